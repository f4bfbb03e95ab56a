import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Files of npm and caches of other programs, which belong to the installation that they lie in. */
const ofTheOther = new Set(['.cache', '.package-lock.json', '.hazardguard-stamp', '.vite-temp']);

const linkFile = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    // Another file system, or one without links.
    copyFileSync(from, to);
  }
};

/** Paths are relative to both roots, with `/`. */
const linkTree = (from: string, to: string, path: string, leftOut: ReadonlySet<string>): void => {
  mkdirSync(join(to, path), { recursive: true });
  for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (leftOut.has(inner) || ofTheOther.has(entry.name)) continue;
    // The links to the packages of the project are relative: in the copy they lead into the copy.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(from, inner)), join(to, inner));
    else if (entry.isDirectory()) linkTree(from, to, inner, leftOut);
    else linkFile(join(from, inner), join(to, inner));
  }
};

/** Fills `to` with the packages that are installed in `from`, without those that the lock file of `to` marks as development packages. */
export const linkStartSet = (from: string, to: string): void => {
  const { packages } = JSON.parse(readFileSync(join(to, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: true }> };
  const { workspaces } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8')) as { workspaces: readonly string[] };
  const leftOut = new Set(Object.keys(packages).filter((path) => packages[path]?.dev === true));
  const places = readdirSync(from).filter((name) => workspaces.includes(name) && readdirSync(join(from, name)).includes('node_modules'));
  for (const path of ['node_modules', ...places.map((name) => `${name}/node_modules`)]) linkTree(from, to, path, leftOut);
};
