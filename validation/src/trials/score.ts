import type { Mode } from '@hazardguard/engine';

/** One measured value beside what the model says for it, in the score's unit. */
export interface ScoredPair {
  /** What was measured: trial, run or instrument. */
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
  /** Which measured inputs the model was given, such as 'wind, 1/L and σθ'. */
  readonly inputs: string;
  readonly unit: string;
  /** Every measured value that was compared; what was left out was left out before looking at the model. */
  readonly pairs: readonly ScoredPair[];
  /** What the score must reach, in words that statements of cases use. */
  readonly gate?: string;
  /** Why the score holds nothing to account; absent where it does. */
  readonly remark?: string;
}
