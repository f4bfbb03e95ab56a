import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from './read-texts.ts';
import { type AllowedWords, findRefusedWords, isCheckedForWords } from './words/refused-words.ts';
import { findSubjectFault, readUnpublishedSubjects } from './words/subjects.ts';

/** Refused words in English texts, documents and comments; subjects of commits that are not published yet. */

const root = join(import.meta.dirname, '..', '..');
const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'words', 'allowed.json'), 'utf8')) as readonly AllowedWords[];
const texts = readTexts(root, isCheckedForWords);
const subjects = readUnpublishedSubjects(root);
const faults = [
  ...findRefusedWords(texts, allowed),
  ...(subjects ?? []).map(findSubjectFault).filter((fault): fault is string => fault !== undefined),
];

for (const fault of faults) process.stdout.write(`${fault}\n`);
const commits = subjects === undefined ? 'commits not checked: there is no published branch to compare with' : `${subjects.length} commits`;
process.stdout.write(`${texts.size} files, ${commits}, ${faults.length} faults\n`);
// A check that read no files must fail.
process.exitCode = faults.length === 0 && texts.size >= 50 ? 0 : 1;
