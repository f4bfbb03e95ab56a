import { expect, test } from 'vitest';
import { findReachFaults } from './find-reach-faults.ts';
import { type Project, readReaches } from './project.ts';

const fine: Readonly<Record<string, string>> = {
  'server/src/main.ts': `import { a } from 'listed'; import { b } from '@own/contract/b'; import './part.ts';`,
  'server/src/part.ts': `export const read = (name: string) => fetch(import.meta.resolve(name));`,
  'server/src/main.test.ts': `import { test } from 'only-tests';`,
  'contract/src/b.ts': `export const b = 1;`,
  'web/src/main.ts': `import './fonts.css';`,
  'web/src/fonts.css': `.a { src: url("@fonts/latin/files/latin.woff2") }`,
  'tools/check.ts': `import { x } from 'only-tools';`,
};
const manifests: Project['manifests'] = new Map([
  ['', { workspaces: ['server', 'contract', 'web', 'tools'] }],
  ['server', { name: '@own/server', dependencies: { listed: '1', '@own/contract': '1' }, devDependencies: { 'only-tests': '1' } }],
  ['contract', { name: '@own/contract', exports: { './b': './src/b.ts' } }],
  ['web', { name: '@own/web', dependencies: { '@fonts/latin': '1' } }],
  ['tools', { name: '@own/tools', devDependencies: { 'only-tools': '1' } }],
]);

const check = (planted: Readonly<Record<string, string>> = {}, changed: Partial<Project> = {}): readonly string[] => {
  const sources = new Map(Object.entries({ ...fine, ...planted }));
  const project: Project = {
    tracked: [...sources.keys()],
    sources,
    manifests,
    known: new Set(['listed', 'only-tests', 'only-tools', '@fonts/latin', '@fonts/arabic']),
    entries: ['server/src/main.ts', 'web/src/main.ts'],
    resolvedFrom: {},
    above: ['lab'],
    built: ['web/dist'],
    kept: {},
    ...changed,
  };
  return findReachFaults(project, readReaches(project));
};

test('a project that lists what it reaches has no faults', () => expect(check()).toEqual([]));

test.each([
  ['a plain import', `import { x } from 'only-tools';`],
  ['an export from it', `export { x } from 'only-tools';`],
  ['an import whose names alone are types, which still runs', `import { type X } from 'only-tools';`],
  ['require', `require('only-tools');`],
  ['createRequire', `const load = createRequire(import.meta.url); const data = load('only-tools');`],
  ['createRequire and resolve', `createRequire(import.meta.url).resolve('only-tools');`],
  ['import.meta.resolve', `import.meta.resolve('only-tools');`],
  ['a dynamic import', `await import('only-tools');`],
  ['a dynamic import of a text with gaps', `await import(\`only-tools/\${language}.json\`);`],
  ['a text put together', `const from = 'only-tools'; import.meta.resolve(from + '/' + name);`],
  ['a function that loads its argument', `const read = (name: string) => import.meta.resolve(name); read('only-tools');`],
  ['a function of another file that loads its argument', `import { read } from './part.ts'; read('only-tools');`],
  ['a file of it, passed to any function', `for (const name of ['only-tools/data.json']) open(name);`],
  ['a path of node_modules', `join(root, 'node_modules', 'only-tools', 'run.js');`],
  ['a worker', `new Worker('only-tools/worker.js');`],
])('a package that only tools declare is refused in the delivered program: %s', (_what, text) => {
  const [first = '', ...more] = check({ 'server/src/part.ts': `${fine['server/src/part.ts']}\n${text}` });
  expect(more).toEqual([]);
  expect(first).toContain('server/src/part.ts:2 reaches only-tools (');
  expect(first).toContain('which server/package.json does not list: add it to "dependencies" of server/package.json');
});

test('a package of devDependencies is refused in the delivered program, and allowed in a test or for its types', () => {
  expect(check({ 'server/src/part.ts': `${fine['server/src/part.ts']} import { test } from 'only-tests';` })).toEqual([
    'server/src/part.ts:1 reaches only-tests (only-tests), which the delivered program needs: move it from "devDependencies" to "dependencies" of server/package.json',
  ]);
  expect(check({ 'server/src/part.ts': `${fine['server/src/part.ts']} import type { Test } from 'only-tests';` })).toEqual([]);
});

test('the delivered program is followed through workers, packages of the repository and patterns', () => {
  const main = fine['server/src/main.ts'];
  const beside = { 'server/src/worker.ts': `import 'only-tests';` };
  const refused = [expect.stringContaining('server/src/worker.ts:1 reaches only-tests')];
  expect(check(beside)).toEqual([]);
  expect(check({ ...beside, 'server/src/main.ts': `${main} open(new URL('worker.ts', import.meta.url));` })).toEqual(refused);
  expect(check({ ...beside, 'server/src/main.ts': `${main} import.meta.glob('./w*.ts');` })).toEqual(refused);
  expect(check({ 'contract/src/b.ts': `import 'only-tests';` })).toEqual([
    expect.stringContaining('contract/src/b.ts:1 reaches only-tests'),
  ]);
});

test('fonts of a style sheet are packages, too', () => {
  for (const text of ['src: url("@fonts/arabic/files/arabic.woff2")', '@import "@fonts/arabic/index.css";'])
    expect(check({ 'web/src/fonts.css': `${fine['web/src/fonts.css']}\n${text}` })).toEqual([
      expect.stringContaining('web/src/fonts.css:2 reaches @fonts/arabic (@fonts/arabic/'),
    ]);
});

test('a name whose end is not known must begin like a listed package', () => {
  const reach = (scope: string) => check({ 'web/src/main.ts': `import './fonts.css'; const font = \`${scope}/\${script}\`;` });
  expect(reach('@fonts')).toEqual([]);
  expect(reach('@letters')).toEqual([
    expect.stringContaining('web/src/main.ts:1 reaches @letters/ (@letters/…), which web/package.json does not list'),
  ]);
});

test('a test or a tool may reach what its own package or the root lists', () => {
  expect(check({ 'tools/check.ts': `import 'only-tools'; import 'only-tests';` })).toEqual([
    'tools/check.ts:1 reaches only-tests (only-tests), which tools/package.json does not list: add it to "devDependencies" of tools/package.json',
  ]);
});

test('a folder outside the workspaces may reach what it or a workspace lists', () => {
  const changed = { manifests: new Map([...manifests, ['lab', { devDependencies: { 'only-lab': '1' } }] as const]) };
  const text = `import 'only-lab'; import 'only-tests';`;
  expect(check({ 'lab/run.ts': text }, changed)).toEqual([]);
  expect(check({ 'lab/run.ts': `${text} import 'missing';` }, changed)).toEqual([expect.stringContaining('lab/run.ts:1 reaches missing')]);
  expect(check({ 'tools/check.ts': `import 'only-tools'; import 'only-lab';` }, changed)).toHaveLength(2);
  expect(check({ 'lab/run.ts': text }, { ...changed, above: [] })).toHaveLength(1);
  const twice = { manifests: new Map([...manifests, ['lab', { devDependencies: { 'only-tests': '1' } }] as const]) };
  expect(check({ 'lab/run.ts': `import 'only-tests';` }, twice)).toEqual([
    'lab/package.json lists only-tests, which server/package.json lists already: remove it',
  ]);
});

test('a file beside the sources must be tracked by git', () => {
  const reach = (text: string) => check({ 'tools/check.ts': `import 'only-tools'; ${text}` });
  const refused = (path: string) => [
    expect.stringMatching(`^tools/check.ts:1 reaches ${path} .*, which git does not track: add the file to git`),
  ];
  expect(reach(`read(new URL('../data/cities.json', import.meta.url));`)).toEqual(refused('data/cities.json'));
  expect(reach(`read(join(import.meta.dirname, 'data', name));`)).toEqual(refused('tools/data'));
  expect(reach(`const folder = new URL('./data/', import.meta.url); read(new URL('a.json', folder));`)).toEqual([
    ...refused('tools/data'),
    ...refused('tools/data/a.json'),
  ]);
  expect(reach(`read(new URL('../web/dist/index.html', import.meta.url)); read(new URL('../server/src', import.meta.url));`)).toEqual([]);
  expect(reach(`const here = (path) => fileURLToPath(new URL(path, import.meta.url)); read(here('../data'));`)).toEqual(refused('data'));
  expect(reach(`import.meta.glob('./texts/*.ts');`)).toEqual([
    expect.stringContaining('tools/texts/*.ts (./texts/*.ts), which fits no file'),
  ]);
  expect(check({ 'web/src/main.ts': `import './fonts.css'; const film = '/landing/plume.mp4';` })).toEqual([
    expect.stringContaining('web/src/main.ts:1 reaches web/public/landing/plume.mp4'),
  ]);
});

test('a listed package that nothing reaches, and one that only tests need, are refused', () => {
  const server = {
    ...manifests.get('server'),
    dependencies: { listed: '1', '@own/contract': '1', 'only-tests': '1', spare: '1' },
    devDependencies: {},
  };
  const changed = { manifests: new Map([...manifests, ['server', server] as const]) };
  expect(check({}, changed)).toEqual([
    'server/package.json lists only-tests under "dependencies", but only tests, tools or types reach it: move it to "devDependencies"',
    'server/package.json lists spare, which no source reaches: remove it',
  ]);
  expect(check({}, { ...changed, kept: { 'server/package.json: spare': 'reason' } })).toHaveLength(1);
});
