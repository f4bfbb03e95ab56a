import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Generator } from './generator.ts';

/** Writes every file that is out of date; with `onlyCheck` it only finds them. Returns their paths. */
export const writeGenerated = async (root: string, generators: readonly Generator[], onlyCheck: boolean): Promise<readonly string[]> => {
  const old: string[] = [];
  for (const { path, make } of generators) {
    const place = join(root, path);
    const wanted = Buffer.from(await make());
    if (existsSync(place) && readFileSync(place).equals(wanted)) continue;
    old.push(path);
    if (onlyCheck) continue;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, wanted);
  }
  return old;
};
