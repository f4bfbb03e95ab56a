import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'test-results']);

/** Every file of the repository whose path passes: path from the root → text. Generated folders and those with a dot are left out. */
export const readTexts = (root: string, isWanted: (path: string) => boolean): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !entry.name.startsWith('.') && !skipped.has(entry.name)) walk(path);
      else if (entry.isFile() && isWanted(path)) texts.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  walk('');
  return texts;
};
