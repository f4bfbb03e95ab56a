import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveVapidKeys, readVapidKeys } from './vapid-key.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hazardguard-vapid-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the key is created once, stored, and readable by its owner only', () => {
  const keys = readVapidKeys(folder);
  expect(statSync(join(folder, 'vapid-key')).mode & 0o777).toBe(0o600);
  expect(readVapidKeys(folder)).toEqual(keys);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(deriveVapidKeys(keys.privateKey)).toEqual(keys);
});

test('servers with a shared secret derive the same keys; existing keys stay', () => {
  const others = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'hazardguard-vapid-')));
  const secret = 'shared by all servers: 0123456789abcdef';
  const [one, two] = others.map((other) => readVapidKeys(other, secret));
  expect(two).toEqual(one);
  expect(readVapidKeys(others[0] ?? '', 'another that came later: 0123456789abcdef')).toEqual(one);
  expect(readVapidKeys(folder, secret)).not.toEqual(one);
  for (const other of others) rmSync(other, { recursive: true });
});

test('a damaged key is reported, and not changed', () => {
  writeFileSync(join(folder, 'vapid-key'), 'damaged');
  expect(() => readVapidKeys(folder)).toThrow('is damaged');
  expect(readFileSync(join(folder, 'vapid-key'), 'utf8')).toBe('damaged');
});
