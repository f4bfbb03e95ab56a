import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartError, toStartError } from './start-error.ts';

const failing = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: from the machine`), { code, ...(path ? { path } : {}) });

test.each([
  ['ENOSPC', '/data/lock could not be written or read: the disk is full. Make room, then do it again.'],
  ['EROFS', '/data/lock could not be written or read: the disk can only be read. Make it writable, then do it again.'],
])('%s is told as what to do', (code, sentence) => {
  const told = toStartError(failing(code, '/data/lock'));
  expect(told).toBeInstanceOf(StartError);
  expect((told as Error).message).toBe(sentence);
});

test('a full disk of the database is told without a path; what nobody can act on stays as it is', () => {
  expect((toStartError(failing('53100')) as Error).message).toBe(
    'Something could not be written: the disk of the database is full. Make room, then do it again.',
  );
  const bug = new TypeError('undefined is not a function');
  expect(toStartError(bug)).toBe(bug);
});

/** RLIMIT_FSIZE of nothing: as on a full disk every write of a byte fails, for any user. */
test('a file that cannot be written is refused whole: nothing half of it is left, and the one before stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-full-'));
  try {
    const program = `
      import { writeDurably } from ${JSON.stringify(join(import.meta.dirname, 'write-durably.ts'))};
      process.on('SIGXFSZ', () => undefined);
      try { writeDurably(process.argv[1], 'new'); process.exit(1); } catch (error) { process.exit(error.code === 'EFBIG' ? 0 : 2); }`;
    chmodSync(folder, 0o700);
    const asked = [
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      program,
      join(folder, 'secrets'),
    ];
    const { status } = spawnSync('/bin/sh', ['-c', 'ulimit -f 0 && exec "$@"', 'sh', ...asked], { stdio: 'ignore' });
    expect(status).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
