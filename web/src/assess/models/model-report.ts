import type { Validation } from '@hazardguard/engine';

/** Types of the model cards and scores; the values are generated from the engine's catalogue and the field trials. */
export interface ModelReport {
  readonly engineVersion: string;
  readonly models: readonly ModelCard[];
  readonly scores: readonly ModelScore[];
  readonly published: readonly PublishedScore[];
  readonly figures: readonly ReportFigure[];
}

export interface ModelCard {
  readonly id: string;
  readonly title: string;
  readonly hazards: readonly string[];
  readonly modes: readonly ('best-estimate' | 'aloha-compatible')[];
  readonly verified: boolean;
  readonly validatedOn: readonly Validation[];
  readonly about: string;
  readonly equations: readonly string[];
  readonly validity: string;
  readonly weaknesses: readonly string[];
  readonly sources: readonly string[];
}

export interface ModelScore {
  readonly dataSet: string;
  readonly model: string;
  readonly mode: 'best-estimate' | 'aloha-compatible';
  /** Model inputs besides the release. */
  readonly inputs: string;
  readonly unit: string;
  readonly n: number;
  readonly fac2: number;
  readonly mg: number;
  readonly vg: number;
  readonly fb: number;
  readonly nmse: number;
  /** Why the score is not used as a gate; null when it is. */
  readonly remark: string | null;
  /** Measured and predicted, in the score's unit. */
  readonly pairs: readonly (readonly [observed: number, predicted: number])[];
}

export interface PublishedScore {
  readonly dataSet: string;
  readonly model: string;
  readonly inputs: string;
  /** null where the source does not say. */
  readonly n: number | null;
  readonly fac2: number;
  readonly mg: number;
  /** null where none was published. */
  readonly vg: number | null;
  readonly source: string;
}

export interface ReportFigure {
  readonly name: string;
  readonly value: string;
  readonly goal: string;
  readonly note: string;
}
