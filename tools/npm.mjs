import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { removeUnusedFiles } from './unused-files.mjs';

/** The JavaScript file of npm, so that it runs on the project's Node. Plain JavaScript: it runs on any Node from 20.19. */

const isNpm = (path) => /npm-cli\.c?js$/.test(path) && existsSync(path);

const candidates = function* () {
  const { npm_execpath: running } = process.env;
  if (running !== undefined) yield running;
  const besideNode = dirname(process.execPath);
  yield join(besideNode, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  yield join(besideNode, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    yield join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
    const command = join(folder, 'npm');
    if (existsSync(command)) yield realpathSync(command);
  }
};

export const findNpm = () => {
  for (const path of candidates()) if (isNpm(path)) return path;
  throw new Error('npm was not found. Install Node with npm (https://nodejs.org), then try again.');
};

/** The environment without the variables of the surrounding `npm start`, which do not apply to an installation in another folder. */
const innerEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(npm_package_|npm_lifecycle_|npm_command$|npm_config_(local_prefix|global_prefix|workspace|workspaces|omit|include)$|INIT_CWD$)/.test(
          name,
        ),
    ),
  );

const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ECONNRESET|ERR_SOCKET_TIMEOUT|UND_ERR/;

const reasonOf = (complaint) => {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(complaint)?.[1];
  if (offline.test(complaint))
    return `the package registry cannot be reached (${offline.exec(complaint)?.[0]}). Connect to the network and try again`;
  if (code === 'ENOSPC') return 'the disk is full. Make room and try again';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const path = /npm (?:error|ERR!) path (.+)/.exec(complaint)?.[1];
    return `this user may not write ${path ?? 'there'}. Run it as the owner of the checkout`;
  }
  const lines = complaint.split('\n').filter((line) => /^npm (error|ERR!) (?!code|A complete log)/.test(line));
  return `npm says: ${lines[0]?.replace(/^npm (error|ERR!) /, '') ?? code ?? 'nothing'}. Remove node_modules and try again`;
};

/** Musl or glibc matters on Linux only. */
const libc = () => (process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc');

const isForThisMachine = ({ os, cpu, libc: wanted }) =>
  os?.includes(process.platform) === true &&
  cpu?.includes(process.arch) === true &&
  (process.platform !== 'linux' || wanted?.includes(libc()) !== false);

/** npm does not fail if the package for this platform cannot be fetched, because it is optional; the program would then lack it. */
const missingHere = (folder, omitDevelopment) => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.keys(packages).filter(
    (path) =>
      isForThisMachine(packages[path]) &&
      !(omitDevelopment && packages[path].dev === true) &&
      !existsSync(join(folder, path, 'package.json')),
  );
};

const options = [
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

const runNpm = (node, args, folder) =>
  new Promise((resolve, reject) => {
    const child = spawn(node, [findNpm(), ...args, ...options], {
      cwd: folder,
      env: { ...innerEnvironment(), PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint += text;
    });
    child.on('error', reject);
    child.on('close', (status, signal) => resolve({ status, signal, complaint }));
  });

/**
 * Installs exactly what the lock file of that folder says. `omitDevelopment` leaves out the development packages; `addTo` keeps the
 * packages that are installed already and adds the others, instead of emptying node_modules first.
 */
export const installLocked = async (node, folder, what, { omitDevelopment = false, addTo = false } = {}) => {
  const args = [...(addTo ? ['install', '--no-save'] : ['ci']), omitDevelopment ? '--omit=dev' : '--include=dev'];
  const { status, signal, complaint } = await runNpm(node, args, folder);
  if (signal !== null) process.exit(130);
  if (status !== 0) throw new Error(`${what} could not be installed: ${reasonOf(complaint)}.`);
  const missing = missingHere(folder, omitDevelopment);
  if (missing.length > 0) throw new Error(`${what} could not be fetched (${missing[0]}). Connect to the network and try again.`);
  removeUnusedFiles(folder);
};
