import type { Random } from '@hazardguard/engine/models';

export const pick = <T>(random: Random, list: readonly T[]): T => {
  const chosen = list[Math.floor(list.length * random.uniform())];
  if (chosen === undefined) throw new Error('Nothing to pick from');
  return chosen;
};

export const chance = (random: Random, share: number): boolean => random.uniform() < share;

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random.uniform();

/** Spread evenly over orders of magnitude. */
export const logBetween = (random: Random, low: number, high: number): number => Math.exp(between(random, Math.log(low), Math.log(high)));
