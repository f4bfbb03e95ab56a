import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

/** The JavaScript file behind a command of an installed package, to run on this Node regardless of PATH. */
export const findProgram = (packageName: string, command: string): string => {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin?: string | Record<string, string> };
  const path = typeof bin === 'string' ? bin : bin?.[command];
  if (path === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(manifest), path);
};
