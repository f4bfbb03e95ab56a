import type { Air, Scenario, SourceTerm } from '../types/pipeline.ts';
import { toCelsius } from '../units/convert.ts';

/** Id of the model that explodes a drifting cloud: the source of such a scenario is that of a leak. */
export const cloudExplosionId = 'vapour-cloud-explosion';

/**
 * Whether an explosion is that of the cloud a rupture makes: requested by the model's id, or, with a rupture, by its congestion or
 * ignition.
 */
export const asksForCloud = (model: unknown, rupture: unknown, { congestion, ignition }: Scenario['blast']): boolean =>
  model === cloudExplosionId ||
  (model === 'auto' && rupture !== undefined && rupture !== null && (congestion !== null || ignition !== null));

/** Whether a scenario's gas drifts as a cloud. */
export const isCloud = ({ hazard, model, rupture, blast }: Scenario): boolean =>
  hazard === 'leak' || hazard === 'flammable' || (hazard === 'explosion' && asksForCloud(model, rupture, blast));

/** An explosion has no release over time: the whole stock takes part, and the yield of the blast model scales it. */
export const detonationSource = (scenario: Scenario, air: Air): SourceTerm => ({
  regime: 'detonation',
  steps: [],
  parts: [],
  instantaneous: true,
  airborneKg: scenario.quantityKg,
  heightM: 0,
  poolRadiusM: 0,
  pool: undefined,
  densityKgM3: air.densityKgM3,
  temperatureK: scenario.storage.temperatureK,
  liquidFraction: 0,
  jet: null,
  summary: {
    regime: 'detonation',
    rateKgS: null,
    durationS: 0,
    airborneKg: scenario.quantityKg,
    leftKg: undefined,
    pooledKg: undefined,
    rainOut: undefined,
    openingAreaM2: null,
    flashFraction: null,
    storagePressureKpa: null,
    temperatureC: toCelsius(scenario.storage.temperatureK),
    history: [],
  },
  caveats: [],
});
