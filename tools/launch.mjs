import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { installPackages } from './install.mjs';
import { findRuntime } from './runtime.mjs';

/**
 * `npm start`, `npm test` and the other verbs: the right Node, the right packages, then the program itself.
 * Plain JavaScript without dependencies, because it runs before anything is installed, on any Node from 20.19.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What each verb runs, from the root of the checkout. */
const programs = {
  start: ['server/src/main.ts'],
  dev: ['tools/src/dev.ts'],
  test: ['tools/src/test.ts'],
  check: ['tools/src/test.ts', '--checks'],
  bench: ['lab/bench/src/main.ts'],
  proofs: ['lab/proofs/src/main.ts'],
  basemap: ['lab/basemap/main.ts'],
  fuzz: ['validation/src/fuzz/main.ts'],
  generate: ['tools/src/generate.ts'],
  validate: ['tools/src/validate.ts'],
  texts: ['i18n/exchange/main.ts'],
  vitest: ['tools/src/run-tests.ts', 'vitest'],
  playwright: ['tools/src/run-tests.ts', 'playwright'],
};

const needsWeb = new Set(['start']);
/** These also need the packages of `lab/`, which are installed when the first of them runs. */
const needsLab = new Set(['bench', 'proofs', 'basemap']);

/** Runs the program, forwards signals, and exits with its code. */
const run = (node, args, { watched }) => {
  const child = spawn(node, args, {
    // A channel, if the program wants one, closes when this process ends for any reason.
    stdio: watched ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) {
    // npm may be killed without a signal to us: then nobody is left to press Ctrl-C. (The scripts say `exec`, so that npm is our parent
    // and its signals arrive here: a shell in between would hold them back until we end.)
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, 250).unref();
  }
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
    if (child.connected) child.disconnect();
  });
};

const [verb = '', ...rest] = process.argv.slice(2);
try {
  const program = programs[verb];
  if (program === undefined) throw new Error(`"${verb}" is not one of ${Object.keys(programs).join(', ')}.`);
  // npm runs on every supported Node, so the first installation need not wait for the pinned one.
  const [node] = await Promise.all([findRuntime(), installPackages(process.execPath, root, needsWeb.has(verb) ? 'start' : 'all')]);
  if (needsLab.has(verb)) await installPackages(process.execPath, join(root, 'lab'), 'all');
  if (needsWeb.has(verb)) buildWeb(node, root);
  const [script = '', ...args] = program;
  run(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args, ...rest], { watched: verb === 'start' });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
