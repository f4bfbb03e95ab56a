import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';
import { root } from './test-run/program.ts';

const read = (path: string): { readonly scripts?: object; readonly bin?: object } => JSON.parse(readFileSync(join(root, path), 'utf8'));
const scripts = new Set(Object.keys(read('package.json').scripts ?? {}));
const commands = new Set(Object.keys(read('cli/package.json').bin ?? {}));

/** Commands of a text that do not exist, or that do not bring the Node they need. */
const findCommandFaults = (text: string): readonly string[] => [
  ...[...text.matchAll(/\bnpm run (?:-\w+ )*([\w:-]+)/g)]
    .filter(([, name = '']) => !scripts.has(name))
    .map(([command]) => `${command}: package.json has no such script`),
  ...[...text.matchAll(/\bnpx ([@\w/-]+)/g)]
    .filter(([, name = '']) => !commands.has(name))
    .map(([command, name]) => `${command}: use npm run ${name}, which brings the Node of this project`),
  ...[...text.matchAll(/\bnpx hazardguard ([a-z][\w-]*)/g)]
    .filter(([, verb]) => !existsSync(join(root, 'cli', 'src', 'verbs', `${verb}.ts`)))
    .map(([command]) => `${command}: the command line has no such verb`),
  ...[...text.matchAll(/\bnode ((?:tools|server|cli|web|lab)\/[\w./-]+)/g)]
    .filter(([, path = '']) => !existsSync(join(root, path)))
    .map(([command]) => `${command}: there is no such file`),
];

test('every command that the documents and the comments name exists and brings the Node it needs', () => {
  const isRead = (path: string): boolean =>
    (/^(docs\/)?[\w-]+\.md$/.test(path) || /\.(ts|tsx|mjs)$/.test(path)) && !/documented-commands|node-version\.test/.test(path);
  const texts = readTexts(root, isRead);
  const named = [...texts.values()].join('\n').match(/\bnp(m (run|start|test)|x)\b/g) ?? [];
  expect(named.length).toBeGreaterThan(100);
  const faults = [...texts].flatMap(([path, text]) => findCommandFaults(text).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});

test('a command that does not exist, or brings no Node, is refused', () => {
  expect(findCommandFaults('`npm start`, `npm run -s sbom > bill`, `npm run bench models`, `npx hazardguard doctor`')).toEqual([]);
  expect(findCommandFaults('`npm run serve`')).toEqual(['npm run serve: package.json has no such script']);
  expect(findCommandFaults('`FUZZ_SEED=7 npx vitest run a.test.ts`')).toEqual([
    'npx vitest: use npm run vitest, which brings the Node of this project',
  ]);
  expect(findCommandFaults('`npx playwright test`')).toHaveLength(1);
  expect(findCommandFaults('`npx hazardguard serve`')).toHaveLength(1);
  for (const folder of ['tools', 'lab']) expect(findCommandFaults(`\`node ${folder}/no-such.mjs\``)).toHaveLength(1);
});
