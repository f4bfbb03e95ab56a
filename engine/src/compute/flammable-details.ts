import { flammableCloud } from '../explosion/flammable-cloud.ts';
import { atMostStock, readLimits } from '../explosion/vapour-cloud-explosion.ts';
import type { Air, Field, Scenario, SourceTerm } from '../types/pipeline.ts';
import type { Detail } from '../types/result-types.ts';
import { ppmPerDensity } from '../units/convert.ts';

/** How much of a flammable cloud can burn at most, and when; none where the upper limit is not known. */
export const flammableDetails = (scenario: Scenario, air: Air, source: SourceTerm, field: Field): readonly Detail[] => {
  const { substance, hazard } = scenario;
  if (hazard !== 'flammable' || field.shape !== 'plume' || substance.upperFlammableLimit === undefined) return [];
  const kgPerPpm = 1 / ppmPerDensity(air.pressurePa, substance.molarMass, air.temperatureK);
  const { massKg, timeS } = flammableCloud(field, readLimits(substance), kgPerPpm, source.heightM);
  return [
    { key: 'flammable-mass', label: 'Flammable mass', value: atMostStock(scenario, massKg), unit: 'kg' },
    { key: 'flammable-moment', label: 'Time of the greatest flammable mass', value: timeS, unit: 's' },
  ];
};
