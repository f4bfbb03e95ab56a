import { prepare } from './choose/prepare.ts';
import type { Caveat } from './common-types.ts';
import type { Scenario } from './pipeline.ts';
import { Refusal } from './refusal.ts';

/** The exposure that the levels of a short release are for. */
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

/**
 * A release shorter than the exposure time is judged by the levels for the shortest tabulated time that it does not outlast: a leak of 7.5 minutes by
 * the 10-minute AEGL (source nac-aegl). Null where the stated exposure time holds: the release lasts as long, or the tables have no shorter time.
 */
export const exposureOfRelease = (scenario: Scenario): ReleaseExposure | null => {
  if (scenario.hazard !== 'leak') return null;
  const shorter = listTimes(scenario).filter((seconds) => seconds < scenario.exposureS);
  if (shorter.length === 0) return null;
  const durationS = findDuration(scenario);
  const exposureS = shorter.find((seconds) => durationS !== null && durationS <= seconds);
  if (exposureS === undefined || durationS === null) return null;
  return {
    exposureS,
    caveat: {
      code: 'exposure-of-release',
      severity: 'note',
      message: `The release lasts ${Math.max(1, durationS / 60).toFixed(0)} min, so levels for ${(exposureS / 60).toFixed(0)} min of exposure are used, not for ${(scenario.exposureS / 60).toFixed(0)} min.`,
      quantity: 'durationS',
      value: durationS,
      unit: 's',
      params: { exposureMin: exposureS / 60, statedMin: scenario.exposureS / 60 },
    },
  };
};
