import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { buildWeb } from '../../build-web.mjs';
import { installPackages, markStartSet } from '../../install.mjs';
import { linkStartSet } from './link-start-set.ts';
import { root } from './program.ts';

/** The files that a clone of the working tree as it is now would have. */
const listFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

const copyFiles = (folder: string): void => {
  const paths = listFiles();
  for (const parent of new Set(paths.map((path) => dirname(path)))) mkdirSync(join(folder, parent), { recursive: true });
  for (const path of paths) copyFileSync(join(root, path), join(folder, path));
};

const unreachable = /cannot be reached|could not be fetched/;

/** Returns what a reader of the result has to know, if anything. */
const installStartSet = async (folder: string): Promise<string | null> => {
  try {
    await installPackages(process.execPath, folder, 'start');
    return null;
  } catch (error) {
    if (!unreachable.test((error as Error).message)) throw error;
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    linkInstalled(folder);
    return `Not installed again, but copied from the packages that are installed here: ${(error as Error).message}`;
  }
};

const linkInstalled = (folder: string): void => {
  linkStartSet(root, folder);
  markStartSet(folder);
};

/** In a web application that the packages of the start set alone have built. */
const builtByStartSet = '.built-by-start-set';

const readStamp = (dist: string): string => (existsSync(join(dist, '.stamp')) ? readFileSync(join(dist, '.stamp'), 'utf8') : '');

/**
 * The web application is built here, and the checkout gets it, too, so that it is built once. A build of the checkout is taken over only
 * if the start set made it, or if any will do; `buildWeb` builds again what other sources or packages have made.
 */
const buildWebHere = (folder: string, anyBuild: boolean): void => {
  const here = join(folder, 'web', 'dist');
  const there = join(root, 'web', 'dist');
  if (existsSync(join(there, anyBuild ? '.stamp' : builtByStartSet))) cpSync(there, here, { recursive: true });
  const before = readStamp(here);
  buildWeb(process.execPath, folder);
  if (readStamp(here) === before) return;
  if (!anyBuild) writeFileSync(join(here, builtByStartSet), '');
  rmSync(there, { recursive: true, force: true });
  cpSync(here, there, { recursive: true });
};

interface Manner {
  /** Takes the packages and the web application of the checkout where it can: two seconds instead of a new installation. */
  readonly quick: boolean;
}

/**
 * The product as `npm start` makes it: the files of the project in an empty folder, the packages of the start set, the web application.
 * Returns a sentence if it was made in another way. The folder must lie outside the checkout, or Node would find the packages there.
 */
export const makeInstallation = async (folder: string, { quick }: Manner): Promise<string | null> => {
  if (!relative(root, folder).startsWith('..')) throw new Error(`${folder} is in the checkout, whose packages Node would find`);
  copyFiles(folder);
  if (quick) linkInstalled(folder);
  const note = await installStartSet(folder);
  buildWebHere(folder, quick);
  return note;
};

/** What a program of the installation finds in its environment: the person's, without that of the checkout, and the named settings. */
export const installationEnvironment = (settings: Readonly<Record<string, string>>): Record<string, string> => {
  const { PATH = '', ...others } = process.env;
  const kept = ['HOME', 'TMPDIR', 'LANG'].flatMap((name) => (others[name] === undefined ? [] : [[name, others[name]] as const]));
  const path = PATH.split(delimiter).filter((place) => relative(root, place).startsWith('..'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), ...settings };
};
