import { ApiError } from '@hazardguard/contract';
import type { ReadingsDocument, ScenarioDocument, SourceFound } from '@hazardguard/engine';
import { readScenario } from '../../../assess/runs/create-run.ts';

/** Assumed duration of the release, s. It is not known yet, and the footprint of a steady plume does not grow after this time. */
const releaseS = 3_600;

/** Model choices in order of preference: as estimated; without dense-gas effects; as a flammable cloud where no toxic level is known. */
const modelChoices = [
  { hazard: 'leak' },
  { hazard: 'leak', model: 'similarity-plume' },
  { hazard: 'flammable' },
  { hazard: 'flammable', model: 'similarity-plume' },
] as const;

/** Why the engine refuses a scenario; undefined: it accepts it. */
export const findRefusal = (scenario: ScenarioDocument): ApiError | undefined => {
  try {
    readScenario({ scenario });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

/** The most likely source as the first scenario that the engine accepts. */
export const toFootprintScenario = (
  { chemical, site, weather, time }: Pick<ReadingsDocument, 'chemical' | 'site' | 'weather' | 'time'>,
  { best }: Pick<SourceFound, 'best'>,
): ScenarioDocument => {
  const { rateKgS, droplets, stability, latitude, longitude, windFromDeg } = best;
  const scenarios = modelChoices.map(
    (choice): ScenarioDocument => ({
      chemical,
      ...choice,
      quantityKg: rateKgS * releaseS,
      rupture: { type: 'direct', rateKgS, ...(droplets > 0 ? { liquidFraction: droplets } : {}) },
      weather: { ...weather, windFromDeg, stability },
      site: { ...site, latitude, longitude },
      ...(choice.hazard === 'leak' ? { exposureFrom: 'release' } : {}),
      ...(time === undefined ? {} : { time }),
    }),
  );
  const [asEstimated] = scenarios;
  const accepted = scenarios.find((scenario) => findRefusal(scenario) === undefined) ?? asEstimated;
  if (accepted === undefined) throw new RangeError('There is at least one model choice');
  return accepted;
};
