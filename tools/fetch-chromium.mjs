import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

/** Finds the browser of the journeys, or installs it, before they need it. */
try {
  await findChromium(process.execPath, dirname(dirname(fileURLToPath(import.meta.url))));
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
