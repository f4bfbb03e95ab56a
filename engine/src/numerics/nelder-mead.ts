import { requireConverged, type SolvedQuantity } from './require-converged.ts';

/** Trials within which a simplex must have closed. */
const mostTrials = 2000;

const solved: SolvedQuantity = { name: 'lowest place of a simplex', unit: '' };

interface Vertex {
  readonly at: Float64Array;
  readonly value: number;
}

/**
 * The lowest place of a function near a start, by the downhill simplex with its usual coefficients (reflect 1, expand 2, contract
 * and shrink ½). `steps` are the first simplex's edges; it ends when all its values agree to `tolerance`. Source nelder-1965.
 * Throws where they never agree.
 */
export const nelderMead = (f: (x: Float64Array) => number, start: Float64Array, steps: Float64Array, tolerance = 1e-6): Vertex => {
  const n = start.length;
  const vertexAt = (at: Float64Array): Vertex => ({ at, value: f(at) });
  let simplex = Array.from({ length: n + 1 }, (_, i) => vertexAt(start.map((x, k) => (k === i - 1 ? x + (steps[k] ?? 0) : x))));
  let spread = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < mostTrials; trial++) {
    simplex.sort((a, b) => a.value - b.value);
    const [best] = simplex;
    const worst = simplex[n];
    const second = simplex[n - 1];
    if (best === undefined || worst === undefined || second === undefined) break;
    spread = worst.value - best.value;
    if (spread <= tolerance) break;
    const middle = start.map((_, k) => simplex.slice(0, n).reduce((sum, vertex) => sum + (vertex.at[k] ?? 0), 0) / n);
    const along = (share: number): Vertex => vertexAt(middle.map((m, k) => m + share * (m - (worst.at[k] ?? 0))));
    const reflected = along(1);
    if (reflected.value < best.value) {
      const expanded = along(2);
      simplex[n] = expanded.value < reflected.value ? expanded : reflected;
    } else if (reflected.value < second.value) simplex[n] = reflected;
    else {
      const contracted = along(reflected.value < worst.value ? 0.5 : -0.5);
      if (contracted.value < Math.min(reflected.value, worst.value)) simplex[n] = contracted;
      else simplex = simplex.map((vertex) => (vertex === best ? best : vertexAt(vertex.at.map((x, k) => 0.5 * (x + (best.at[k] ?? 0))))));
    }
  }
  requireConverged(spread <= tolerance, solved, spread, `within ${tolerance} of one another`);
  return simplex.reduce((low, vertex) => (vertex.value < low.value ? vertex : low));
};
