import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rmpTablesSchemaFile } from './rmp-tables-schema.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('the published schema is the one the contract makes; if not, npm run generate', async () => {
  expect(read(rmpTablesSchemaFile.path)).toBe(await rmpTablesSchemaFile.make());
});

it('the example of docs/rmp-tables.md is the file that the journeys are served', () => {
  const written = /```json\n([\s\S]*?)```/u.exec(read('docs/rmp-tables.md'))?.[1] ?? '';
  const { $schema: _schema, ...served } = JSON.parse(read('e2e/rmp-tables.json')) as Record<string, unknown>;
  expect(JSON.parse(written)).toEqual(served);
});

const memberNames = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner as object) : []),
    ...memberNames(inner),
  ]);
};

it('docs/rmp-tables.md names every member of the schema', () => {
  const text = read('docs/rmp-tables.md');
  const names = memberNames(JSON.parse(read(rmpTablesSchemaFile.path)));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
