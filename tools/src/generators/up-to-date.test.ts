import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GeneratedGroup } from './list.ts';
import { checkFiles, generateFiles } from './up-to-date.ts';

let root: string;
let made = 0;

const group: GeneratedGroup = {
  name: 'sum',
  sources: ['source'],
  files: () => {
    made += 1;
    return [{ path: 'sum.txt', make: async () => readFileSync(join(root, 'source/numbers.txt'), 'utf8').toUpperCase() }];
  },
};

const check = () => checkFiles(root, [group]);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'generated-'));
  mkdirSync(join(root, 'source'));
  mkdirSync(join(root, 'tools'));
});
afterAll(() => rmSync(root, { recursive: true }));

it('generates a group again only if its sources or its files have changed', async () => {
  writeFileSync(join(root, 'source/numbers.txt'), 'one');
  expect((await check()).old).toEqual(['sum.txt']);
  await generateFiles(root, [group]);
  made = 0;
  expect(await check()).toEqual({ old: [], remade: [] });
  expect(made).toBe(0);

  writeFileSync(join(root, 'source/numbers.test.ts'), 'a test says nothing about the files');
  expect(await check()).toEqual({ old: [], remade: [] });

  writeFileSync(join(root, 'source/numbers.txt'), 'two');
  expect(await check()).toEqual({ old: ['sum.txt'], remade: ['sum'] });

  writeFileSync(join(root, 'source/numbers.txt'), 'one');
  writeFileSync(join(root, 'sum.txt'), 'edited by hand');
  expect(await check()).toEqual({ old: ['sum.txt'], remade: ['sum'] });

  writeFileSync(join(root, 'sum.txt'), 'ONE');
  writeFileSync(join(root, 'source/comment.txt'), 'a source that changes nothing');
  expect(await check()).toEqual({ old: [], remade: ['sum'] });
});

it('keeps the records of the groups that are not generated', async () => {
  await generateFiles(root, [group]);
  await generateFiles(root, [{ name: 'empty', sources: [], files: () => [] }]);
  expect(await check()).toEqual({ old: [], remade: [] });
});
