import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { stopOnOldNode } from '../tools/node-version.mjs';

stopOnOldNode('playwright');

/**
 * Browser journeys against the delivered product: the files, packages and web application that `npm start` runs, in a folder of their
 * own, on an embedded PostgreSQL in a temporary folder, in demo mode, without a weather provider (so the journeys see the offline
 * behaviour).
 * `npm test` names the browser in CHROMIUM_PATH.
 */
const port = Number(process.env.E2E_PORT ?? 18_080 + (process.pid % 1_000));
process.env.E2E_PORT = String(port);
/** The journey of the Maps Viewer answers here as a map service that needs a key. */
const tilesPort = port - 3_000;
process.env.E2E_TILES_PORT = String(tilesPort);
/** Two journeys at a time, each against a server and a database of its own, so that no journey sees what another writes meanwhile. */
const lanes = 2;
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'hazardguard-e2e-'));
/** The product as it is delivered, which `npm test` has made; a run by hand makes its own. */
process.env.E2E_INSTALLATION ??= `${process.env.E2E_DATA}-installation`;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: 'fresh-start/**',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/recorded/{arg}{ext}',
  fullyParallel: false,
  workers: lanes,
  retries: 0,
  // A machine that is shared may stand still for many seconds.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // In CI only failures are reported.
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ['json', { outputFile: '../test-results/e2e.json' }]],
  globalTeardown: './teardown.ts',
  use: {
    // A small laptop: what fits here fits a larger screen, and a third fewer pixels are drawn in software.
    viewport: { width: 1280, height: 720 },
    // Half the dots of a cheap screen: maps and pages are laid out the same and painted in software in a quarter of the work.
    deviceScaleFactor: 0.5,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    // The journey without a network stores the application; the others would only compete with it for the processor.
    serviceWorkers: 'block',
    // A trace of every step costs a quarter of the whole run: recorded only on request.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--use-gl=angle',
        '--use-angle=swiftshader-webgl',
        '--enable-unsafe-swiftshader',
        '--disable-gpu-compositing',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: optimising their code costs more than it saves.
        '--js-flags=--no-turbofan',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" lane-servers.ts ${lanes} ${port} "${process.env.E2E_DATA}"`,
    wait: { stdout: /All servers are ready/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
