import { closestOf } from './closest.ts';
import { notConverged, type SolvedQuantity } from './require-converged.ts';

const change: SolvedQuantity = { name: 'place where an answer changes', unit: '' };
const top: SolvedQuantity = { name: 'place of the highest value', unit: '' };

/**
 * The place in [low, high] where a yes/no question changes its answer, by halving until the bracket is `tolerance` wide, or as narrow as numbers of its size allow.
 * `holds(low)` must be true and `holds(high)` false; the result is the last place known to hold. Throws where the answer is the same at
 * both ends: an end that halving has not moved is asked itself.
 */
export const lastWhere = (
  holds: (x: number) => boolean,
  low: number,
  high: number,
  tolerance: number,
  solved: SolvedQuantity = change,
): number => {
  if (!(high >= low)) throw notConverged(solved, high, `at least ${low}`);
  let a = low;
  let b = high;
  const closest = closestOf(tolerance, Math.max(Math.abs(low), Math.abs(high)));
  while (b - a > closest) {
    const middle = 0.5 * (a + b);
    if (holds(middle)) a = middle;
    else b = middle;
  }
  if (!(a > low || holds(low))) throw notConverged(solved, low, `above ${low}, where the answer is no already`);
  if (!(b < high || !holds(high))) throw notConverged(solved, high, `less than ${high}, where the answer is yes still`);
  return a;
};

const golden = (Math.sqrt(5) - 1) / 2;

/** Where a function with a single hump in [low, high] is highest, to `tolerance` in x (golden section). Throws where it is no number. */
export const highestAt = (f: (x: number) => number, low: number, high: number, tolerance: number): number => {
  let a = low;
  let b = high;
  let left = b - golden * (b - a);
  let right = a + golden * (b - a);
  let fLeft = f(left);
  let fRight = f(right);
  const closest = closestOf(tolerance, Math.max(Math.abs(low), Math.abs(high)));
  while (b - a > closest) {
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
  if (Number.isNaN(fLeft + fRight)) throw notConverged(top, 0.5 * (a + b), `a number from ${low} to ${high}`);
  return 0.5 * (a + b);
};
