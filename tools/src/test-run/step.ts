import type { Counts } from './counts.ts';
import type { Manner, Outcome } from './run-command.ts';

export interface StepResult extends Outcome {
  /** Only for steps that run tests. */
  readonly counts?: Counts;
  /** Sentences to show although nothing failed. */
  readonly notes?: readonly string[];
}

export interface Step {
  readonly title: string;
  run(manner?: Manner): Promise<StepResult>;
}
