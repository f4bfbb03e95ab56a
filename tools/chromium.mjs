import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { packagedChromium } from './packaged-chromium.mjs';

/**
 * Finds a Chromium for the browser journeys: one without a desktop, installed where the machine has none, or else a whole browser of the
 * machine. Plain JavaScript.
 */

/** Chromium without a desktop: a page costs it half of what it costs a whole browser. */
const headlessNames = ['chromium-headless-shell', 'headless_shell', 'chrome-headless-shell'];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Older versions do not reliably support the journeys' browser protocol and WebGL 2 in software. */
const oldestMajor = 130;

const playwrightCache = () => {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  return caches
    .filter((folder) => folder !== undefined && existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .flatMap((folder) => ['chrome-linux64/chrome', 'chrome-linux/chrome'].map((name) => join(folder, name)));
};

const onPath = (wanted) => (process.env.PATH ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));

/** A name on PATH may be a stub that only explains how to install the browser, so each must print its version. */
const works = (path) => {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 && Number(/(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 0) >= oldestMajor;
};

const remedy = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then try again.';

const downloaded = (node, root) => {
  const require = createRequire(join(root, 'e2e', 'package.json'));
  process.stderr.write('No Chromium on this machine; downloading one, once ...\n');
  const cli = join(require.resolve('@playwright/test/package.json'), '..', 'cli.js');
  const { status } = spawnSync(node, [cli, 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'ignore'] });
  const path = require('@playwright/test').chromium.executablePath();
  if (status !== 0 || !works(path)) throw new Error(`No Chromium was found and none could be downloaded. ${remedy}`);
  return path;
};

/** Path of a Chromium that starts; throws an Error with a remedy if there is none. */
export const findChromium = async (node, root) => {
  const { CHROMIUM_PATH: named } = process.env;
  if (named !== undefined && named !== '') {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a Chromium of version ${oldestMajor} or newer. Correct it or leave it out.`);
  }
  const headless = onPath(headlessNames).find(works);
  if (headless !== undefined) return headless;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packaged = await packagedChromium(node, root).catch(({ message }) => void process.stderr.write(`${message}\n`));
    if (packaged !== undefined && works(packaged)) return packaged;
  }
  return [...onPath(names), ...usualPlaces, ...playwrightCache()].find(works) ?? downloaded(node, root);
};
