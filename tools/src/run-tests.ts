import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { buildWeb } from '../build-web.mjs';
import { findChromium } from '../chromium.mjs';
import { installLab } from './test-run/lab-steps.ts';
import { labFolders } from './test-run/long-tests.ts';
import { findProgram, root } from './test-run/program.ts';
import { withScratchFolder } from './test-run/scratch-folder.ts';

/**
 * `npm run vitest -- …` and `npm run playwright -- …`: one of the test programs with its own arguments, and with what `npm test` gives it.
 * Tests that need the packages of `lab/` run if an argument names a file or folder there.
 */

const runTests = (args: readonly string[], environment: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
    child.on('error', ({ message }) => {
      process.stderr.write(`${message}\n`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });

const [program, ...args] = process.argv.slice(2);
try {
  process.exitCode = await withScratchFolder(async (environment) => {
    if (program === 'vitest') {
      const needsLab = args.some((arg) => /(^|\/)lab(\/|$)/.test(arg));
      if (needsLab) await installLab();
      const chosen = needsLab ? {} : { TEST_LEFT_OUT: labFolders.map((folder) => `${folder}/**`).join(',') };
      return runTests([findProgram('vitest', 'vitest'), ...args], { ...environment, ...chosen });
    }
    buildWeb(process.execPath, root);
    const chromium = await findChromium(process.execPath, root);
    const configured = args[0] !== 'test' || args.some((one) => /^(-c|--config)(=|$)/.test(one));
    const config = configured ? [] : ['-c', 'e2e/playwright.config.ts'];
    return runTests([findProgram('@playwright/test', 'playwright'), ...args, ...config], { ...environment, CHROMIUM_PATH: chromium });
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
