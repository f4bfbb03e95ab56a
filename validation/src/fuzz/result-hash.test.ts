import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { resultHash } from './result-hash.ts';

const program = fileURLToPath(new URL('./result-hash.ts', import.meta.url));

test('the same scenarios give the same bits again, and in a process of their own', { timeout: 120_000 }, () => {
  const here = resultHash(400);
  expect(resultHash(400)).toBe(here);
  const { stdout, stderr } = spawnSync(process.execPath, [program, '400'], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: here, stderr: '' });
  expect(resultHash(399)).not.toBe(here);
});
