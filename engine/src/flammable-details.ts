import { flammableCloud } from './explosion/flammable-cloud.ts';
import { limitsOf } from './explosion/vapour-cloud-explosion.ts';
import type { Air, Field, Scenario, SourceTerm } from './pipeline.ts';
import type { Detail } from './result-model.ts';
import { ppmPerDensity } from './units/convert.ts';

/** How much of a flammable cloud can burn at most, and when; none where the upper limit is not known. */
export const flammableDetails = (scenario: Scenario, air: Air, source: SourceTerm, field: Field): readonly Detail[] => {
  const { substance, hazard } = scenario;
  if (hazard !== 'flammable' || field.shape !== 'plume' || substance.upperFlammableLimit === undefined) return [];
  const kgPerPpm = 1 / ppmPerDensity(air.pressurePa, substance.molarMass, air.temperatureK);
  const { massKg, timeS } = flammableCloud(field, limitsOf(substance), kgPerPpm, source.heightM);
  return [
    { key: 'flammable-mass', label: 'Mass that can burn', value: massKg, unit: 'kg' },
    { key: 'flammable-moment', label: 'Most can burn after', value: timeS, unit: 's' },
  ];
};
