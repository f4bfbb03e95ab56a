import { erf } from '@hazardguard/engine/models';
import { computeMetrics, type Pair } from '../metrics.ts';

/** Evidence for a statement: paired values, two sides of an identity, or a law tested many times. */
export interface Evidence {
  readonly pairs?: readonly Pair[];
  /** Standard deviation of ln(observed/predicted) that the engine states for these pairs: its intervals are made from it. */
  readonly sigma?: number;
  /** Whether each observed value lies in its 90 % interval, where the interval is not of one width for all. */
  readonly covered?: readonly boolean[];
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

/** The interval that is meant where none is named, %. */
const usualPercent = 90;

/**
 * Share of the observed values inside the interval of a probability, %, about the predictions: |ln(o/p)| ≤ z σ, that is erf(|ln(o/p)|/(√2 σ)) ≤ p.
 * null where the evidence has no such interval.
 */
export const shareCovered = ({ pairs = [], sigma, covered }: Evidence, percent = usualPercent): number | null => {
  if (covered !== undefined) return percent === usualPercent ? covered.filter(Boolean).length / covered.length : null;
  if (sigma === undefined || pairs.length === 0) return null;
  const inside = pairs.filter(
    ({ observed, predicted }) => erf(Math.abs(Math.log(observed / predicted)) / (Math.SQRT2 * sigma)) <= percent / 100,
  );
  return inside.length / pairs.length;
};

/** Figures of the evidence, by the names in statements. */
export const computeFigures = (evidence: Evidence): Readonly<Record<string, number>> => {
  const { pairs, sides, scenarios, violations } = evidence;
  const errors = (sides ?? []).map(([left, right]) => Math.abs(left / right - 1));
  if (pairs === undefined) {
    return {
      ...(sides === undefined ? {} : { relative_error: Math.max(...errors) }),
      ...(scenarios === undefined ? {} : { scenarios, violations: violations?.length ?? 0 }),
    };
  }
  const { count: n, fac2, mg, vg, fb, nmse } = computeMetrics(pairs);
  const covered = shareCovered(evidence);
  return {
    n,
    fac2,
    mg,
    vg,
    fb,
    nmse,
    geometric_mean_ratio: 1 / mg,
    within_1_5: shareWithin(pairs, 1.5),
    ...(covered === null ? {} : { coverage: covered, share_inside: covered }),
  };
};
