import { requireConverged, type Sought } from './require-converged.ts';

/** Rounds within which halving every eighth step brings any bracket of doubles to a tolerance of 1e-12 of it. */
const rounds = 400;

/**
 * Where a rising function crosses zero in [low, high], to `tolerance` (false position, Illinois form). A jump across zero is met from
 * below. Throws where `f(low)` is above 0, `f(high)` is below 0, either is no number, or the bracket does not close.
 */
export const findRoot = (f: (x: number) => number, low: number, high: number, tolerance: number, sought: Sought): number => {
  let a = low;
  let b = high;
  let fa = f(a);
  let fb = f(b);
  requireConverged(fa <= 0 && fb >= 0, sought, fa <= 0 ? b : a, `bracketed by ${low} and ${high}, where the function is ${fa} and ${fb}`);
  if (fa === 0) return a;
  if (fb === 0) return b;
  // Numbers as far out as these lie farther apart than the tolerance asks.
  const closest = Math.max(tolerance, 4 * Number.EPSILON * Math.max(Math.abs(low), Math.abs(high)));
  let moved = 0;
  let trueA = fa;
  let trueB = fb;
  for (let i = 0; i < rounds && b - a > closest; i++) {
    const aim = i % 8 === 7 ? 0.5 * (a + b) : a + ((b - a) * fa) / (fa - fb);
    const x = Math.min(Math.max(aim, a + 0.25 * closest), b - 0.25 * closest);
    const fx = f(x);
    requireConverged(!Number.isNaN(fx), sought, x, 'where the function is a number');
    if (fx <= 0) {
      if (moved < 0) fb *= 0.5;
      a = x;
      fa = fx;
      trueA = fx;
      moved = -1;
    } else {
      if (moved > 0) fa *= 0.5;
      b = x;
      fb = fx;
      trueB = fx;
      moved = 1;
    }
  }
  requireConverged(b - a <= closest, sought, 0.5 * (a + b), `within ${tolerance} ${sought.unit}, not ${b - a}`);
  return a + ((b - a) * trueA) / (trueA - trueB);
};
