import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartError, toStartError } from './start-error.ts';

const failing = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: from the machine`), { code, ...(path ? { path } : {}) });

test.each([
  ['ENOSPC', '/data/lock could not be written or read: the disk is full. Free some space, then try again.'],
  ['EROFS', '/data/lock could not be written or read: the disk is read-only. Make it writable, then try again.'],
])('%s becomes a sentence with a remedy', (code, sentence) => {
  const error = toStartError(failing(code, '/data/lock'));
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toBe(sentence);
});

test('a full database disk is reported without a path; other errors stay unchanged', () => {
  expect((toStartError(failing('53100')) as Error).message).toBe(
    'Something could not be written: the disk of the database is full. Free some space, then try again.',
  );
  const bug = new TypeError('undefined is not a function');
  expect(toStartError(bug)).toBe(bug);
});

/** RLIMIT_FSIZE 0: every write fails, as on a full disk, for any user. */
test('a failed write leaves no partial file, and the previous file stays', () => {
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
