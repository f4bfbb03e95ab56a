import { equivalentField } from '../dose/equivalent-field.ts';
import { historyAt } from '../dose/history.ts';
import { heaviestLoad } from '../dose/toxic-load.ts';
import { indoorSeries, withClearing } from '../effect/indoor.ts';
import { deathShare, probitOf, unitPerPpm } from '../effect/probit.ts';
import type { PlumeField } from '../pipeline.ts';
import type { Probit } from '../substance-model.ts';
import type { Lethality } from './lethality.ts';

/** Distances at which the air of a house is followed, and moments of each passing. */
const stations = 40;
const moments = 64;

export interface Breathing {
  /** Longest exposure that counts, s. */
  readonly exposureS: number;
  /** Air changes of a house, 1/s. */
  readonly airChangesPerS: number;
}

/**
 * Load that a house under the axis takes in, as the share of (highest concentration outdoors)ⁿ × minutes: by distance, straight in
 * its logarithm between stations.
 */
const indoorMinutes = (field: PlumeField, n: number, { exposureS, airChangesPerS }: Breathing): ((xM: number) => number) => {
  const exchange = [{ fromS: 0, perS: airChangesPerS }];
  const step = Math.log(field.rangeM) / (stations - 1);
  const minutes = Float64Array.from({ length: stations }, (_none, i) => {
    const x = Math.exp(i * step);
    const highest = field.peak(x, 0, 0);
    if (!(highest > 0)) return 0;
    const house = indoorSeries(withClearing(historyAt(field, x, 0, 0, moments), airChangesPerS), exchange);
    return heaviestLoad(house, n, exposureS) / highest ** n;
  });
  return (x) => {
    const place = Math.min(stations - 1, Math.max(0, Math.log(Math.max(1, x)) / step));
    const i = Math.min(stations - 2, Math.floor(place));
    const low = minutes[i] ?? 0;
    return low + ((minutes[i + 1] ?? 0) - low) * (place - i);
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
  const death = (ppm: number, minutes: number): number => deathShare(probitOf(probit, (perPpm * ppm) ** n * minutes));
  const steady = equivalentField(field, { exponent: n, exposureS });
  const minutesIndoors = indoorMinutes(field, n, breathing);
  const open = (x: number, y: number): number => death(steady.peak(x, y, 0), exposureS / 60);
  return {
    individual: open,
    outdoors: open,
    indoors: (x, y) => death(field.peak(x, y, 0), minutesIndoors(x)),
    rangeM: field.rangeM,
  };
};
