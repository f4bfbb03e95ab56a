import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Generator } from './generator.ts';
import type { GeneratedGroup } from './list.ts';

/**
 * Which groups are known to be up to date: for each, the hash of its sources and of the files made from them. If it still matches, a check
 * does not make the files again (that takes most of a minute).
 */
const lockFile = 'tools/generated.lock.json';

interface Entry {
  readonly hash: string;
  /** The generated files, which are part of the hash: an edited one is found. */
  readonly files: readonly string[];
}

const isSource = (name: string): boolean => name !== 'node_modules' && name !== 'dist' && !name.includes('.test.');

const addToHash = (hash: Hash, root: string, path: string): void => {
  const place = join(root, path);
  if (!existsSync(place)) {
    hash.update(`${path} missing\n`);
  } else if (statSync(place).isDirectory()) {
    for (const name of readdirSync(place).filter(isSource).toSorted()) addToHash(hash, root, `${path}/${name}`);
  } else {
    const content = readFileSync(place);
    hash.update(`${path} ${content.length}\n`).update(content);
  }
};

const computeHash = (root: string, { sources }: GeneratedGroup, files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of [...sources, ...files]) addToHash(hash, root, path);
  return hash.digest('hex');
};

const readLock = (root: string): Readonly<Record<string, Entry>> => {
  const place = join(root, lockFile);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Record<string, Entry>) : {};
};

/** Writes every file that is out of date; with `onlyCheck` it only finds them. Returns their paths. */
const writeGenerated = async (root: string, generators: readonly Generator[], onlyCheck: boolean): Promise<readonly string[]> => {
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

/** Writes every generated file of these groups that is out of date, and the lock; returns the changed paths. */
export const generateFiles = async (root: string, groups: readonly GeneratedGroup[]): Promise<readonly string[]> => {
  const changed: string[] = [];
  const lock: Record<string, Entry> = { ...readLock(root) };
  for (const group of groups) {
    const generators = group.files();
    changed.push(...(await writeGenerated(root, generators, false)));
    const files = generators.map(({ path }) => path);
    lock[group.name] = { hash: computeHash(root, group, files), files };
  }
  const text = `${JSON.stringify(lock, null, 2)}\n`;
  const place = join(root, lockFile);
  if (!existsSync(place) || readFileSync(place, 'utf8') !== text) {
    writeFileSync(place, text);
    changed.push(lockFile);
  }
  return changed;
};

/** The paths that are out of date. A group is generated again only if its hash has changed; `remade` names those. */
export const checkFiles = async (
  root: string,
  groups: readonly GeneratedGroup[],
): Promise<{ readonly old: readonly string[]; readonly remade: readonly string[] }> => {
  const lock = readLock(root);
  const old: string[] = [];
  const remade: string[] = [];
  for (const group of groups) {
    const entry = lock[group.name];
    if (entry !== undefined && entry.hash === computeHash(root, group, entry.files)) continue;
    remade.push(group.name);
    old.push(...(await writeGenerated(root, group.files(), true)));
  }
  return { old, remade };
};
