import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from './architecture/read-sources.ts';
import { isTest } from './architecture/table.ts';
import { findOptionalProperties, type KeptProperties } from './crossing-types/find-optional-properties.ts';
import { findUntypedMemos } from './crossing-types/find-untyped-memos.ts';

/** What one room hands another states every property, and is written where its type is stated. */

const root = join(import.meta.dirname, '..', '..');
const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'crossing-types', 'kept.json'), 'utf8')) as readonly KeptProperties[];
const sources = readSources(root, ['engine', 'server', 'web']);
const faults = [
  ...findOptionalProperties(sources, kept),
  ...[...sources].flatMap(([path, text]) => (path.startsWith('web/src/') && !isTest(path) ? findUntypedMemos(path, text) : [])),
];

for (const fault of faults) process.stdout.write(`${fault}\n`);
const remaining = kept.flatMap(({ files }) => Object.values(files)).flatMap((names) => (names === true ? [] : names));
process.stdout.write(`${sources.size} files, ${remaining.length} optional properties remain, ${faults.length} faults\n`);
// A check that read no files must fail.
process.exitCode = faults.length === 0 && sources.size >= 50 ? 0 : 1;
