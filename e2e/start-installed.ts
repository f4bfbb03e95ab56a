import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { installationEnvironment, makeInstallation } from '../tools/src/test-run/delivered-installation.ts';

/** The installation that the journeys run against: `npm test` makes it before them; otherwise it is made here, and removed at the end. */
export const findInstallation = async (): Promise<string> => {
  const folder = process.env.E2E_INSTALLATION ?? '';
  if (existsSync(folder)) return folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await makeInstallation(folder, { quick: true });
  return folder;
};

/** Starts a program of the installation with these settings and nothing of the checkout. */
export const startInstalled = (folder: string, program: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: installationEnvironment(settings),
  });

/** The program prints its address when it answers. Its output is read to the end, or the pipe would fill. */
export const isReady = ({ stdout }: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    let text = '';
    stdout?.on('data', (chunk: Buffer) => {
      if (/^HazardGuard +http/m.test(text)) return;
      text += chunk.toString();
      if (/^HazardGuard +http/m.test(text)) resolve();
    });
  });
