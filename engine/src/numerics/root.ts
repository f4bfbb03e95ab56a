import { closestOf } from './closest.ts';
import { notConverged, type SolvedQuantity } from './require-converged.ts';

/** Rounds within which halving every eighth step brings any bracket of doubles to a tolerance of 1e-12 of it. */
const rounds = 400;

/**
 * Where a rising function crosses zero in [low, high], to `tolerance` (false position, Illinois form). A jump across zero is met from
 * below. The last bracket is closed by a straight line, so that a smooth function's root is far closer than the tolerance and moves as
 * smoothly as the function. Throws where `f(low)` is above 0, `f(high)` is below 0, either is no number, or the bracket does not close.
 */
export const findRoot = (f: (x: number) => number, low: number, high: number, tolerance: number, solved: SolvedQuantity): number => {
  let a = low;
  let b = high;
  let atA = f(a);
  let atB = f(b);
  if (!(atA <= 0 && atB >= 0))
    throw notConverged(solved, atA <= 0 ? b : a, `bracketed by ${low} and ${high}, where the function is ${atA} and ${atB}`);
  if (atA === 0) return a;
  if (atB === 0) return b;
  // The value at an end that stays is halved, so that the line does not keep to it.
  let fa = atA;
  let fb = atB;
  const closest = closestOf(tolerance, Math.max(Math.abs(low), Math.abs(high)));
  let moved = 0;
  for (let i = 0; i < rounds && b - a > closest; i++) {
    const aim = i % 8 === 7 ? 0.5 * (a + b) : a + ((b - a) * fa) / (fa - fb);
    const x = Math.min(Math.max(aim, a + 0.25 * closest), b - 0.25 * closest);
    const fx = f(x);
    if (Number.isNaN(fx)) throw notConverged(solved, x, 'where the function is a number');
    if (fx <= 0) {
      if (moved < 0) fb *= 0.5;
      a = x;
      fa = fx;
      atA = fx;
      moved = -1;
    } else {
      if (moved > 0) fa *= 0.5;
      b = x;
      fb = fx;
      atB = fx;
      moved = 1;
    }
  }
  if (!(b - a <= closest)) throw notConverged(solved, 0.5 * (a + b), `within ${tolerance} ${solved.unit}, not ${b - a}`);
  return a + ((b - a) * atA) / (atA - atB);
};
