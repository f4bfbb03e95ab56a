import { type LongTest, longTests } from './long-tests.ts';

interface Choice {
  readonly leftOut: readonly string[];
  /** With the changed file that pulls it in; null: the changes are not known. */
  readonly pulledIn: ReadonlyMap<string, string | null>;
}

const isIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);
/** Another test changes nothing that a test guards. */
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The long tests that `npm test` leaves out, given the files changed since the published main; unknown changes leave nothing out. */
export const chooseLongTests = (changed: readonly string[] | undefined, tests: readonly LongTest[] = longTests): Choice => {
  const leftOut: string[] = [];
  const pulledIn = new Map<string, string | null>();
  for (const { file, guards } of tests) {
    const why =
      changed === undefined ? null : changed.find((path) => path === file || (!isTest(path) && guards.some((place) => isIn(path, place))));
    if (why === undefined) leftOut.push(file);
    else pulledIn.set(file, why);
  }
  return { leftOut, pulledIn };
};

const count = (files: readonly unknown[]): string => `${files.length} long ${files.length === 1 ? 'file' : 'files'}`;

/** What was left out and what was pulled in, and why. */
export const describeChoice = ({ leftOut, pulledIn }: Choice): readonly string[] => [
  ...(leftOut.length > 0 ? [`${count(leftOut)} left out; npm run test:all runs them`] : []),
  ...[...Map.groupBy(pulledIn, ([, why]) => why)].map(([why, files]) =>
    why === null
      ? 'No long file left out: the published main is not known'
      : `${count(files)} pulled in by ${why}: ${files.map(([file]) => file).join(', ')}`,
  ),
];
