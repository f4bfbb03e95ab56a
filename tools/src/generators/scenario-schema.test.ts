import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scenarioMembersFile } from './scenario-members.ts';
import { scenarioSchemaFile } from './scenario-schema.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it.each([scenarioSchemaFile, scenarioMembersFile])('$path is what the engine’s inputs make; if not, npm run generate', async (file) => {
  expect(read(file.path)).toBe(await file.make());
});

interface Example {
  readonly receptors: readonly object[];
}

it('the example of docs/scenario.md is one of the examples that run, with the first of its receptors', () => {
  const written = /```json\n([\s\S]*?)```/u.exec(read('docs/scenario.md'))?.[1] ?? '';
  const examples = readdirSync(new URL('../../../cli/examples/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name): Example => JSON.parse(read(`cli/examples/${name}`)));
  expect(examples.map((example) => ({ ...example, receptors: example.receptors.slice(0, 1) }))).toContainEqual(JSON.parse(written));
});

const memberNames = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner as object) : []),
    ...memberNames(inner),
  ]);
};

it('docs/scenario.md and its generated table name every member of the schema', () => {
  const text = read('docs/scenario.md') + read('docs/scenario-members.md');
  const names = memberNames(JSON.parse(read('docs/scenario.schema.json')));
  expect(names.length).toBeGreaterThan(30);
  const isNamed = (name: string): boolean => text.includes(`\`${name}\``) || text.includes(`.${name}\``) || text.includes(`\`${name}.`);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
