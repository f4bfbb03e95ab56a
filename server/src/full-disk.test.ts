import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startProgram, waitUntilReady } from './testing/program.ts';

// Whole programs start, next to other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let why: string | null = null;

const mount = (options: string): void => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hazardguard-small-disk-'));
  try {
    mount('size=20m,mode=0755');
  } catch {
    why = 'only root can mount a separate disk';
    process.stdout.write(`Full and read-only disks at a start: skipped, ${why}\n`);
  }
});
afterAll(() => {
  if (why === null) execFileSync('umount', ['--lazy', folder]);
  rmdirSync(folder);
});

const start = () =>
  startProgram({ HAZARDGUARD_DATA: folder, HAZARDGUARD_MODE: 'demo', STANDING_FOOTPRINTS: 'off', DELIVERY: 'off', LOG_LEVEL: 'error' });
const refused = async () => {
  const program = start();
  return { code: await program.ended, said: program.output().trim().split('\n') };
};
const goes = async (): Promise<void> => {
  const program = start();
  await waitUntilReady(program);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
};

test('a full or read-only disk at a start: one sentence with the remedy, no partial files, and a start once it is fixed', async ({
  skip,
}) => {
  if (why !== null) skip(why);
  const full = 'the disk is full. Free some space, then try again.';
  expect(await refused()).toEqual({ code: 1, said: [`The database could not be made in ${folder}: ${full}`] });
  expect(readdirSync(folder)).toEqual(['secrets']);
  // Space for the empty database, but not for its content.
  mount('remount,size=60m');
  expect(await refused()).toEqual({
    code: 1,
    said: [expect.stringMatching(/the disk( of the database)? is full\. Free some space, then try again\.$/)],
  });
  mount('remount,size=400m');
  await goes();
  expect(readdirSync(folder).filter((name) => name.includes('set-aside'))).toEqual([]);
  mount('remount,ro');
  expect(await refused()).toEqual({ code: 1, said: [expect.stringMatching(/writable/)] });
  mount('remount,rw,size=400m');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'ballast'), Buffer.alloc(bavail * bsize));
  expect(await refused()).toEqual({ code: 1, said: [expect.stringContaining(full)] });
  rmSync(join(folder, 'ballast'));
  await goes();
});
