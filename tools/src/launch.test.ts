import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from '../chromium.mjs';
import { root } from './test-run/program.ts';

const launch = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'tools', 'launch.mjs'), ...args], { encoding: 'utf8', timeout: 60_000 });

test('an unknown command lists the known ones', () => {
  const { status, stderr } = launch('serve');
  expect([status, stderr]).toEqual([
    1,
    '"serve" is not one of start, dev, test, check, bench, proofs, basemap, fuzz, generate, validate, texts, vitest, playwright.\n',
  ]);
});

test('a CHROMIUM_PATH that is not a browser is named', async () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = process.execPath;
  try {
    await expect(findChromium(process.execPath, root)).rejects.toThrow(`CHROMIUM_PATH is ${process.execPath}, which is not a Chromium`);
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
