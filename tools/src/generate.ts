import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generators } from './generators/list.ts';

/** `npm run generate` writes every generated file; with `--check` it only tells which of them no longer say what the code says. */

const root = join(import.meta.dirname, '..', '..');
const onlyCheck = process.argv.includes('--check');

for (const { path, make } of generators) {
  const place = join(root, path);
  const wanted = await make();
  const found = existsSync(place) ? readFileSync(place, 'utf8') : null;
  if (found === wanted) continue;
  if (onlyCheck) {
    process.stdout.write(`${path} is out of date: run npm run generate and commit it\n`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, wanted);
    process.stdout.write(`${path} written\n`);
  }
}
