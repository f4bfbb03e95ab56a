import type { Mode } from '@hazardguard/engine';

/** One measured value beside what the model says for it. */
export interface ScoredPair {
  readonly label: string;
  readonly distanceM?: number;
  readonly observed: number;
  readonly predicted: number;
}

/** How one model does, in one way of counting and from one set of inputs, on one set of field data. */
export interface TrialScore {
  readonly dataSet: string;
  readonly model: string;
  readonly mode: Mode;
  /** Which measured inputs the model was given, such as 'u, L, sigma-theta'. */
  readonly inputs: string;
  readonly unit: string;
  readonly pairs: readonly ScoredPair[];
  /** What the score must reach, in words that statements of cases use. */
  readonly gate?: string;
}
