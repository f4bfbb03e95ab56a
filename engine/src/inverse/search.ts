import { nelderMead } from '../numerics/nelder-mead.ts';
import type { Misfit } from './misfit.ts';

/** Places per side of the coarse grid, and directions tried at each, in standard deviations. */
const side = 25;
const turns = [-2, -1, 0, 1, 2];

/** Steps to the rate of each; the simplex takes them all. */
const coarseRateSteps = 2;

/** What is sought, and where: m east and north of the site, degrees. */
export interface SearchSpace {
  readonly sourceKnown: boolean;
  readonly halfSideM: number;
  readonly windFromDeg: number;
  readonly windSigmaDeg: number;
}

export interface Found {
  readonly eastM: number;
  readonly northM: number;
  readonly windFromDeg: number;
  readonly lnRate: number;
}

/** What the wind measurement says against a direction: half its square distance in standard deviations. */
export const windPenalty = ({ windFromDeg, windSigmaDeg }: SearchSpace, direction: number): number =>
  0.5 * ((direction - windFromDeg) / windSigmaDeg) ** 2;

/** The source of least misfit: every place of a coarse grid in every direction, with the best rate for each, then a simplex from the best. */
export const search = (misfit: Misfit, space: SearchSpace): Found => {
  const { sourceKnown, halfSideM, windFromDeg, windSigmaDeg } = space;
  const costAt = (eastM: number, northM: number, direction: number, rateSteps?: number): number => {
    if (Math.abs(eastM) > halfSideM || Math.abs(northM) > halfSideM) return Number.POSITIVE_INFINITY;
    const unit = misfit.unitAt(eastM, northM, direction);
    return misfit.of(unit, misfit.rateFor(unit, rateSteps)) + windPenalty(space, direction);
  };
  const places = sourceKnown ? [0] : Array.from({ length: side }, (_, i) => halfSideM * ((2 * i) / (side - 1) - 1));
  let best = [0, 0, windFromDeg];
  let least = Number.POSITIVE_INFINITY;
  for (const eastM of places) {
    for (const northM of places) {
      for (const turn of turns) {
        const direction = windFromDeg + turn * windSigmaDeg;
        const cost = costAt(eastM, northM, direction, coarseRateSteps);
        if (cost < least) {
          least = cost;
          best = [eastM, northM, direction];
        }
      }
    }
  }
  const [e = 0, n = 0, d = windFromDeg] = best;
  const stepM = (2 * halfSideM) / (side - 1);
  const refined = sourceKnown
    ? [0, 0, nelderMead((x) => costAt(0, 0, x[0] ?? d), Float64Array.of(d), Float64Array.of(0.25 * windSigmaDeg)).at[0] ?? d]
    : [
        ...nelderMead(
          (x) => costAt(x[0] ?? e, x[1] ?? n, x[2] ?? d),
          Float64Array.of(e, n, d),
          Float64Array.of(0.5 * stepM, 0.5 * stepM, 0.25 * windSigmaDeg),
        ).at,
      ];
  const [eastM = e, northM = n, direction = d] = refined;
  return { eastM, northM, windFromDeg: direction, lnRate: misfit.rateFor(misfit.unitAt(eastM, northM, direction)) };
};
