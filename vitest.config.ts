import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { stopOnOldNode } from './tools/node-version.mjs';

stopOnOldNode('vitest');

/** Files of ten seconds and more, which must not be left to the end, where one core would wait for the other. */
const long = [
  'server/src/start.test.ts',
  'server/src/platform/http/scope.test.ts',
  'crashes.test.ts',
  'server/src/platform/http/fuzz.test.ts',
  'server/src/scale.test.ts',
  'server/src/full-disk.test.ts',
  'server/src/memory.test.ts',
  'killed-server.test.ts',
  'server/src/network-cut.test.ts',
  'server/src/platform/db/faults/lost-database.test.ts',
  'server/src/fence.test.ts',
  'server/src/roles.test.ts',
  'server/src/platform/compute/pool.test.ts',
  'server/src/register/industries/bulk.test.ts',
  'tools/src/recipes/examples.test.ts',
  'validation/src/inverse.test.ts',
  'chemicals/src/models.test.ts',
  'cli/src/risk.test.ts',
  'engine/src/inverse/locate.test.ts',
  'engine/src/laws.test.ts',
  'engine/src/risk-study/compute-risk.test.ts',
  'validation/src/fuzz/sweep.test.ts',
  'validation/src/fuzz/fuzz.test.ts',
  'validation/src/fuzz/result-hash.test.ts',
  'validation/src/cases/cases.test.ts',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => long.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const shared = {
  pool: 'threads',
  isolate: false,
  exclude: ['**/node_modules/**', '**/.hazardguard/**'],
  // Only ends what hangs: a machine shared with others takes five times as long, and no test may fail for that.
  testTimeout: 120_000,
  hookTimeout: 120_000,
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
          include: ['{engine,chemicals,i18n,contract,cli,validation,tools,bench,proofs}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
