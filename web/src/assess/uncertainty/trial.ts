import type { RunResult } from '@hazardguard/engine';

/** A model's result on one set of field trials; the rows are generated from the model report. */
export interface Trial {
  readonly model: string;
  readonly mode: string;
  readonly dataSet: string;
  /** Model inputs besides the release. */
  readonly inputs: string;
  /** Number of measured values compared with predictions. */
  readonly n: number;
  /** Of these, predicted within a factor of two. */
  readonly withinTwo: number;
}

/**
 * The trials to quote for a result: of its model and calculation mode, with a stability class as input (where such trials exist),
 * the largest set, and of equally large sets the one with the worse result.
 * Undefined: the model is not validated on any trial of such a release. Runs stored before the release counted show those of the model.
 */
export const findTrial = ({ model }: Pick<RunResult, 'model'>, trials: readonly Trial[]): Trial | undefined => {
  const isOfRelease = ({ dataSet }: Trial): boolean => model.validatedOn?.some(({ set }) => dataSet.startsWith(set)) ?? true;
  const own = trials.filter((trial) => trial.model === model.id && trial.mode === model.mode && isOfRelease(trial));
  const withClass = own.filter(({ inputs }) => inputs.includes('class'));
  const fit = withClass.length > 0 ? withClass : own;
  return fit.toSorted((a, b) => b.n - a.n || a.withinTwo - b.withinTwo)[0];
};
