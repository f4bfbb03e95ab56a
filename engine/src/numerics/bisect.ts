/**
 * The place in [low, high] where a yes/no question changes its answer, by halving until the bracket is `tolerance` wide.
 * `holds(low)` must be true and `holds(high)` false; the result is the last place known to hold.
 */
export const lastWhere = (holds: (x: number) => boolean, low: number, high: number, tolerance: number): number => {
  let a = low;
  let b = high;
  while (b - a > tolerance) {
    const middle = 0.5 * (a + b);
    if (middle <= a || middle >= b) break;
    if (holds(middle)) a = middle;
    else b = middle;
  }
  return a;
};

const golden = (Math.sqrt(5) - 1) / 2;

/** Where a function with a single hump in [low, high] is highest, to `tolerance` in x (golden section). */
export const highestAt = (f: (x: number) => number, low: number, high: number, tolerance: number): number => {
  let a = low;
  let b = high;
  let left = b - golden * (b - a);
  let right = a + golden * (b - a);
  let fLeft = f(left);
  let fRight = f(right);
  while (b - a > tolerance) {
    if (fLeft < fRight) {
      a = left;
      left = right;
      fLeft = fRight;
      right = a + golden * (b - a);
      fRight = f(right);
    } else {
      b = right;
      right = left;
      fRight = fLeft;
      left = b - golden * (b - a);
      fLeft = f(left);
    }
  }
  return 0.5 * (a + b);
};
