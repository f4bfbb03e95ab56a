import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { resultHash } from './result-hash.ts';

const program = fileURLToPath(new URL('./result-hash.ts', import.meta.url));

/** Number of scenarios: every model occurs several times. */
const count = 200;

test('the same scenarios give the same bits again, also in a separate process', () => {
  const here = resultHash(count);
  expect(resultHash(count)).toBe(here);
  const { stdout, stderr } = spawnSync(process.execPath, [program, String(count)], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: here, stderr: '' });
  expect(resultHash(1)).not.toBe(resultHash(2));
});
