import { defineConfig } from 'vitest/config';

const shared = {
  pool: 'threads',
  isolate: false,
  exclude: ['**/node_modules/**', '**/.hazardguard/**'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const;

/** Unit, published cases, laws and server tests; the browser journeys are Playwright's (`e2e/`). Only the server's tests start a database. */
export default defineConfig({
  test: {
    // Left alone, Vitest keeps one core free: on two cores that is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-postgres.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'rest',
          include: ['{engine,chemicals,contract,cli,validation,tools}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
