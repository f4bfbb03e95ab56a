import { generators } from './generators/list.ts';
import { bringUpToDate } from './generators/write.ts';

/** `npm run generate` writes every generated file; with `--check` it only tells which of them no longer say what the code says. */

const onlyCheck = process.argv.includes('--check');

for (const path of await bringUpToDate(generators, onlyCheck)) {
  process.stdout.write(onlyCheck ? `${path} is out of date: run npm run generate and commit it\n` : `${path} written\n`);
  if (onlyCheck) process.exitCode = 1;
}
