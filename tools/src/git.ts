import { spawnSync } from 'node:child_process';

/** What git prints in the folder, or undefined if it fails, as without a repository. */
export const git = (folder: string, ...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  return status === 0 ? stdout.trim() : undefined;
};
