import { latinHypercube } from '../numerics/latin-hypercube.ts';
import { normalQuantile } from '../numerics/normal.ts';
import type { EnsembleOptions } from './ensemble-types.ts';
import { amountSigma, roughnessSigma, windSpeedSigma } from './input-uncertainty.ts';

/** What sets one member apart from the best estimate. */
export interface Member {
  readonly rateFactor: number;
  readonly massFactor: number;
  readonly windFactor: number;
  readonly roughnessFactor: number;
  /** Rank of the cloud cover in (0, 1), where it was not given. */
  readonly cloudRank: number;
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
  return Array.from({ length: members }, (_, i) => ({
    rateFactor: factor(rate, i, amountSigma[knowledge]),
    massFactor: factor(mass, i, amountSigma[knowledge]),
    windFactor: factor(wind, i, windSpeedSigma),
    roughnessFactor: factor(ground, i, roughnessSigma),
    cloudRank: sky?.[i] ?? 0.5,
    turn: deviate(turn, i),
    turnRank: turn?.[i] ?? 0.5,
    error: deviate(error, i),
  }));
};
