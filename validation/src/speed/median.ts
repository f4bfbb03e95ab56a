/** How often something is done before and while it is timed. */
export interface Repeats {
  readonly warmUps: number;
  readonly runs: number;
}

/** As the cases ask: 20 runs after 5 that are not counted. */
export const usualRepeats: Repeats = { warmUps: 5, runs: 20 };

/** Median time of doing something, ms. */
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
