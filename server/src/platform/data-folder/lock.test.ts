import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './lock.ts';
import { readProcessStart } from './process-identity.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hazardguard-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const writeLock = (owner: object | string): void =>
  writeFileSync(join(dataDir, 'lock'), typeof owner === 'string' ? owner : JSON.stringify(owner));

test('a lock of a living process is respected and unchanged', () => {
  const owner = { pid: process.ppid, started: readProcessStart(process.ppid), token: 'theirs' };
  writeLock(owner);
  expect(() => lockDataFolder(dataDir)).toThrow(`process ${process.ppid}`);
  expect(JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'))).toEqual(owner);
});

test.each([
  ['of a process that is gone', { pid: 4_194_303, started: 'then', token: 'theirs' }],
  ['of a process whose number another process has now', { pid: process.ppid, started: 'then', token: 'theirs' }],
  ['that was cut off while it was written', '{"pid": 12'],
])('a lock %s is taken over', (_what, owner) => {
  writeLock(owner);
  const lock = lockDataFolder(dataDir);
  expect(JSON.parse(readFileSync(lock.path, 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('of many processes that start together on a dead lock, exactly one gets the folder', async () => {
  writeLock({ pid: 4_194_303, started: 'then', token: 'theirs' });
  const code = `
    import { lockDataFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    try { lockDataFolder(${JSON.stringify(dataDir)}); process.stdout.write('got it'); } catch { process.stdout.write('refused'); }
    process.stdin.resume();`;
  const children = Array.from({ length: 8 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'ignore'] }),
  );
  const answers = await Promise.all(children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])));
  for (const child of children) child.stdin.end();
  await Promise.all(children.map((child) => once(child, 'close')));
  expect(answers.filter((answer) => answer === 'got it')).toHaveLength(1);
});
