import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked } from './npm.mjs';

/** Installs the packages when what is installed does not belong to this lock file on this kind of machine. Plain JavaScript. */

const wantedStamp = (root) =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** `npm ci` empties node_modules first, so an installation that was cut off has no stamp and is made again. */
export const installPackages = (node, root) => {
  const stamp = join(root, 'node_modules', '.hazardguard-stamp');
  const wanted = wantedStamp(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing packages, once ...\n');
  installLocked(node, root, 'The packages');
  writeFileSync(stamp, wanted);
};
