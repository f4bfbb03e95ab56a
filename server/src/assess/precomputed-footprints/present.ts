import { forecastStaleMinutes, type PrecomputedFootprint } from '@hazardguard/contract';
import { freshMs } from './due.ts';
import type { StoredAnswer } from './precompute-site.ts';
import type { PrecomputedRow } from './store.ts';

const hourMs = 3_600_000;

/** Answer for a site without a result. */
const emptyAnswer: StoredAnswer = {
  engineVersion: null,
  worst: null,
  alternative: null,
  peopleAround: 0,
  present: null,
  presentReason: null,
  presentMissing: null,
  forecast: null,
  forecastReason: null,
  hours: [],
  worstHour: null,
  overtakenBy: [],
  nearestSchool: null,
  warnings: [],
  leftOut: [],
};

const computeAgeS = (from: string, now: Date): number => Math.max(0, Math.round((now.getTime() - Date.parse(from)) / 1000));

/** The stored answer with its ages as of now, without past hours and warnings. */
export const presentPrecomputed = (row: PrecomputedRow, now: Date): PrecomputedFootprint => {
  // An answer stored by an earlier version may lack newer fields.
  const answer: StoredAnswer = { ...emptyAnswer, ...row.answer };
  const { present, forecast } = answer;
  const isAhead = (until: string): boolean => Date.parse(until) > now.getTime();
  return {
    ...answer,
    industryId: row.industry_id,
    industryName: row.industry_name,
    sample: row.sample,
    state: row.state,
    computedAt: row.computed_at?.toISOString() ?? null,
    due: row.due,
    // An earlier version stored only the reason.
    presentMissing: answer.presentMissing ?? (answer.presentReason === null ? null : 'weather'),
    present: present && {
      ...present,
      weather: {
        ...present.weather,
        ageS: computeAgeS(present.weather.at, now),
        stale: present.weather.stale || now.getTime() - Date.parse(present.weather.at) > freshMs,
      },
    },
    forecast: forecast && {
      ...forecast,
      ageS: computeAgeS(forecast.receivedAt, now),
      stale: computeAgeS(forecast.receivedAt, now) > forecastStaleMinutes * 60,
    },
    hours: answer.hours.filter(({ time }) => Date.parse(time) > now.getTime() - hourMs),
    warnings: answer.warnings.filter((warning) => !('to' in warning) || isAhead(warning.to)),
  };
};
