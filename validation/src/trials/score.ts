import type { Mode } from '@hazardguard/engine';

/** A measured value and its prediction, in the unit of the score. */
export interface ScoredPair {
  /** Trial, run or instrument. */
  readonly label: string;
  readonly distanceM?: number;
  readonly observed: number;
  readonly predicted: number;
}

/** Score of a model in one calculation mode, with one set of inputs, on one set of field data. */
export interface TrialScore {
  readonly dataSet: string;
  readonly model: string;
  readonly mode: Mode;
  /** Measured inputs of the model, such as 'wind, 1/L and σθ'. */
  readonly inputs: string;
  readonly unit: string;
  /** All compared values; values were left out only before any model was run. */
  readonly pairs: readonly ScoredPair[];
  /** Required score, as a statement of a case. */
  readonly gate?: string;
  /** Why the score is not a requirement; absent if it is. */
  readonly remark?: string;
}
