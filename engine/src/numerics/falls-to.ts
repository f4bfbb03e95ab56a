import { closestOf } from './closest.ts';
import { notConverged, type SolvedQuantity } from './require-converged.ts';

const solved: SolvedQuantity = { name: 'distance where a value falls to a level', unit: 'm' };

/** Rounds of doubling and of closing in: far more than a value that falls about as a power needs. */
const rounds = 1000;

/**
 * How far out a value that falls with distance meets a level: the last distance known to hold at least the level, to within
 * `tolerance`. The bracket grows by doubling from a guess up to `farthest`, which is the answer when the level still holds there;
 * inside it the Illinois form of false position, in the logarithms of value and distance: such values fall about as powers.
 * The value at 0 must be at least the level. Throws where a value is no number or the bracket does not close.
 */
export const whereItFallsTo = (
  level: number,
  valueAt: (distance: number) => number,
  guess: number,
  farthest: number,
  tolerance: number,
): number => {
  const surplus = (distance: number): number => Math.log(Math.max(valueAt(distance), 1e-300) / level);
  let low = 0;
  let above = Number.POSITIVE_INFINITY;
  let high = Math.min(guess, farthest);
  let below = surplus(high);
  let left = rounds;
  while (below >= 0 && left-- > 0) {
    if (high >= farthest) return farthest;
    low = high;
    above = below;
    high = Math.min(2 * high, farthest);
    below = surplus(high);
  }
  if (!(below < 0)) throw notConverged(solved, high, `where the value is a number below ${level}`);
  let moved: 'low' | 'high' | null = null;
  const closest = closestOf(tolerance, high);
  while (high - low > closest && left-- > 0) {
    const slope = low > 0 && Number.isFinite(above);
    const aim = slope ? low * (high / low) ** (above / (above - below)) : 0.5 * (low + high);
    const next = Math.min(Math.max(aim, low + 0.5 * closest), high - 0.5 * closest);
    const at = surplus(next);
    if (at >= 0) {
      if (moved === 'low') below *= 0.5;
      low = next;
      above = at;
      moved = 'low';
    } else {
      if (moved === 'high') above *= 0.5;
      high = next;
      below = at;
      moved = 'high';
    }
  }
  if (!(high - low <= closest) || Number.isNaN(below + above))
    throw notConverged(solved, low, `within ${tolerance} of ${high}, at level ${level}`);
  return low;
};
