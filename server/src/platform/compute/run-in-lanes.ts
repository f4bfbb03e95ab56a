/**
 * Runs tasks in order, a few at a time, and returns their answers in order. The first failure aborts the rest by the signal that
 * every task receives.
 */
export const runInLanes = async <Task, Answer>(
  tasks: readonly Task[],
  lanes: number,
  work: (task: Task, signal: AbortSignal) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<readonly Answer[]> => {
  const failed = new AbortController();
  const either = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal]);
  const answers = new Array<Answer>(tasks.length);
  const queue = tasks.entries();
  const lane = async (): Promise<void> => {
    for (const [at, task] of queue) answers[at] = await work(task, either);
  };
  const all = await Promise.allSettled(
    Array.from({ length: Math.min(lanes, tasks.length) }, () =>
      lane().catch((error: unknown) => {
        failed.abort();
        throw error;
      }),
    ),
  );
  const reasons = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (reasons.length > 0) throw reasons[0];
  return answers;
};
