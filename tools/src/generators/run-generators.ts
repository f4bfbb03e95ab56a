import { join } from 'node:path';
import type { GeneratedGroup } from './list.ts';
import { checkFiles, generateFiles } from './up-to-date.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Writes the files of these groups; with `--check` among the arguments it only reports which committed files are out of date. */
export const runGenerators = async (groups: readonly GeneratedGroup[], { command }: { readonly command: string }): Promise<void> => {
  if (!process.argv.includes('--check')) {
    for (const path of await generateFiles(root, groups)) process.stdout.write(`${path} written\n`);
    return;
  }
  const { old, remade } = await checkFiles(root, groups);
  for (const path of old) process.stdout.write(`${path} is out of date: run ${command} and commit it\n`);
  if (old.length > 0) process.exitCode = 1;
  else if (remade.length > 0)
    process.stdout.write(`${remade.join(', ')}: generated again to compare. ${command} records that they are up to date.\n`);
};
