import type { InputProblem } from './model.ts';

/** An expected failure: what is missing or impossible, told as the check of a scenario tells it. */
export class Refusal extends Error {
  readonly problem: InputProblem;
  constructor(problem: InputProblem) {
    super(problem.message);
    this.name = 'Refusal';
    this.problem = problem;
  }
}
