import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import { findRoot } from '../numerics/root.ts';
import type { PlumeField } from '../types/pipeline.ts';

const pureGasPpm = 1e6;

const solved: SolvedQuantity = { name: 'half-width of several plumes together', unit: 'm' };

/** Squared half-widths are found to this share of themselves. */
const tolerance = 1e-6;
/** The bracket is wider than its bounds by this share, for their last digits. */
const slack = 1e-9;
const widenings = 200;
/** Lower limit of a value as a share of a level, because its logarithm is needed. */
const faintest = 1e-12;

/** A plume and the share of it that counts. */
export interface PlumePart {
  readonly field: PlumeField;
  readonly weight: number;
}

/**
 * Several plumes as one: c = Σ wᵢ cᵢ, at most pure gas. Weights of 1 add the plumes of the parts of one release, so the mass of all is
 * there; weights that add up to 1 lead from one model to another without a step. Radius of the source m.
 *
 * The half-width of a level lies between the widest that one part alone makes and the widest that any part has at the level over the
 * sum of the weights; the logarithm of a Gaussian is straight in y², so the root is looked for there.
 */
export const plumesTogether = (parts: readonly PlumePart[], sourceRadiusM: number): PlumeField => {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const sumWeighted = (value: (field: PlumeField) => number): number => {
    let sum = 0;
    for (const { field, weight } of parts) sum += weight * value(field);
    return Math.min(pureGasPpm, sum);
  };
  const findWidest = (widthOf: (part: PlumePart) => number): number => parts.reduce((widest, part) => Math.max(widest, widthOf(part)), 0);
  const peak = (x: number, y: number, z: number): number => sumWeighted((field) => field.peak(x, y, z));
  const halfWidth = (x: number, level: number): number => {
    if (peak(x, 0, 0) <= level) return 0;
    const surplus = (squareM2: number): number => -Math.log(Math.max(faintest, peak(x, Math.sqrt(squareM2), 0) / level));
    const inside = findWidest(({ field, weight }) => field.halfWidth(x, level / weight)) ** 2;
    const low = surplus(inside) <= 0 ? (1 - slack) * inside : 0;
    let high = Math.max(1e-6, (1 + slack) * findWidest(({ field }) => field.halfWidth(x, level / total)) ** 2);
    for (let i = 0; surplus(high) < 0; i++) {
      requireConverged(i < widenings, solved, Math.sqrt(high), `where the value is below ${level} ppm`);
      high *= 1.2;
    }
    return Math.sqrt(findRoot(surplus, low, high, tolerance * high, solved));
  };
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM,
    sourcePpm: Math.max(...parts.map(({ field }) => field.sourcePpm)),
    rangeM: Math.min(...parts.map(({ field }) => field.rangeM)),
    axisPeak: (x) => sumWeighted((field) => field.axisPeak(x)),
    halfWidth,
    upwindM: (level) => findWidest(({ field, weight }) => field.upwindM?.(level / weight) ?? 0),
    peak,
    at: (x, y, z, timeS) => sumWeighted((field) => field.at(x, y, z, timeS)),
    slices: undefined,
    arrivalS: (x) => Math.min(...parts.map(({ field }) => field.arrivalS(x))),
    departureS: (x) => Math.max(...parts.map(({ field }) => field.departureS(x))),
  };
};
