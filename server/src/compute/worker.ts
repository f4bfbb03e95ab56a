import { type ReceptorTable, type RunResult, run, type Scenario } from '@hazardguard/engine';

export interface RunTask {
  readonly scenario: Scenario;
  readonly receptors: ReceptorTable;
}

/** The whole engine, in a thread of its own: plain values in, a plain value out. */
export const runScenario = ({ scenario, receptors }: RunTask): RunResult => run(scenario, receptors);
