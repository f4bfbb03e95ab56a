import type { InputProblem } from './common-types.ts';

/** An expected failure: what is missing or impossible, in the form of a problem of the scenario check. */
export class Refusal extends Error {
  readonly problem: InputProblem;
  constructor(problem: InputProblem) {
    super(problem.message);
    this.name = 'Refusal';
    this.problem = problem;
  }
}
