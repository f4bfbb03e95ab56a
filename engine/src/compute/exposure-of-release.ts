import { prepare } from '../choose/prepare.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';

/** The exposure that the levels of a release are for, and the sentence that says so. */
export interface ReleaseExposure {
  readonly exposureS: number;
  readonly caveat: Caveat;
}

/** Times that every level of the requested family is tabulated for, s, shortest first; none where the substance lacks the family. */
const listTimes = ({ substance, levelFamily }: Scenario): readonly number[] => {
  const tables = (substance.toxicLevels ?? [])
    .filter(({ family }) => family === levelFamily)
    .map(({ byExposure }) => byExposure.filter(({ ppm }) => ppm > 0).map(({ seconds }) => seconds))
    .filter((seconds) => seconds.length > 0);
  const [first = [], ...others] = tables;
  return first.filter((seconds) => others.every((one) => one.includes(seconds))).toSorted((a, b) => a - b);
};

/** How long the release lasts, s; null: it cannot be computed, which the check of the scenario says. */
const findDuration = (scenario: Scenario): number | null => {
  try {
    return prepare(scenario).source.steps.at(-1)?.toS ?? 0;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

const minutes = (seconds: number): string => `${Math.max(1, seconds / 60).toFixed(0)} min`;

const describe = (durationS: number, said: Pick<Caveat, 'code' | 'message' | 'params'>): Caveat => ({
  severity: 'note',
  quantity: 'durationS',
  value: durationS,
  unit: 's',
  ...said,
});

/**
 * A release shorter than the exposure time is judged by the levels for the shortest tabulated time that it does not outlast: a leak of 7.5 minutes by
 * the 10-minute AEGL (source nac-aegl). One that lasts longer keeps the exposure time, which a caveat says where the tables have longer times. Null
 * where nothing is to be said: the tables have no other time, or the duration is not known.
 */
export const exposureOfRelease = (scenario: Scenario): ReleaseExposure | null => {
  if (scenario.hazard !== 'leak') return null;
  const times = listTimes(scenario);
  const statedS = scenario.exposureS;
  if (times.every((seconds) => seconds === statedS)) return null;
  const durationS = findDuration(scenario);
  if (durationS === null) return null;
  const statedMin = statedS / 60;
  const exposureS = times.find((seconds) => seconds < statedS && durationS <= seconds);
  if (exposureS !== undefined) {
    const exposureMin = exposureS / 60;
    const message = `The release lasts ${minutes(durationS)}, so levels for ${minutes(exposureS)} of exposure are used, not for ${minutes(statedS)}.`;
    return { exposureS, caveat: describe(durationS, { code: 'exposure-of-release', message, params: { exposureMin, statedMin } }) };
  }
  const longerS = times.find((seconds) => seconds > statedS);
  if (durationS <= statedS || longerS === undefined) return null;
  const message = `The release lasts ${minutes(durationS)}; levels for ${minutes(statedS)} of exposure are used, because the people warned leave the cloud or go indoors sooner. For people who stay in it longer, choose levels for a longer time.`;
  return { exposureS: statedS, caveat: describe(durationS, { code: 'release-outlasts-exposure', message, params: { statedMin } }) };
};
