import type { StabilityClass } from '../common-types.ts';
import { latinHypercube } from '../numerics/latin-hypercube.ts';
import { normalQuantile } from '../numerics/normal.ts';
import type { EnsembleOptions } from './ensemble-types.ts';
import { amountSigma, neighbourClass, roughnessSigma, windSpeedSigma } from './input-uncertainty.ts';

/** What sets one member apart from the best estimate. */
export interface Member {
  readonly rateFactor: number;
  readonly massFactor: number;
  readonly windFactor: number;
  readonly roughnessFactor: number;
  /** -1 less stable, 0, 1 more stable. */
  readonly classStep: -1 | 0 | 1;
  /** Standard normal deviate of the direction, and its rank in (0, 1) for air without any direction. */
  readonly turn: number;
  readonly turnRank: number;
  /** Standard normal deviate of the model's error. */
  readonly error: number;
}

/** Columns of the hypercube in this order; a new input goes last, so that the others keep their members. */
const columns = 7;

/** The members of an ensemble, the same from the same seed; each input's whole range is shown by every thousandth of it. */
export const drawMembers = ({ members, seed, knowledge }: EnsembleOptions): readonly Member[] => {
  const [rate, mass, wind, turn, sky, ground, error] = latinHypercube(members, columns, seed);
  const deviate = (column: Float64Array | undefined, i: number): number => normalQuantile(column?.[i] ?? 0.5);
  const factor = (column: Float64Array | undefined, i: number, sigma: number): number => Math.exp(sigma * deviate(column, i));
  return Array.from({ length: members }, (_, i) => {
    const rank = sky?.[i] ?? 0.5;
    return {
      rateFactor: factor(rate, i, amountSigma[knowledge]),
      massFactor: factor(mass, i, amountSigma[knowledge]),
      windFactor: factor(wind, i, windSpeedSigma),
      roughnessFactor: factor(ground, i, roughnessSigma),
      classStep: rank < neighbourClass ? -1 : rank > 1 - neighbourClass ? 1 : 0,
      turn: deviate(turn, i),
      turnRank: turn?.[i] ?? 0.5,
      error: deviate(error, i),
    };
  });
};

const classes: readonly StabilityClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The class one step away, or the same at either end. */
export const classBeside = (stability: StabilityClass, step: -1 | 0 | 1): StabilityClass =>
  classes[Math.min(5, Math.max(0, classes.indexOf(stability) + step))] ?? stability;
