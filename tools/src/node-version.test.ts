import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findOldNode } from '../node-version.mjs';
import { findProgram, root } from './test-run/program.ts';

test('a Node that is too old is named with the command to use, a newer one is not', () => {
  expect(findOldNode('20.19.0', 'vitest', ['run', 'a.test.ts', '-t', 'two words'])).toBe(
    'This is Node 20.19.0; the tests need Node 24. Use this command, which fetches it: npm run vitest -- run a.test.ts -t "two words"\n',
  );
  expect(findOldNode('22.21.1', 'vitest', [])).toContain('npm run vitest\n');
  for (const version of ['24.0.0', '26.1.0']) expect(findOldNode(version, 'vitest', [])).toBeNull();
});

const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`;

test.each([
  ['vitest', ['run', 'tools/src/no-such.test.ts'], 'npm run vitest -- run tools/src/no-such.test.ts'],
  ['playwright', ['test', '-c', 'e2e/playwright.config.ts', 'no-such'], 'npm run playwright -- test -c e2e/playwright.config.ts no-such'],
])('%s stops on an older Node before it runs a test', (program, args, command) => {
  const path = findProgram(program === 'vitest' ? 'vitest' : '@playwright/test', program);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', older, path, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
  });
  expect(stderr).toContain(`This is Node 20.19.0; the tests need Node 24. Use this command, which fetches it: ${command}\n`);
  expect([status, stdout]).toEqual([1, '']);
});
