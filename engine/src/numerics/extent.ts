import { lastWhere } from './bisect.ts';
import type { SolvedQuantity } from './require-converged.ts';

/** Width of the bracket of an edge, as a share of the first one. */
const edgeTolerance = 2 ** -12;

/** Nothing is as wide or as tall, m: a cloud of a million tonnes in calm air reaches past 100 km. */
const farthestM = 1e6;

/** Farthest place where a value is met, by doubling and halving from a first step, m; 0 where it is not met at 0. Throws where it never ends. */
export const findExtent = (meets: (d: number) => boolean, first: number, solved: SolvedQuantity): number => {
  if (!meets(0)) return 0;
  let high = first;
  while (high < farthestM && meets(high)) high *= 2;
  const low = high === first ? 0 : high / 2;
  return lastWhere(meets, low, high, edgeTolerance * (high - low), solved);
};
