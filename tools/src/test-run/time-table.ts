export interface StepTime {
  readonly title: string;
  readonly wallS: number;
  /** Undefined where it is not measured. */
  readonly processorS: number | undefined;
}

export const formatTime = ({ title, wallS, processorS }: StepTime): string =>
  `${title.padEnd(20)} ${wallS.toFixed(1).padStart(7)} s ${processorS === undefined ? 'not measured' : `${processorS.toFixed(1).padStart(8)} s`}`;

export const timeHeader = `${''.padEnd(20)} ${'elapsed'.padStart(9)} ${'processor'.padStart(10)}`;

/** Where the time of a run goes, the most processor time first; steps that ran at the same time share the cores. */
export const formatTimes = (steps: readonly StepTime[], whole: StepTime): string => {
  const sorted = steps.toSorted((a, b) => (b.processorS ?? 0) - (a.processorS ?? 0));
  return ['Where the time goes'.padEnd(20) + timeHeader.slice(20), ...[...sorted, whole].map(formatTime)].join('\n');
};
