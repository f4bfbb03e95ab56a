import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkArchitecture } from './architecture/check.ts';
import { readSources } from './architecture/read-sources.ts';
import type { ArchitectureTable } from './architecture/table.ts';

const root = join(import.meta.dirname, '..', '..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: readonly string[] };
const table = (await import(pathToFileURL(join(root, 'architecture.mjs')).href)) as ArchitectureTable;
const sources = readSources(root, [...workspaces, 'lab']);
const violations = checkArchitecture(sources, table);

for (const violation of violations) process.stdout.write(`${violation}\n`);
process.stdout.write(`${sources.size} files, ${violations.length} imports refused\n`);
// A check that read no files must fail.
process.exitCode = violations.length === 0 && sources.size >= 50 ? 0 : 1;
