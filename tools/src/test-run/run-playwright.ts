import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../chromium.mjs';
import { countPlaywright } from './counts.ts';
import { findProgram, root } from './program.ts';
import { type Manner, runProgram } from './run-command.ts';
import { withScratchFolder } from './scratch-folder.ts';
import type { StepResult } from './step.ts';

interface PlaywrightManner extends Manner {
  /** Further arguments of Playwright, such as which tests. */
  readonly args?: readonly string[];
}

/** Runs the tests of a configuration of Playwright, which writes what it counted into `report`. */
export const runPlaywright = async (
  config: string,
  report: string,
  { args = [], environment = {}, ...manner }: PlaywrightManner = {},
): Promise<StepResult> => {
  const path = join(root, 'test-results', report);
  rmSync(path, { force: true });
  let chromium: string;
  try {
    chromium = await findChromium(process.execPath, root);
  } catch (error) {
    return { ok: false, output: (error as Error).message, counts: { passed: 0, failed: 1 } };
  }
  const playwright = [findProgram('@playwright/test', 'playwright'), 'test', '-c', config, ...args];
  const outcome = await withScratchFolder((scratch) =>
    runProgram(playwright, { ...manner, environment: { ...scratch, ...environment, CHROMIUM_PATH: chromium } }),
  );
  return { ...outcome, counts: countPlaywright(path) };
};
