import type { Air, Scenario, SourceTerm } from '../pipeline.ts';
import { celsiusOf } from '../units/convert.ts';

/** An explosion has no release over time: the whole stock takes part, and the yield of the blast model scales it. */
export const detonationSource = (scenario: Scenario, air: Air): SourceTerm => ({
  regime: 'detonation',
  steps: [],
  instantaneous: true,
  airborneKg: scenario.quantityKg,
  heightM: 0,
  poolRadiusM: 0,
  densityKgM3: air.densityKgM3,
  temperatureK: scenario.storage.temperatureK,
  liquidFraction: 0,
  jet: null,
  summary: {
    regime: 'detonation',
    rateKgS: null,
    durationS: 0,
    airborneKg: scenario.quantityKg,
    openingAreaM2: null,
    flashFraction: null,
    storagePressureKpa: null,
    temperatureC: celsiusOf(scenario.storage.temperatureK),
    history: [],
  },
  caveats: [],
});
