import { erfRead } from '../numerics/erf-table.ts';
import { topOfThree } from '../numerics/top-of-three.ts';

/** A step that lasts this many smearing lengths is level in its middle: 1 - erf(4) = 1.5e-8. */
const level = 8;

/**
 * Smearing lengths from a hand-over at which a long step is asked too. Where the next cloud is there before the last of the one before, the sum
 * may be highest ahead of the hand-over; what is left of such a bump unseen from there is below 0.1 % of the value.
 */
const nearEdge = 1.2;

/** Steps that last fewer smearing lengths are seen from their middle and their ends alone. */
const long = 3;

/** Steps of a release as they pass one distance, a value per step; set them, then call `changed`. */
export interface StepPassage {
  /** Value of a step that never ends. */
  readonly steady: Float64Array;
  /** When the first and the last gas of a step come, s from the start of the release. */
  readonly begins: Float64Array;
  readonly ends: Float64Array;
  /** Speed of a step's cloud over √2 σx, 1/s; infinite where nothing is smeared. */
  readonly sharpness: Float64Array;
  /** What a step counts for at the place that is asked, 0–1. May change without `changed`. */
  readonly weight: Float64Array;
  readonly changed: () => void;
  /** One step at a moment, without its weight. */
  readonly stepAt: (step: number, timeS: number) => number;
  /** All steps at a moment, each times its weight. */
  readonly sumAt: (timeS: number) => number;
  /** The moment at which that sum is highest, s. */
  readonly findHighest: () => number;
}

/**
 * The passage of a release of `count` steps, each with its own speed: Σ wᵢ min(most, cᵢ ½ {erf[sᵢ (t - beginᵢ)] - erf[sᵢ (t - endᵢ)]}),
 * and the moment at which it is highest: the best of those halfway between one begin or end and the next, then between its neighbours.
 * Several steps are one hump where the smearing is longer than they are, and level between their ends where it is shorter.
 * Nothing is allocated after the start. Source palazzi-1982.
 */
export const makePassage = (count: number, most: number): StepPassage => {
  const make = (length: number): Float64Array => new Float64Array(length);
  const [steady, begins, ends, sharpness, weight] = [make(count), make(count), make(count), make(count), make(count)];
  const edges = make(2 * count);
  const moments = make(2 * count - 1);
  const passing = make(count * moments.length);
  const last = moments.length - 1;
  let smearingS = 0;
  let knowsMoments = false;

  const stepAt = (n: number, timeS: number): number => {
    const from = begins[n] ?? 0;
    const to = ends[n] ?? 0;
    const sharp = sharpness[n] ?? 0;
    if (sharp === Number.POSITIVE_INFINITY) return timeS >= from && timeS <= to ? Math.min(most, steady[n] ?? 0) : 0;
    return Math.min(most, 0.5 * (steady[n] ?? 0) * (erfRead(sharp * (timeS - from)) - erfRead(sharp * (timeS - to))));
  };

  const sumAt = (timeS: number): number => {
    let sum = 0;
    for (let n = 0; n < count; n++) sum += (weight[n] ?? 0) * stepAt(n, timeS);
    return sum;
  };

  const findMoments = (): void => {
    edges.set(begins);
    edges.set(ends, count);
    edges.sort();
    smearingS = 0;
    for (let n = 0; n < count; n++) smearingS = Math.max(smearingS, 1 / (sharpness[n] ?? 0));
    for (let k = 0; k <= last; k++) {
      const moment = 0.5 * ((edges[k] ?? 0) + (edges[k + 1] ?? 0));
      moments[k] = moment;
      for (let n = 0; n < count; n++) passing[k * count + n] = stepAt(n, moment);
    }
    knowsMoments = true;
  };

  const sumOfMoment = (k: number): number => {
    let sum = 0;
    for (let n = 0; n < count; n++) sum += (weight[n] ?? 0) * (passing[k * count + n] ?? 0);
    return sum;
  };

  const findHighest = (): number => {
    if (!knowsMoments) findMoments();
    let best = 0;
    let highest = sumOfMoment(0);
    for (let k = 1; k <= last; k++) {
      const sum = sumOfMoment(k);
      if (sum > highest) {
        highest = sum;
        best = k;
      }
    }
    const moment = moments[best] ?? 0;
    const before = (best === 0 ? edges[0] : moments[best - 1]) ?? 0;
    const after = (best === last ? edges[last + 1] : moments[best + 1]) ?? 0;
    const atBefore = best === 0 ? sumAt(before) : sumOfMoment(best - 1);
    const atAfter = best === last ? sumAt(after) : sumOfMoment(best + 1);
    const from = edges[best] ?? 0;
    const to = edges[best + 1] ?? 0;
    if (to - from < long * smearingS) return topOfThree(sumAt, before, moment, after, atBefore, highest, atAfter);
    const [early, late] = [from + nearEdge * smearingS, to - nearEdge * smearingS];
    const [atEarly, atLate] = [sumAt(early), sumAt(late)];
    if (atLate > highest && atLate >= atEarly) return topOfThree(sumAt, moment, late, after, highest, atLate, atAfter);
    if (atEarly > highest) return topOfThree(sumAt, before, early, moment, atBefore, atEarly, highest);
    return to - from > level * smearingS ? moment : topOfThree(sumAt, early, moment, late, atEarly, highest, atLate);
  };

  return {
    steady,
    begins,
    ends,
    sharpness,
    weight,
    changed: () => {
      knowsMoments = false;
    },
    stepAt,
    sumAt,
    findHighest,
  };
};
