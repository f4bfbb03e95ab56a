import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'data', 'public']);

/** Every source file of the packages: path from the root → text. */
export const readSources = (root: string, packages: readonly string[]): ReadonlyMap<string, string> => {
  const sources = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !entry.name.startsWith('.') && !skipped.has(entry.name)) walk(path);
      else if (entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name)) sources.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  for (const name of packages) walk(name);
  return sources;
};
