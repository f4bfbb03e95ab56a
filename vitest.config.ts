import { defineConfig } from 'vitest/config';

/** Unit, published cases, laws and server tests; the browser journeys are Playwright's (`e2e/`). */
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    include: ['{engine,chemicals,contract,server,cli,validation,tools}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.hazardguard/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
