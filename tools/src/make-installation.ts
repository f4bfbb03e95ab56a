import { makeInstallation } from './test-run/delivered-installation.ts';

/** `node tools/src/make-installation.ts FOLDER [--quick]`: the delivered product in an empty folder outside the checkout. */
const [folder, ...options] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder');
const note = await makeInstallation(folder, { quick: options.includes('--quick') });
if (note !== null) process.stdout.write(`${note}\n`);
