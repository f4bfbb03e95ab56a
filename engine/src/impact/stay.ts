import { findHighest, type Series } from '../dose/series.ts';
import { equivalentConcentration, toxicLoad } from '../dose/toxic-load.ts';
import { computeProbit, deathShare, loadInUnit } from '../effect/probit.ts';
import type { ProbitSet, Substance } from '../types/substance-types.ts';
import type { Deaths, Span, Stay } from '../types/threat-types.ts';

/** Deaths by each set of probits, the requested one first; each set has its own exponent, so each reads the series itself. */
const computeDeaths = ({ probits = [], molarMass }: Substance, wanted: ProbitSet, series: Series): readonly Deaths[] =>
  [...probits]
    .sort((a, b) => Number(b.set === wanted) - Number(a.set === wanted))
    .map((probit) => {
      const value = computeProbit(probit, loadInUnit(probit, toxicLoad(series, probit.n), molarMass));
      return { set: probit.set, probit: value, share: deathShare(value) };
    });

/**
 * What a person takes in who breathes a series from its beginning to its end: peak, toxic load, equivalent concentration over a
 * time, s, deaths by probit, share of the dangerous loads. ppm, s, ppmⁿ min.
 */
export const computeStay = (series: Series, substance: Substance, wanted: ProbitSet, exponent: number, exposureS: number): Stay => {
  const highest = findHighest(series);
  const load = toxicLoad(series, exponent);
  const { slot } = substance;
  const dangerous = slot === undefined ? null : toxicLoad(series, slot.n);
  return {
    peak: highest.value,
    peakS: highest.timeS,
    load,
    equivalent: equivalentConcentration(load, exponent, exposureS),
    deaths: computeDeaths(substance, wanted, series),
    slotShare: dangerous === null || slot === undefined ? null : dangerous / slot.slot,
    slodShare: dangerous === null || slot?.slod === undefined ? null : dangerous / slot.slod,
  };
};

/** First and last moment of a series at or above a value; null where it never is. */
export const spanAbove = ({ timeS, value }: Series, level: number): Span | null => {
  const first = value.findIndex((one) => one >= level);
  if (first === -1) return null;
  const last = value.findLastIndex((one) => one >= level);
  const crossing = (i: number, j: number): number => {
    const inside = value[i] ?? 0;
    const outside = value[j];
    const at = timeS[i] ?? 0;
    if (outside === undefined || inside === outside) return at;
    return at + ((timeS[j] ?? at) - at) * ((inside - level) / (inside - outside));
  };
  return { fromS: crossing(first, first - 1), untilS: crossing(last, last + 1) };
};
