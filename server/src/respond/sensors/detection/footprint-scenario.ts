import { ApiError } from '@hazardguard/contract';
import type { ReadingsDocument, ScenarioDocument, SourceFound } from '@hazardguard/engine';
import { readScenario } from '../../../assess/runs/create-run.ts';

/** How long a release is taken to go on, s: nobody knows yet, and the footprint of a steady plume does not grow after it. */
const releaseS = 3_600;

/** Ways to draw a cloud, the first that the engine takes: as found; its weight left out; where no level of poison is known, as it may burn. */
const ways = [
  { hazard: 'leak' },
  { hazard: 'leak', model: 'similarity-plume' },
  { hazard: 'flammable' },
  { hazard: 'flammable', model: 'similarity-plume' },
] as const;

/** Why the engine takes no scenario; undefined: it does. */
export const findRefusal = (scenario: ScenarioDocument): ApiError | undefined => {
  try {
    readScenario({ scenario });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

/** The likeliest source as a scenario that the engine takes: a fact that its library lacks takes no footprint away that can be drawn without. */
export const toFootprintScenario = (
  { chemical, site, weather, time }: Pick<ReadingsDocument, 'chemical' | 'site' | 'weather' | 'time'>,
  { best }: Pick<SourceFound, 'best'>,
): ScenarioDocument => {
  const { rateKgS, droplets, stability, latitude, longitude, windFromDeg } = best;
  const scenarios = ways.map(
    (way): ScenarioDocument => ({
      chemical,
      ...way,
      quantityKg: rateKgS * releaseS,
      rupture: { type: 'direct', rateKgS, ...(droplets > 0 ? { liquidFraction: droplets } : {}) },
      weather: { ...weather, windFromDeg, stability },
      site: { ...site, latitude, longitude },
      ...(time === undefined ? {} : { time }),
    }),
  );
  const [asFound] = scenarios;
  const taken = scenarios.find((scenario) => findRefusal(scenario) === undefined) ?? asFound;
  if (taken === undefined) throw new RangeError('There is at least one way to draw a cloud');
  return taken;
};
