import type { PrecomputedFootprint } from '@hazardguard/contract';
import { freshMs } from './due.ts';
import type { StoredAnswer } from './precompute-site.ts';
import type { PrecomputedRow } from './store.ts';

const hourMs = 3_600_000;

/** What is told of a site about which nothing has been computed. */
const nothing: StoredAnswer = {
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

/** The stored answer with its ages as of now; hours and warnings that are over are left out. */
export const presentPrecomputed = (row: PrecomputedRow, now: Date): PrecomputedFootprint => {
  // What an earlier version stored may lack what has come since.
  const answer: StoredAnswer = { ...nothing, ...row.answer };
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
    // An earlier version stored the reason alone.
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
      stale: 1000 * computeAgeS(forecast.receivedAt, now) > freshMs,
    },
    hours: answer.hours.filter(({ time }) => Date.parse(time) > now.getTime() - hourMs),
    warnings: answer.warnings.filter((warning) => !('to' in warning) || isAhead(warning.to)),
  };
};
