import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scenarioSchemaFile } from './scenario-schema.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('the published schema is the one the engine’s inputs make; if not, npm run generate', async () => {
  expect(read(scenarioSchemaFile.path)).toBe(await scenarioSchemaFile.make());
});

it('the example of docs/scenario.md is one of the examples that run', () => {
  const written = /```json\n([\s\S]*?)```/u.exec(read('docs/scenario.md'))?.[1] ?? '';
  const examples = readdirSync(new URL('../../../cli/examples/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name): unknown => JSON.parse(read(`cli/examples/${name}`)));
  expect(examples).toContainEqual(JSON.parse(written));
});

const memberNames = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner as object) : []),
    ...memberNames(inner),
  ]);
};

it('docs/scenario.md names every member of the schema', () => {
  const text = read('docs/scenario.md');
  const names = memberNames(JSON.parse(read('docs/scenario.schema.json')));
  expect(names.length).toBeGreaterThan(30);
  const isNamed = (name: string): boolean => text.includes(`\`${name}\``) || text.includes(`.${name}\``) || text.includes(`\`${name}.`);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
