import type { SentenceParams } from '../model.ts';
import type { Air, Scenario, SourceTerm } from '../pipeline.ts';

/** A model by its id, and why it: a sentence, and the code and numbers that screens translate it by. */
export interface Criterion {
  readonly id: string;
  readonly reasonCode: string;
  readonly reason: string;
  readonly reasonParams?: SentenceParams;
}

/** What the choice is made from. */
export interface Situation {
  readonly scenario: Scenario;
  readonly air: Air;
  readonly source: SourceTerm;
}

/** The model for a situation, by criteria stated in the reason. */
export type Criteria = (situation: Situation) => Criterion;
