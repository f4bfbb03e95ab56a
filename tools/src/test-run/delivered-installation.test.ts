import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installationEnvironment, makeInstallation } from './delivered-installation.ts';
import { root } from './program.ts';

test('an installation inside the checkout is refused, because it would find the packages of the checkout', async () => {
  await expect(makeInstallation(join(root, 'node_modules', '.cache', 'x'), { quick: true })).rejects.toThrow('is in the checkout');
});

test('a program of the installation gets the named settings and nothing of the checkout', () => {
  const { PATH: before } = process.env;
  process.env.HAZARDGUARD_MODE = 'live';
  process.env.PATH = `${join(root, 'node_modules', '.bin')}:/usr/bin`;
  try {
    const environment = installationEnvironment({ PORT: '1' });
    expect(environment).toMatchObject({ PORT: '1', PATH: '/usr/bin' });
    expect(environment).not.toHaveProperty('HAZARDGUARD_MODE');
  } finally {
    delete process.env.HAZARDGUARD_MODE;
    process.env.PATH = before;
  }
});
