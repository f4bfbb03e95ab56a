/** Places looked at. */
const most = 8;

/** Nearer to the best place than this share of the stretch nothing new is learnt: the place that far off, on the longer side, is asked. */
const nearest = 0.05;

/**
 * Where a function is highest between two places, from a third between them that is not lower than either: the top of the parabola
 * through the three takes the place of one of them, until they are within a seventh of the stretch. Values at the three are given. Never a place
 * that is lower than the middle one; to about 1e-5 of the value where the function has one smooth hump.
 */
export const topOfThree = (
  f: (x: number) => number,
  low: number,
  middle: number,
  high: number,
  atLow: number,
  atMiddle: number,
  atHigh: number,
): number => {
  const nudge = nearest * (high - low);
  let [a, b, c] = [low, middle, high];
  let [fa, fb, fc] = [atLow, atMiddle, atHigh];
  for (let i = 0; i < most && c - a > 3 * nudge; i++) {
    const left = (b - a) * (fb - fc);
    const right = (b - c) * (fb - fa);
    const top = b - (0.5 * ((b - a) * left - (b - c) * right)) / (left - right);
    const isNew = top > a && top < c && Math.abs(top - b) >= nudge;
    const x = isNew ? top : c - b > b - a ? Math.min(b + nudge, 0.5 * (b + c)) : Math.max(b - nudge, 0.5 * (a + b));
    const fx = f(x);
    if (fx > fb) {
      if (x > b) [a, fa] = [b, fb];
      else [c, fc] = [b, fb];
      [b, fb] = [x, fx];
    } else if (x > b) [c, fc] = [x, fx];
    else [a, fa] = [x, fx];
  }
  const left = (b - a) * (fb - fc);
  const right = (b - c) * (fb - fa);
  const top = b - (0.5 * ((b - a) * left - (b - c) * right)) / (left - right);
  return top > a && top < c && f(top) > fb ? top : b;
};
