import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './program.ts';

/** Why a test may read the clock of the machine: none of them judges how fast anything is. */
const allowed: Readonly<Record<string, string>> = {
  'e2e/map-frame.spec.ts': 'the time to the first picture is written down beside the sizes, and never compared',
  'server/src/fence.test.ts': 'nothing is sent after a claim has expired: the claim is a time',
  'server/src/network-cut.test.ts': 'nothing is sent after a claim has expired: the claim is a time',
  'server/src/register/gazetteer/gazetteer.test.ts': 'questions keep a distance in time: a slow machine only makes it longer',
};

const judging = /performance\.now\(|hr[t]ime|expect\(Date\.now\(\) - /;

/**
 * Lines of a test that measure how long something takes, which depends on what else the machine does. Bench and proofs measure; a test
 * counts work, or has something that would not end.
 */
const findTimings = (path: string, text: string): readonly string[] =>
  path in allowed ? [] : text.split('\n').flatMap((line, index) => (judging.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));

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
  expect(Object.keys(allowed).filter((path) => !tests.includes(path))).toEqual([]);
});

test.each([
  ['a.test.ts', `const began = ${clock};\nawait work();\nexpect(took(began)).toBeLessThan(200);`],
  ['a.spec.ts', `expect(${'Date'}.now() - began).toBeLessThan(90_000);`],
])('%s that judges a time is refused', (path, text) => expect(findTimings(path, text)).toHaveLength(1));

test.each([`const seen = new Date(Date.now() - 1_000);`, `expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);`])(
  'moments are no durations: %s',
  (text) => expect(findTimings('a.test.ts', text)).toEqual([]),
);
