import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * The delivered installation, started as a newcomer starts it: every readable route as every role, every screen as administrator and as
 * plant, the main job. One server, as there is one after `npm start`.
 */
const port = String(Number(process.env.E2E_PORT) + 8);
process.env.E2E_ORIGIN = `http://127.0.0.1:${port}`;

export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: ['fresh-start/*.spec.ts', 'main-job.spec.ts'],
  testIgnore: [],
  globalTeardown: '../teardown.ts',
  fullyParallel: true,
  outputDir: '../../test-results/fresh-start',
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ['json', { outputFile: '../../test-results/fresh-start-tests.json' }]],
  webServer: {
    command: `"${process.execPath}" start.ts ${port}`,
    wait: { stdout: /The server is ready/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
