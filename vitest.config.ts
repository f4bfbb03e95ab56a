import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { stopOnOldNode } from './tools/node-version.mjs';
import { chooseSeed } from './tools/src/test-run/choose-seed.ts';
import { runFirst } from './tools/src/test-run/long-tests.ts';

stopOnOldNode('vitest');

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => runFirst.some((file) => moduleId.endsWith(`/${file}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const shared = {
  pool: 'threads',
  isolate: false,
  // TEST_LEFT_OUT: files that `npm test` leaves to `npm run test:all`.
  exclude: ['**/node_modules/**', '**/.hazardguard/**', ...(process.env.TEST_LEFT_OUT ? process.env.TEST_LEFT_OUT.split(',') : [])],
  // Only ends what hangs: a machine shared with others takes five times as long, and no test may fail for that.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // The part of each sweep that runs (`validation/src/testing/take-sample.ts`).
  env: { TEST_SEED: String(chooseSeed()) },
  // What a test waits for comes when the machine gets to it.
  expect: { poll: { timeout: 60_000 } },
} as const;

/** Unit, published cases, laws and server tests; the browser journeys are Playwright's (`e2e/`). Only the server's tests start a database. */
export default defineConfig({
  test: {
    // Left alone, Vitest keeps one core free: on two cores that is half of the machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          // One project after the other: a worker that changes from one to the other starts from nothing.
          sequence: { groupOrder: 1 },
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-postgres.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'rest',
          sequence: { groupOrder: 2 },
          include: ['{engine,chemicals,i18n,contract,cli,validation,tools,lab}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
