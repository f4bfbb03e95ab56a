import { footprintCaveats } from '../caveats/footprint-caveats.ts';
import { nearBoilingCaveats } from '../caveats/near-boiling.ts';
import { nearDenseCaveats } from '../caveats/near-dense.ts';
import { notModelledCaveats } from '../caveats/not-modelled.ts';
import { findProof, toReached, validationCaveats } from '../choose/validation.ts';
import { flammableCloud } from '../explosion/flammable-cloud.ts';
import { atMostStock, readLimits } from '../explosion/vapour-cloud-explosion.ts';
import { footprint } from '../field/footprint.ts';
import { onGround } from '../field/on-ground.ts';
import type { ZoneOnPlane } from '../field/zone.ts';
import type { WindFrame } from '../geo/wind-frame.ts';
import { computeImpact } from '../impact/impact.ts';
import { type ReceptorTable, receptorTable } from '../impact/receptor-table.ts';
import type { Air, Field, Scenario, SourceTerm } from '../types/pipeline.ts';
import type { Detail, RunResult } from '../types/result-types.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { engineVersion } from '../version.ts';
import { computeZones } from './compute-zones.ts';

/** The wind of each entry of the weather, as far as it decides where the cloud goes. */
const listWinds = ({ weather, laterWeather = [] }: Scenario): NonNullable<RunResult['winds']> =>
  [{ fromS: 0, weather }, ...laterWeather].map(({ fromS, weather: { windFromDeg, windSpeedMs, stability } }) => ({
    fromS,
    windFromDeg,
    windSpeedMs,
    stability,
  }));

/** How much of a flammable cloud can burn at most, and when; none where the upper limit is not known. */
const flammableDetails = (scenario: Scenario, air: Air, source: SourceTerm, field: Field): readonly Detail[] => {
  const { substance, hazard } = scenario;
  if (hazard !== 'flammable' || field.shape !== 'plume' || substance.upperFlammableLimit === undefined) return [];
  const kgPerPpm = 1 / ppmPerDensity(air.pressurePa, substance.molarMass, air.temperatureK);
  const { massKg, timeS } = flammableCloud(field, readLimits(substance), kgPerPpm, source.heightM);
  return [
    { key: 'flammable-mass', label: 'Flammable mass', value: atMostStock(scenario, massKg), unit: 'kg' },
    { key: 'flammable-moment', label: 'Time of the greatest flammable mass', value: timeS, unit: 's' },
  ];
};

/** A result with a non-finite number must never leave the engine. */
const refuseNaN = (zones: readonly ZoneOnPlane[]): void => {
  for (const { level, reachM, maxHalfWidthM, areaM2 } of zones) {
    if (![reachM, maxHalfWidthM, areaM2, level.value].every(Number.isFinite)) {
      throw new Error(
        `${level.id}: reach ${reachM} m, half-width ${maxHalfWidthM} m, area ${areaM2} m², level ${level.value}; all must be finite`,
      );
    }
  }
};

/** The stages of a run: scenario → source → field → footprint → impact → result. Pure and deterministic. */
export const run = (scenario: Scenario, receptors: ReceptorTable = receptorTable(scenario.receptors)): RunResult => {
  const own = computeZones(scenario);
  const { prepared, output, field, zones } = own;
  const { model, mode, reason, reasonCode, reasonParams, air, source, overlay, caveats } = prepared;
  const details = [...(output.details ?? []), ...flammableDetails(scenario, air, source, output.field)];
  const overlays = overlay.length === 0 ? [] : footprint(field, overlay);
  refuseNaN([...zones, ...overlays]);
  const frame: WindFrame = { ...scenario.site, windFromDeg: scenario.weather.windFromDeg };
  const { impact, hits, receptorsOmitted } = computeImpact(field, zones, frame, receptors);
  const { substance, site, weather } = scenario;
  return {
    engineVersion,
    scenarioHash: scenario.hash,
    hazard: scenario.hazard,
    chemical: { id: substance.id, name: substance.name, cas: substance.cas },
    site: { latitude: site.latitude, longitude: site.longitude },
    windFromDeg: weather.windFromDeg,
    windSpeedMs: weather.windSpeedMs,
    stability: weather.stability,
    winds: field.shape === 'path' ? listWinds(scenario) : undefined,
    model: {
      id: model.id,
      title: model.title,
      mode,
      ...findProof(model, source),
      reason,
      reasonCode,
      reasonParams,
      sources: model.sources,
    },
    source: source.summary,
    details: details.length === 0 ? undefined : details,
    zones: zones.map(onGround(frame)),
    overlays: overlays.length === 0 ? undefined : overlays.map(onGround(frame)),
    impact,
    hits,
    receptorsOmitted,
    receptorsConsidered: receptors.ids.length,
    inputs: scenario.inputs,
    caveats: [
      ...scenario.caveats,
      ...source.caveats,
      ...caveats,
      ...output.caveats,
      ...own.caveats,
      ...nearBoilingCaveats(scenario, own),
      ...nearDenseCaveats(scenario, own),
      ...validationCaveats(model, source, toReached(zones)),
      ...footprintCaveats(scenario, model, source, field, zones),
      ...notModelledCaveats(scenario, air, source, model),
    ],
  };
};
