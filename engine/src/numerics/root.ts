/** Rounds after which a root that a jump hides is as good as halving makes it. */
const rounds = 60;

/**
 * Where a rising function crosses zero in [low, high], to `tolerance` (false position, Illinois form). `f(low)` at most 0 and
 * `f(high)` at least 0; otherwise the nearer end. A jump across zero is met from below.
 */
export const rootOf = (f: (x: number) => number, low: number, high: number, tolerance: number): number => {
  let a = low;
  let b = high;
  let fa = f(a);
  let fb = f(b);
  if (fa >= 0) return a;
  if (fb <= 0) return b;
  let moved = 0;
  for (let i = 0; i < rounds && b - a > tolerance; i++) {
    const aim = i % 8 === 7 ? 0.5 * (a + b) : a + ((b - a) * fa) / (fa - fb);
    const x = Math.min(Math.max(aim, a + 0.25 * tolerance), b - 0.25 * tolerance);
    const fx = f(x);
    if (fx <= 0) {
      if (moved < 0) fb *= 0.5;
      a = x;
      fa = fx;
      moved = -1;
    } else {
      if (moved > 0) fa *= 0.5;
      b = x;
      fb = fx;
      moved = 1;
    }
  }
  return 0.5 * (a + b);
};
