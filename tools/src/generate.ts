import { join } from 'node:path';
import { generatedGroups } from './generators/list.ts';
import { checkFiles, generateFiles } from './generators/up-to-date.ts';

/** `npm run generate` writes every generated file; with `--check` it only reports which of them no longer say what the code says. */

const root = join(import.meta.dirname, '..', '..');

if (process.argv.includes('--check')) {
  const { old, remade } = await checkFiles(root, generatedGroups);
  for (const path of old) process.stdout.write(`${path} is out of date: run npm run generate and commit it\n`);
  if (old.length > 0) process.exitCode = 1;
  else if (remade.length > 0)
    process.stdout.write(`${remade.join(', ')}: made again to compare. npm run generate records that they are up to date.\n`);
} else {
  for (const path of await generateFiles(root, generatedGroups)) process.stdout.write(`${path} written\n`);
}
