import { posix } from 'node:path';
import { collectReaches } from './collect.ts';
import { type FileReaches, type Reach, toPackageName } from './reach.ts';
import { readProgram } from './read-program.ts';

export interface Manifest {
  readonly name?: string;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Project {
  /** Paths that git tracks. */
  readonly tracked: readonly string[];
  /** Programs, style sheets and pages: path → text. */
  readonly sources: ReadonlyMap<string, string>;
  /** Folder ('' is the root) → its package.json. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** Names of all packages of the lock files. */
  readonly known: ReadonlySet<string>;
  /** Where the delivered programs begin. */
  readonly entries: readonly string[];
  /** Files that resolve packages as another folder does: path → folder. */
  readonly resolvedFrom: Readonly<Record<string, string>>;
  /** Folders outside the workspaces whose programs also find what the workspaces list, and list only what these do not. */
  readonly above: readonly string[];
  /** Paths that a build writes. */
  readonly built: readonly string[];
  /** Packages that are listed although no source reaches them: `package.json: name` → reason. */
  readonly kept: Readonly<Record<string, string>>;
}

export const isSource = (path: string): boolean => /\.([cm]?[jt]sx?|css|html)$/.test(path) && !path.endsWith('.d.mts');

const inStyle = /(?:url\(\s*|@import\s+)(["']?)([^"')\s;]+)\1/g;
const inPage = /\b(?:src|href)=(["'])([^"']+)\1/g;

/** What a style sheet (`url()`, `@import`) or an HTML page (`src`, `href`) reaches. */
const readPage = (path: string, text: string, known: ReadonlySet<string>): FileReaches => {
  const reaches = collectReaches(path, text, known);
  for (const match of text.matchAll(path.endsWith('.css') ? inStyle : inPage)) {
    const [target = ''] = (match[2] ?? '').split(/[?#]/);
    const at = match.index;
    const name = toPackageName(target.replace(/^~/, ''));
    if (target === '' || /^[a-z]+:/.test(target)) continue;
    if (known.has(name) || /^~?@/.test(target)) reaches.addLoaded({ kind: 'text', head: target.replace(/^~/, ''), whole: true }, at);
    // Vite serves the sources and `public/` from the root of the package.
    else if (target.startsWith('/src/')) reaches.addPath({ kind: 'path', head: `web${target}`, whole: true }, at, target);
    else if (target.startsWith('/')) reaches.addPath({ kind: 'path', head: `web/public${target}`, whole: true }, at, target);
    else reaches.addPath({ kind: 'path', head: posix.join(posix.dirname(path), target), whole: true }, at, target);
  }
  return { reaches: reaches.list(), calls: [], loaders: new Set() };
};

/** What each file reaches; a call counts if the function, here or in another file, loads its argument. */
export const readReaches = ({ sources, known }: Project): ReadonlyMap<string, readonly Reach[]> => {
  const read = new Map<string, FileReaches>();
  for (const [path, text] of sources) read.set(path, (/\.(css|html)$/.test(path) ? readPage : readProgram)(path, text, known));
  return new Map(
    [...read].map(([path, { reaches, calls }]) => [
      path,
      [...reaches, ...calls.flatMap(({ callee, file, reach }) => (read.get(file)?.loaders.has(callee) === true ? [reach] : []))],
    ]),
  );
};

/** Folder of the package.json that decides what a file may load: the nearest one, as a rule. */
export const findOwner = (path: string, { manifests, resolvedFrom }: Project): string => {
  const other = resolvedFrom[path];
  if (other !== undefined) return other;
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) if (manifests.has(folder)) return folder;
  return '';
};

/** The file behind a name of a package of this repository. */
const findExport = (specifier: string, manifests: ReadonlyMap<string, Manifest>): string | null => {
  for (const [folder, { name, exports = {} }] of manifests) {
    if (name === undefined || (specifier !== name && !specifier.startsWith(`${name}/`))) continue;
    const door = `.${specifier.slice(name.length)}`;
    const target = exports[door] ?? exports['./*']?.replace('*', door.slice('./'.length));
    if (target !== undefined) return posix.join(folder, target);
  }
  return null;
};

/** The files of the repository that a reach leads to. */
export const listTargets = ({ kind, to, written }: Reach, { tracked, manifests }: Project): readonly string[] => {
  if (kind === 'path') return [to];
  if (kind === 'files') return tracked.filter((path) => posix.matchesGlob(path, to));
  const target = kind === 'package' ? findExport(written, manifests) : null;
  return target === null ? [] : [target];
};

/** The files that the delivered programs consist of, by following what they reach. */
export const findDelivered = (
  entries: readonly string[],
  reaches: ReadonlyMap<string, readonly Reach[]>,
  project: Project,
): ReadonlySet<string> => {
  const delivered = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (delivered.has(path) || !reaches.has(path)) continue;
    delivered.add(path);
    for (const reach of reaches.get(path) ?? []) if (!reach.typeOnly) waiting.push(...listTargets(reach, project));
  }
  return delivered;
};
