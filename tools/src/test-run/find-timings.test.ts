import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTimings, timingExceptions } from './find-timings.ts';
import { root } from './program.ts';

const clock = ['performance', 'now()'].join('.');

const listTests = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : listTests(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });

test('no test judges how long something takes', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly workspaces: readonly string[] };
  const tests = [...workspaces, 'lab'].flatMap(listTests);
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.flatMap((path) => findTimings(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  expect(timingExceptions.filter((path) => !tests.includes(path))).toEqual([]);
});

test.each([
  ['a.test.ts', `const began = ${clock};\nawait work();\nexpect(took(began)).toBeLessThan(200);`],
  ['a.spec.ts', `expect(${'Date'}.now() - began).toBeLessThan(90_000);`],
])('%s that judges a time is refused', (path, text) => expect(findTimings(path, text)).toHaveLength(1));

test.each([`const seen = new Date(Date.now() - 1_000);`, `expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);`])(
  'moments are no durations: %s',
  (text) => expect(findTimings('a.test.ts', text)).toEqual([]),
);
