import { expect, test } from 'vitest';
import { checkArchitecture } from './check.ts';
import type { ArchitectureTable } from './table.ts';

/** A small table with one row of each kind; the project's own table is tried by `npm test` itself. */
const table: ArchitectureTable = {
  packages: {
    engine: [],
    contract: ['engine'],
    server: ['contract', 'engine'],
    web: ['contract'],
    'lab/bench': ['server'],
    'lab/proofs': ['server'],
  },
  pure: ['engine'],
  engineStages: [['units'], ['source'], ['dispersion', 'fire']],
  engineComposition: ['choose'],
  engineVocabulary: ['engine/src/model.ts'],
  places: {
    'server/src/db': [],
    'server/src/http': ['server/src/db'],
    'server/src/register': ['server/src/http', 'server/src/db'],
    'server/src/assess': ['server/src/http', 'server/src/db', 'server/src/register'],
    'web/src/register': [],
    'web/src/assess': ['web/src/register'],
    'contract/src/wire': [],
    'contract/src/warn': ['contract/src/wire'],
  },
  composition: ['server/src/app.ts'],
  edges: [
    ['server/src/register/alerts', 'server/src/assess/runs/store.ts'],
    ['lab/proofs', 'lab/bench/src/measure.ts'],
  ],
  owners: { pg: ['server/src/db'] },
};

const check = (path: string, text: string) => checkArchitecture(new Map([[path, text]]), table);

test.each([
  ['a package that no row allows', 'server/src/app.ts', `import { x } from '@hazardguard/web';`],
  ['a type of a package that no row allows', 'web/src/register/a/b.ts', `import type { X } from '@hazardguard/server';`],
  ['another package by its path', 'server/src/app.ts', `export * from '../../engine/src/run.ts';`],
  ['another package by a dynamic import', 'contract/src/a.ts', `await import('../../engine/src/run.ts');`],
  ['a library inside the engine', 'engine/src/run.ts', `import { z } from 'zod';`],
  ['the platform inside the engine', 'engine/src/run.ts', `import { readFileSync } from 'node:fs';`],
  ['the platform without its prefix', 'engine/src/run.ts', `import fs from 'fs';`],
  ['a stage to the right', 'engine/src/source/pool.ts', `import { x } from '../dispersion/plume.ts';`],
  ['a stage of the same group', 'engine/src/fire/pool.ts', `import { x } from '../dispersion/plume.ts';`],
  ['a folder that puts stages together, from a stage', 'engine/src/fire/pool.ts', `import { x } from '../choose/a.ts';`],
  ['the top of the engine from a stage', 'engine/src/fire/pool.ts', `import type { x } from '../run.ts';`],
  ['a stage that is not listed', 'engine/src/magic/a.ts', `import { x } from '../units/si.ts';`],
  ['a stage from the vocabulary', 'engine/src/model.ts', `import type { x } from './units/si.ts';`],
  ['a place that no row allows', 'server/src/db/a.ts', `import { x } from '../http/b.ts';`],
  ['a place that is not listed', 'server/src/assess/runs/routes.ts', `import { x } from '../../elsewhere/b.ts';`],
  ['anything, from a place that is not listed', 'server/src/elsewhere/b.ts', `import { x } from '../db/a.ts';`],
  ['the program itself from a room', 'server/src/assess/runs/routes.ts', `import { x } from '../../app.ts';`],
  ['a room above', 'server/src/register/industries/routes.ts', `import { x } from '../../assess/runs/store.ts';`],
  ['a room above, in the contract', 'contract/src/wire/a.ts', `import { x } from '../warn/b.ts';`],
  ['more of a room above than the listed file', 'server/src/register/alerts/a.ts', `import { x } from '../../assess/runs/rules.ts';`],
  ['a room above, in the web', 'web/src/register/a/index.tsx', `import { x } from '../../assess/b/part.tsx';`],
  ['a worker file of another place', 'server/src/db/a.ts', `const file = new URL('../http/worker.ts', import.meta.url);`],
  ['a library that another place owns', 'server/src/http/a.ts', `import type { Pool } from 'pg';`],
  ['another part of lab by its path', 'lab/proofs/src/a.ts', `import { x } from '../../bench/src/main.ts';`],
  ['a package that the row of a part of lab does not allow', 'lab/bench/src/a.ts', `import { x } from '@hazardguard/web';`],
  ['a part of lab, from the product', 'server/src/app.ts', `import { x } from '../../lab/bench/src/main.ts';`],
  ['a part of lab that is not listed', 'lab/media/a.ts', `import { x } from 'left-pad';`],
  ['anything, from a package that is not listed', 'mobile/src/a.ts', `import { x } from 'left-pad';`],
])('refused: %s', (_what, path, text) => {
  expect(check(path, text)).toHaveLength(1);
});

test.each([
  ['a listed package', 'server/src/app.ts', `import { x } from '@hazardguard/contract';`],
  ['a stage to the left', 'engine/src/fire/pool.ts', `import { x } from '../units/si.ts'; import type { M } from '../model.ts';`],
  [
    'every stage, from a folder that puts them together',
    'engine/src/choose/a.ts',
    `import { x } from '../dispersion/plume.ts'; import { y } from '../run.ts';`,
  ],
  ['its own stage', 'engine/src/fire/pool.ts', `import { x } from './flame.ts';`],
  ['every stage, from the top of the engine', 'engine/src/run.ts', `import { x } from './fire/pool.ts';`],
  ['a listed place', 'server/src/assess/runs/store.ts', `import { x } from '../../db/database.ts';`],
  ['a room below', 'server/src/assess/runs/store.ts', `import { x } from '../../register/industries/store.ts';`],
  ['another folder of the same room', 'server/src/assess/runs/store.ts', `import { x } from '../weather/store.ts';`],
  ['a listed edge', 'server/src/register/alerts/a.ts', `import { x } from '../../assess/runs/store.ts';`],
  ['a listed edge of lab', 'lab/proofs/src/a.ts', `import { x } from '../../bench/src/measure.ts';`],
  ['every place, from the program itself', 'server/src/app.ts', `import { x } from './assess/runs/routes.ts';`],
  ['a library from its owner', 'server/src/db/a.ts', `import pg from 'pg';`],
  ['a test library in a test of the engine', 'engine/src/run.test.ts', `import { test } from 'vitest';`],
])('allowed: %s', (_what, path, text) => {
  expect(check(path, text)).toEqual([]);
});

test('files that import each other in a circle are refused, a circle of types alone is not', () => {
  const circle = (first: string) =>
    checkArchitecture(
      new Map([
        ['server/src/db/a.ts', `${first} { b } from './b.ts';`],
        ['server/src/db/b.ts', `import { c } from './c.ts';`],
        ['server/src/db/c.ts', `import { a } from './a.ts';`],
      ]),
      table,
    );
  expect(circle('import')).toEqual(['server/src/db/a.ts → server/src/db/b.ts → server/src/db/c.ts → server/src/db/a.ts: a circle']);
  expect(circle('import type')).toEqual([]);
});

test('a violation names file, line, import and reason', () => {
  expect(check('server/src/http/a.ts', `\n\nimport pg from 'pg';`)).toEqual([
    'server/src/http/a.ts:3 imports pg: pg belongs to server/src/db',
  ]);
});

test('a file that cannot be parsed is an error, not a file without imports', () => {
  expect(() => check('server/src/app.ts', 'import {')).toThrow('server/src/app.ts');
});
