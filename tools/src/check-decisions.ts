import { join } from 'node:path';
import { findDecisionFaults } from './decisions/find-decision-faults.ts';
import { readTexts } from './read-texts.ts';

/** The tests of this check plant faults. */
const isChecked = (path: string): boolean => /\.(md|ts|tsx|mjs|json|sql)$/.test(path) && !path.startsWith('tools/src/decisions/');

const texts = readTexts(join(import.meta.dirname, '..', '..'), isChecked);
const records = [...texts.keys()].filter((path) => path.startsWith('docs/decisions/')).length;
const faults = findDecisionFaults(texts);

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${records} decisions, ${faults.length} faults\n`);
// A check that read no files must fail.
process.exitCode = faults.length === 0 && records >= 50 ? 0 : 1;
