import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from './architecture/read-imports.ts';
import { git } from './git.ts';
import { readTexts } from './read-texts.ts';
import { type Budget, budgetFile, findHiddenRaises, findOverruns } from './size/budget.ts';
import { countWords, isCounted, isDocument, measureSize } from './size/measure-size.ts';

/** Lines of code per room against the budget, and the words of the documents. `--lower` lowers each budget to what there is, and room for a mend. */

/** A budget is a multiple of this many lines: a mend is no reason to raise it. */
const step = 50;

const root = join(import.meta.dirname, '..', '..');
const lock = JSON.parse(readFileSync(join(root, 'tools', 'generated.lock.json'), 'utf8')) as Record<
  string,
  { readonly files: readonly string[] }
>;
const generated = new Set(Object.values(lock).flatMap(({ files }) => files));
const files = readTexts(root, (path) => isCounted(path, generated));
const size = measureSize(
  files,
  [...files].flatMap(([path, text]) => (/\.(ts|tsx|mjs)$/.test(path) ? readImports(path, text) : [])),
);
const budget = JSON.parse(readFileSync(join(root, budgetFile), 'utf8')) as Budget;
if (process.argv.includes('--lower')) {
  const lowered = Object.fromEntries(
    Object.entries({ ...Object.fromEntries(size.rooms), 'style sheets': size.cssLines }).map(([room, lines]) => [
      room,
      Math.min(step * Math.ceil(lines / step), budget[room] ?? Number.POSITIVE_INFINITY),
    ]),
  );
  writeFileSync(join(root, budgetFile), `${JSON.stringify(lowered, null, 2)}\n`);
}

const faults = [...findOverruns(size, budget), ...findHiddenRaises(root)];
for (const [room, lines] of size.rooms)
  process.stdout.write(`${String(lines).padStart(7)} of ${String(budget[room] ?? 0).padStart(6)}  ${room}\n`);
const total = [...size.rooms.values()].reduce((sum, lines) => sum + lines, 0);
const tracked = git(root, 'ls-files')?.split('\n').length;
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${total} lines of code in ${files.size} files, ${size.cssLines} of them in ${size.cssFiles} style sheets; ${tracked ?? 'unknown number of'} tracked files; ` +
    `${size.single} of 60 lines and fewer have their one importer in their folder; ` +
    `${countWords(readTexts(root, isDocument), generated)} words of documents written by hand; ${faults.length} faults\n`,
);
// A check that read no files must fail.
process.exitCode = faults.length === 0 && files.size >= 50 ? 0 : 1;
