import type { RunResult } from '@hazardguard/engine';

/** How a model did on one set of field trials; the rows are generated from the report of the models. */
export interface Trial {
  readonly model: string;
  readonly mode: string;
  readonly dataSet: string;
  /** What the model was told beside the release. */
  readonly inputs: string;
  /** Measured values held against predictions. */
  readonly n: number;
  /** Of them, predicted within a factor of two. */
  readonly withinTwo: number;
}

/**
 * The trials that speak for a result: of its model and counting, told a stability class as a site is (where there are such), and of
 * those the largest set,
 * of equals the one it did worse on. Undefined: no trial holds the model.
 */
export const findTrial = ({ model }: Pick<RunResult, 'model'>, trials: readonly Trial[]): Trial | undefined => {
  const own = trials.filter((trial) => trial.model === model.id && trial.mode === model.mode);
  const withClass = own.filter(({ inputs }) => inputs.includes('class'));
  const fit = withClass.length > 0 ? withClass : own;
  return fit.toSorted((a, b) => b.n - a.n || a.withinTwo - b.withinTwo)[0];
};
