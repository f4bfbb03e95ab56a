import type { Fluid, IgnitionFacts } from './facts-types.ts';

/** Size of a release: a rate, kg/s, or an instantaneous mass, kg. */
export interface Released {
  readonly rateKgS: number | null;
  readonly massKg: number;
}

export type IgnitionSet = 'hyram-generic' | 'hyram-hydrogen' | 'cpr18e';

/** Probabilities of immediate and delayed ignition; together at most 1. */
export interface Ignition {
  readonly immediate: number;
  readonly delayed: number;
  /** No published value of delayed ignition: every release that did not ignite immediately is assumed to ignite later, or none where it is toxic. */
  readonly delayedAssumed: 'all' | 'none' | null;
  readonly source: string;
}

/** Which of three bands a value is in: below the first threshold, below the second, or from it on. */
const findBand = ([first, second]: readonly [number, number], value: number): 0 | 1 | 2 => (value < first ? 0 : value < second ? 1 : 2);

/**
 * Probability that a release ignites, by the size of the release.
 * hyram-generic, hyram-hydrogen: immediate and delayed by rate, kg/s (source hyram-leaks; thresholds 1 and 50, 0.125 and 6.25); a
 * instantaneous release is in the highest band. cpr18e: direct ignition by rate or mass and kind of fluid (source cpr18e, Table 4.5);
 * its delayed ignition depends on the sources of ignition around. Without a stated share the cautious end is taken: all that is left
 * ignites later, but nothing of a poison, whose cloud reaches farther unburnt.
 */
export const findIgnition = (
  facts: IgnitionFacts,
  set: IgnitionSet,
  fluid: Fluid,
  released: Released,
  statedDelayed: number | null,
  poisons: boolean,
): Ignition => {
  const { rateKgS, massKg } = released;
  if (set === 'cpr18e') {
    const { kgS, kg, immediate: byFluid, source } = facts.cpr18e;
    const immediate = byFluid[fluid][rateKgS === null ? findBand(kg, massKg) : findBand(kgS, rateKgS)];
    const delayed = Math.min(1 - immediate, statedDelayed ?? (poisons ? 0 : 1));
    return { immediate, delayed, delayedAssumed: statedDelayed !== null ? null : poisons ? 'none' : 'all', source };
  }
  const { kgS, immediate, delayed, source } = facts[set];
  const band = rateKgS === null ? 2 : findBand(kgS, rateKgS);
  const later = Math.min(1 - immediate[band], statedDelayed ?? delayed[band]);
  return { immediate: immediate[band], delayed: later, delayedAssumed: null, source };
};
