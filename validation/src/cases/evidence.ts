import { computeMetrics, type Pair } from '../metrics.ts';

/** Evidence for a statement: paired values, two sides of an identity, or a law tested many times. */
export interface Evidence {
  readonly pairs?: readonly Pair[];
  /** Two values that should be equal. */
  readonly sides?: readonly (readonly [number, number])[];
  /** Number of random scenarios, and their violations. */
  readonly scenarios?: number;
  readonly violations?: readonly string[];
}

const kinds = ['pairs', 'sides', 'scenarios'];

export const isEvidence = (value: unknown): value is Evidence =>
  typeof value === 'object' && value !== null && kinds.some((kind) => kind in value);

/** Share of the pairs within a factor. */
export const shareWithin = (pairs: readonly Pair[], factor: number): number => {
  const inside = pairs.filter(({ observed, predicted }) => Math.abs(Math.log(observed / predicted)) <= Math.log(factor) * (1 + 1e-12));
  return inside.length / pairs.length;
};

/** Figures of the evidence, by the names in statements. */
export const computeFigures = ({ pairs, sides, scenarios, violations }: Evidence): Readonly<Record<string, number>> => {
  const errors = (sides ?? []).map(([left, right]) => Math.abs(left / right - 1));
  if (pairs === undefined) {
    return {
      ...(sides === undefined ? {} : { relative_error: Math.max(...errors) }),
      ...(scenarios === undefined ? {} : { scenarios, violations: violations?.length ?? 0 }),
    };
  }
  const { count: n, fac2, mg, vg, fb, nmse } = computeMetrics(pairs);
  return { n, fac2, mg, vg, fb, nmse, geometric_mean_ratio: 1 / mg, within_1_5: shareWithin(pairs, 1.5) };
};
