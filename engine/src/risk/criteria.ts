import type { IndividualCriterion, SocietalCriterion } from './facts-types.ts';
import { type FnPoint, frequencyOfAtLeast } from './societal-risk.ts';

export interface Comparison {
  readonly criterion: string;
  /** Highest frequency over the allowed one; above 1 the criterion is exceeded. */
  readonly ratio: number;
  /** Number of deaths where it is highest; null for individual risk, and where no event reaches the criterion's numbers. */
  readonly atDeaths: number | null;
}

/** Frequency that a criterion allows for a number of deaths: straight on double logarithmic paper; null where it says nothing. */
export const allowedBy = ({ points }: SocietalCriterion, deaths: number): number | null => {
  const [first] = points;
  if (first === undefined || deaths < first[0]) return null;
  const next = points.findIndex(([n]) => n > deaths);
  // A line goes on beyond its last point as it came; a single point speaks for its own number alone.
  const i = next < 0 ? points.length - 1 : next;
  const to = points[i];
  const from = points[i - 1];
  if (to === undefined) return null;
  if (from === undefined) return deaths === to[0] ? to[1] : null;
  const slope = Math.log(to[1] / from[1]) / Math.log(to[0] / from[0]);
  return from[1] * (deaths / from[0]) ** slope;
};

/** Sets an F–N curve against a published line or point: the worst ratio of frequency to what is allowed, at its number of deaths. */
export const compareSocietal = (curve: readonly FnPoint[], criterion: SocietalCriterion): Comparison => {
  const [start] = criterion.points;
  const numbers = criterion.points.length === 1 ? [start?.[0] ?? 1] : [start?.[0] ?? 1, ...curve.map(([n]) => n)];
  let worst: Comparison = { criterion: criterion.id, ratio: 0, atDeaths: null };
  for (const deaths of numbers) {
    const allowed = allowedBy(criterion, deaths);
    const ratio = allowed === null ? 0 : frequencyOfAtLeast(curve, deaths) / allowed;
    if (ratio > worst.ratio) worst = { criterion: criterion.id, ratio, atDeaths: deaths };
  }
  return worst;
};

/** Sets the highest individual risk of people's places against a published limit. */
export const compareIndividual = (highestPerYear: number, criterion: IndividualCriterion): Comparison => ({
  criterion: criterion.id,
  ratio: highestPerYear / criterion.perYear,
  atDeaths: null,
});
