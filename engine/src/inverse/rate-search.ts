import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';

/** What is asked at a rate, and how much is against it. */
export interface RateFound {
  readonly lnRate: number;
  readonly misfit: number;
}

const solved: SolvedQuantity = { name: 'rate of least misfit between two, ln(kg/s)', unit: 'ln(kg/s)' };

const goldenShare = 0.5 * (Math.sqrt(5) - 1);

/** The lower of two. */
export const betterRate = (a: RateFound, b: RateFound): RateFound => (b.misfit < a.misfit ? b : a);

/** The least of a function of the rate between two rates, by golden section in so many steps, each of which narrows it to 0.62 of itself. Throws where the function is no number. */
export const leastBetween = (misfitAt: (lnRate: number) => number, fromLn: number, toLn: number, steps: number): RateFound => {
  const at = (lnRate: number): RateFound => ({ lnRate, misfit: misfitAt(lnRate) });
  let [from, to] = [fromLn, toLn];
  let low = at(to - goldenShare * (to - from));
  let high = at(from + goldenShare * (to - from));
  for (let step = 0; step < steps; step++) {
    if (low.misfit <= high.misfit) {
      to = high.lnRate;
      high = low;
      low = at(to - goldenShare * (to - from));
    } else {
      from = low.lnRate;
      low = high;
      high = at(from + goldenShare * (to - from));
    }
  }
  const found = betterRate(low, high);
  requireConverged(
    !Number.isNaN(low.misfit + high.misfit),
    solved,
    found.lnRate,
    `where the misfit is a number, from ${fromLn} to ${toLn}`,
  );
  return found;
};
