/** The weight of a page: gzip bytes of all JavaScript that it needs before it can be used. */

/** A built file: its code, and its size as sent, bytes. */
export interface BuiltFile {
  readonly code: string;
  readonly gzipBytes: number;
}

/** Imports that a browser follows before it runs a file. `import(…)` is not one. */
const listImports = (code: string): readonly string[] =>
  [...code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => name as string);

/** The files, and all that they import statically. */
export const collectFiles = (files: ReadonlyMap<string, BuiltFile>, starts: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    const file = files.get(name);
    if (file === undefined) throw new Error(`The build has no file ${name}`);
    found.add(name);
    for (const imported of listImports(file.code)) add(imported);
  };
  for (const start of starts) add(start);
  return found;
};

/** Files that import themselves through others: one of them runs before what it needs is there, and the screen fails. */
export const listCyclic = (files: ReadonlyMap<string, BuiltFile>): readonly string[] =>
  [...files].flatMap(([name, { code }]) => (collectFiles(files, listImports(code)).has(name) ? [name] : []));

export interface Page {
  readonly title: string;
  /** Names of its files without the hash: 'industries-screen'. */
  readonly parts: readonly string[];
  /** Most gzip bytes. */
  readonly budgetBytes: number;
}

export interface Weight {
  readonly title: string;
  readonly bytes: number;
  readonly budgetBytes: number;
}

const findPart = (files: ReadonlyMap<string, BuiltFile>, part: string): string => {
  const [name, ...others] = [...files.keys()].filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === part);
  if (name === undefined || others.length > 0) throw new Error(`The build has ${others.length + (name ? 1 : 0)} files named ${part}`);
  return name;
};

export const measurePages = (files: ReadonlyMap<string, BuiltFile>, pages: readonly Page[]): readonly Weight[] =>
  pages.map(({ title, parts, budgetBytes }) => {
    const needed = collectFiles(
      files,
      parts.map((part) => findPart(files, part)),
    );
    const bytes = [...needed].reduce((sum, name) => sum + (files.get(name)?.gzipBytes ?? 0), 0);
    return { title, bytes, budgetBytes };
  });
