import type { Series } from '../dose/series.ts';

/** A house is followed for this many times 1/λ after the cloud, s: e^-6 is 0.25 %. */
const clearings = 6;
const longestS = 86_400;

/** Longest step, as a share of 1/κ. */
const finest = 0.1;

/** Air exchange from a moment on, until the next. */
export interface AirExchange {
  readonly fromS: number;
  /** Air changes, 1/s. */
  readonly perS: number;
}

/**
 * Concentration indoors of a well-mixed house in an outdoor concentration: dCi/dt = λ (Co - Ci) - k Ci.
 *
 * Exact step by step: Co goes straight from c0 at slope s, λ is constant, so with κ = λ + k
 * Ci(τ) = A + B τ + (Ci(0) - A) e^(-κτ), B = λ s/κ, A = (λ c0 - B)/κ; moments where λ changes are put in between.
 * Outdoor series in any unit over s; λ and the loss k to walls and floor in 1/s; starts with clean air; result in the same unit on
 * the moments of the outdoor series, of the changes of λ, and often enough between that straight lines through it are true to a part
 * in a thousand. Filters, rooms and a wind that pumps are not in it.
 * Source aloha-td 4.5 (λ), farrell-2020 (worked example).
 */
export const indoorSeries = (outdoor: Series, exchange: readonly AirExchange[], depositionPerS = 0): Series => {
  const timeS: number[] = [];
  const value: number[] = [];
  let inside = 0;
  let active = 0;
  const exchangeFrom = (moment: number): number => {
    while ((exchange[active + 1]?.fromS ?? Number.POSITIVE_INFINITY) <= moment) active++;
    return exchange[active]?.perS ?? 0;
  };
  const step = (seconds: number, from: number, slope: number, perS: number): number => {
    const rate = perS + depositionPerS;
    if (!(rate > 0) || !(seconds > 0)) return inside;
    const b = (perS * slope) / rate;
    const a = (perS * from - b) / rate;
    return Math.max(0, a + b * seconds + (inside - a) * Math.exp(-rate * seconds));
  };
  const note = (moment: number): void => {
    timeS.push(moment);
    value.push(inside);
  };
  outdoor.timeS.forEach((to, i) => {
    const before = outdoor.timeS[i - 1];
    if (before !== undefined) {
      const startValue = outdoor.value[i - 1] ?? 0;
      const slope = to > before ? ((outdoor.value[i] ?? 0) - startValue) / (to - before) : 0;
      let from = before;
      while (from < to) {
        const perS = exchangeFrom(from);
        const until = Math.min(to, exchange[active + 1]?.fromS ?? to, from + finest / (perS + depositionPerS));
        inside = step(until - from, startValue + slope * (from - before), slope, perS);
        if (until < to) note(until);
        from = until;
      }
    }
    note(to);
  });
  return { timeS: Float64Array.from(timeS), value: Float64Array.from(value) };
};

/**
 * An outdoor series lengthened by clean air until a house of an air exchange, 1/s, has lost all but a few parts in a thousand of
 * what it took in, at most a day.
 */
export const withClearing = (outdoor: Series, perS: number): Series => {
  const endS = outdoor.timeS.at(-1) ?? 0;
  const lengthS = Math.min(clearings / Math.max(perS, 1e-9), longestS);
  return { timeS: Float64Array.of(...outdoor.timeS, endS, endS + lengthS), value: Float64Array.of(...outdoor.value, 0, 0) };
};
