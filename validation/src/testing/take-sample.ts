/** TEST_ALL=1: everything, as `npm run test:all` runs it. TEST_SEED: which sample otherwise; Vitest takes it from the commit. */
export const isWhole = process.env.TEST_ALL === '1';
const seed = Number(process.env.TEST_SEED ?? 1);

/** All of a sweep, or one of so many samples of about the same size, which add up to all. */
export const takeSample = <Item>(all: readonly Item[], samples: number): readonly Item[] =>
  isWhole ? all : all.filter((_, index) => (index + seed) % samples === 0);

/** For the title of a test: how to repeat its sample, or nothing when everything runs. */
export const sampleName = isWhole ? '' : ` (a sample: TEST_SEED=${seed})`;
