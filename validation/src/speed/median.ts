/** Number of warm-up and of timed runs. */
export interface Repeats {
  readonly warmUps: number;
  readonly runs: number;
}

/** As in the cases: 20 timed runs after 5 warm-up runs. */
export const usualRepeats: Repeats = { warmUps: 5, runs: 20 };

/** Median time of a task, ms. */
export const medianMs = async (act: () => unknown, { warmUps, runs }: Repeats): Promise<number> => {
  for (let i = 0; i < warmUps; i++) await act();
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return ((times[Math.floor((runs - 1) / 2)] ?? 0) + (times[Math.ceil((runs - 1) / 2)] ?? 0)) / 2;
};
