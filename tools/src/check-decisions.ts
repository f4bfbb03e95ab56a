import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDecisionFaults } from './decisions/find-decision-faults.ts';

const root = join(import.meta.dirname, '..', '..');
const skipped = new Set(['node_modules', 'dist', 'test-results']);
const isText = (name: string): boolean => /\.(md|ts|tsx|mjs|json|sql)$/.test(name);
/** Its tests plant faults. */
const isExempt = (path: string): boolean => path.startsWith('tools/src/decisions/');

const listFiles = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(path);
    return isText(entry.name) && !isExempt(path) ? [path] : [];
  });

const texts = new Map(listFiles('').map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const records = [...texts.keys()].filter((path) => path.startsWith('docs/decisions/')).length;
const faults = findDecisionFaults(texts);

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${records} decisions, ${faults.length} faults\n`);
// A check that saw nothing has checked nothing.
process.exitCode = faults.length === 0 && records >= 50 ? 0 : 1;
