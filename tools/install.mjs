import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked } from './npm.mjs';

/** Installs the packages when what is installed does not belong to this lock file on this kind of machine. Plain JavaScript. */

const hashLock = (root) =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const stampOf = (root) => join(root, 'node_modules', '.hazardguard-stamp');

/** Says that the packages in place are what it takes to build and run the product, for an installation that was filled another way. */
export const markStartSet = (root) => writeFileSync(stampOf(root), `${hashLock(root)} start`);

/**
 * `set` is 'start', what it takes to build and run the product, or 'all', which adds what checks it. The stamp says which of them is
 * installed. `npm ci` empties node_modules first, so an interrupted installation has no stamp and is repeated.
 */
export const installPackages = async (node, root, set) => {
  const stamp = stampOf(root);
  const lock = hashLock(root);
  const forStart = `${lock} start`;
  const cutOff = `${lock} start, others cut off`;
  const forAll = `${lock} all`;
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === forAll || (set === 'start' && [forStart, cutOff].includes(installed))) return;
  if (set === 'start') {
    process.stderr.write('Installing packages, once ...\n');
    await installLocked(node, root, 'The packages', { omitDevelopment: true });
    writeFileSync(stamp, forStart);
  } else if (installed === forStart) {
    process.stderr.write('Installing the packages of the checks, once ...\n');
    // The packages of `npm start` stay: it still starts if this is interrupted or the registry cannot be reached.
    writeFileSync(stamp, cutOff);
    try {
      await installLocked(node, root, 'The packages of the checks', { addTo: true });
    } catch (error) {
      writeFileSync(stamp, forStart);
      throw error;
    }
    writeFileSync(stamp, forAll);
  } else {
    process.stderr.write('Installing packages, once ...\n');
    await installLocked(node, root, 'The packages');
    writeFileSync(stamp, forAll);
  }
};
