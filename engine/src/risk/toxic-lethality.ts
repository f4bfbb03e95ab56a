import type { Series } from '../dose/series.ts';
import { loadOverTime } from '../dose/toxic-load.ts';
import { indoorSeries, withClearing } from '../effect/indoor.ts';
import { deathShare, probitOf, unitPerPpm } from '../effect/probit.ts';
import type { PlumeField } from '../pipeline.ts';
import type { Probit } from '../substance-model.ts';
import type { Lethality, LethalityField } from './lethality.ts';

/** Distances at which a cloud's passing is followed, and moments of each. */
const stations = 40;
const moments = 60;

/** The passing of a cloud on its axis, as a share of the highest value there. */
const passing = (field: PlumeField, x: number): Series => {
  const peak = field.peak(x, 0, 0);
  const arrival = field.arrivalS(x);
  const departure = field.departureS(x);
  // Arrival and departure are where half the rate has come or gone: the cloud's ends are blurred by some of the time of travel.
  const blur = 0.6 * arrival + 10;
  const from = Math.max(0, arrival - blur);
  const step = (departure + blur - from) / (moments - 1);
  const timeS = Float64Array.from({ length: moments }, (_none, i) => from + i * step);
  return { timeS, value: timeS.map((t) => (peak > 0 ? Math.min(1, field.at(x, 0, 0, t) / peak) : 0)) };
};

/** The greatest load taken in within a time, s: the worst spell of a longer passing. */
const worstLoad = (series: Series, n: number, withinS: number): number => {
  const load = loadOverTime(series, n);
  const { timeS } = series;
  let worst = 0;
  let start = 0;
  for (let i = 0; i < load.length; i++) {
    while ((timeS[i] ?? 0) - (timeS[start] ?? 0) > withinS) start++;
    worst = Math.max(worst, (load[i] ?? 0) - (load[start] ?? 0));
  }
  return worst;
};

/** Minutes at the highest value that weigh as much as the passing does, by distance; straight in the logarithm of the distance. */
const minutesBy = (field: PlumeField, minutesAt: (x: number) => number): ((x: number) => number) => {
  const step = Math.log(field.rangeM) / (stations - 1);
  const minutes = Float64Array.from({ length: stations }, (_none, i) => minutesAt(Math.exp(i * step)));
  return (x) => {
    const place = Math.min(stations - 1.000001, Math.max(0, Math.log(Math.max(1, x)) / step));
    const i = Math.floor(place);
    const low = minutes[i] ?? 0;
    return low + ((minutes[i + 1] ?? 0) - low) * (place - i);
  };
};

export interface Breathing {
  /** Longest exposure that counts, s. */
  readonly exposureS: number;
  /** Air changes of a house, 1/s. */
  readonly airChangesPerS: number;
}

/**
 * Death by breathing the cloud: P = Φ(a + b ln(Cⁿ T) − 5), C the highest concentration at the place and T the minutes at it that
 * weigh as much as the whole passing, T = ∫(c(t)/C)ⁿ dt over the worst half hour (cpr18e, chapter 5); indoors with the concentration
 * of a well-mixed house. Off the axis the cloud is taken to pass as on it. Ground level; peaks within the mean are not counted.
 */
export const toxicLethality = (
  field: PlumeField,
  probit: Probit,
  molarMass: number,
  { exposureS, airChangesPerS }: Breathing,
): Lethality => {
  const { n } = probit;
  const perPpm = unitPerPpm(probit, molarMass);
  const exchange = [{ fromS: 0, perS: airChangesPerS }];
  const outdoors = minutesBy(field, (x) => worstLoad(passing(field, x), n, exposureS));
  const indoors = minutesBy(field, (x) => worstLoad(indoorSeries(withClearing(passing(field, x), airChangesPerS), exchange), n, exposureS));
  const death =
    (minutes: (x: number) => number): LethalityField =>
    (x, y) => {
      const ppm = field.peak(x, y, 0);
      return ppm > 0 ? deathShare(probitOf(probit, (perPpm * ppm) ** n * minutes(x))) : 0;
    };
  const open = death(outdoors);
  return { individual: open, outdoors: open, indoors: death(indoors), rangeM: field.rangeM };
};
