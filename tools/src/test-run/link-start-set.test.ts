import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { linkStartSet } from './link-start-set.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'link-start-set-')));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test('the packages of the start set are there, development packages are not, and links stay inside', () => {
  for (const path of ['node_modules/kept', 'node_modules/checks', 'node_modules/kept/node_modules/inner', 'server/node_modules/own'])
    write(`checkout/${path}/package.json`, path);
  mkdirSync(join(folder, 'checkout/node_modules/@hazardguard'));
  symlinkSync('../../server', join(folder, 'checkout/node_modules/@hazardguard/server'));
  write('checkout/node_modules/.hazardguard-stamp', 'all');
  write('copy/package.json', JSON.stringify({ workspaces: ['server'] }));
  write('copy/server/package.json', '{}');
  const packages = { 'node_modules/kept': {}, 'node_modules/checks': { dev: true }, 'node_modules/kept/node_modules/inner': { dev: true } };
  write('copy/package-lock.json', JSON.stringify({ packages }));

  linkStartSet(join(folder, 'checkout'), join(folder, 'copy'));
  const modules = join(folder, 'copy/node_modules');
  expect(readFileSync(join(modules, 'kept/package.json'), 'utf8')).toBe('node_modules/kept');
  expect(existsSync(join(folder, 'copy/server/node_modules/own/package.json'))).toBe(true);
  for (const gone of ['checks', 'kept/node_modules/inner', '.hazardguard-stamp']) expect(existsSync(join(modules, gone)), gone).toBe(false);
  expect(realpathSync(join(modules, '@hazardguard/server'))).toBe(join(folder, 'copy/server'));
});
