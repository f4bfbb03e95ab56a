import { historyAt } from '../dose/history.ts';
import { heaviestLoad } from '../dose/toxic-load.ts';
import { indoorSeries, withClearing } from '../effect/indoor.ts';
import { computeProbit, deathShare, unitPerPpm } from '../effect/probit.ts';
import type { PlumeField } from '../types/pipeline.ts';
import type { Probit } from '../types/substance-types.ts';
import { indoors, type Lethality, outdoors, unprotected } from './lethality.ts';

/** Distances at which a passing is followed, and moments of each. */
const stations = 40;
const moments = 64;

export interface Breathing {
  /** Longest exposure that counts, s. */
  readonly exposureS: number;
  /** Air changes of a house, 1/s. */
  readonly airChangesPerS: number;
}

/** Load that a house under the axis takes in, ppmⁿ min. */
const indoorLoad = (field: PlumeField, x: number, n: number, { exposureS, airChangesPerS }: Breathing): number => {
  const outside = withClearing(historyAt(field, x, 0, 0, moments), airChangesPerS);
  return heaviestLoad(indoorSeries(outside, [{ fromS: 0, perS: airChangesPerS }]), n, exposureS);
};

/**
 * Minutes at the highest concentration outdoors that weigh as much as a load on the axis does, by distance; straight in its
 * logarithm between stations.
 */
const minutesBy = (field: PlumeField, loadAt: (x: number) => number, n: number): ((xM: number) => number) => {
  const step = Math.log(field.rangeM) / (stations - 1);
  const minutes = new Float64Array(stations).fill(Number.NaN);
  const found = (i: number): number => {
    const known = minutes[i] ?? 0;
    if (!Number.isNaN(known)) return known;
    const x = Math.exp(i * step);
    const highest = field.peak(x, 0, 0);
    const one = highest > 0 ? loadAt(x) / highest ** n : 0;
    minutes[i] = one;
    return one;
  };
  return (x) => {
    const place = Math.min(stations - 1, Math.max(0, Math.log(Math.max(1, x)) / step));
    const i = Math.min(stations - 2, Math.floor(place));
    const low = found(i);
    return low + (found(i + 1) - low) * (place - i);
  };
};

/**
 * Death by breathing the cloud: P = Φ(a + b ln ∫Cⁿ dt − 5) over the worst half hour of its passing (cpr18e, chapter 5); indoors with
 * the concentration of a well-mixed house. Off the axis the cloud is taken to pass as on it. At the ground; concentrations that
 * flutter about their mean are not counted.
 */
export const toxicLethality = (field: PlumeField, probit: Probit, molarMass: number, breathing: Breathing): Lethality => {
  const { n } = probit;
  const { exposureS } = breathing;
  const perPpm = unitPerPpm(probit, molarMass);
  const death = (ppm: number, minutes: number): number => deathShare(computeProbit(probit, (perPpm * ppm) ** n * minutes));
  const minutesOutdoors = minutesBy(field, (x) => heaviestLoad(historyAt(field, x, 0, 0, moments), n, exposureS), n);
  const minutesIndoors = minutesBy(field, (x) => indoorLoad(field, x, n, breathing), n);
  return {
    write: (x, y, into) => {
      const ppm = field.peak(x, y, 0);
      const open = ppm > 0 ? death(ppm, minutesOutdoors(x)) : 0;
      into[unprotected] = open;
      into[outdoors] = open;
      into[indoors] = ppm > 0 ? death(ppm, minutesIndoors(x)) : 0;
    },
    rangeM: field.rangeM,
  };
};
