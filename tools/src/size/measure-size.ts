import type { Import } from '../architecture/table.ts';
import { madePart } from '../generators/documents.ts';

/** Lines of code of the product: without tests, generated files, texts and `lab/`. */
export interface Size {
  /** Package, or package and folder where a package has rooms → lines. */
  readonly rooms: ReadonlyMap<string, number>;
  readonly cssLines: number;
  readonly cssFiles: number;
  /** Files of at most 60 lines whose only importer lies in the same folder. */
  readonly single: number;
}

const withRooms = new Set(['contract', 'server', 'web']);
const text = /^i18n\/src\/[a-z]{2}\//;
const test = /\.(test|spec)\.tsx?$|^e2e\/|\/testing\//;

/** Whether a file is code that the product's owners carry. */
export const isCounted = (path: string, generated: ReadonlySet<string>): boolean =>
  /\.(ts|tsx|mjs|css|sql)$/.test(path) && !test.test(path) && !text.test(path) && !path.startsWith('lab/') && !generated.has(path);

const toRoom = (path: string): string => {
  const [first = '', , room = '', ...inside] = path.split('/');
  if (!path.includes('/')) return 'root';
  return withRooms.has(first) && inside.length > 0 ? `${first}/${room}` : first;
};

const countLines = (content: string): number => content.split('\n').length - 1;
const toFolder = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const shortLines = 60;

export const measureSize = (files: ReadonlyMap<string, string>, imports: readonly Import[]): Size => {
  const lines = new Map([...files].map(([path, content]) => [path, countLines(content)] as const));
  const rooms = new Map<string, number>();
  for (const [path, count] of lines) rooms.set(toRoom(path), (rooms.get(toRoom(path)) ?? 0) + count);
  const css = [...lines].filter(([path]) => path.endsWith('.css'));
  const importers = Map.groupBy(
    imports.filter(({ kind, from }) => kind === 'file' && files.has(from)),
    ({ to }) => to,
  );
  const isSingle = ([path, all]: readonly [string, readonly Import[]]): boolean => {
    const [from, ...others] = new Set(all.map((one) => one.from));
    return from !== undefined && others.length === 0 && toFolder(from) === toFolder(path) && (lines.get(path) ?? Infinity) <= shortLines;
  };
  return {
    rooms: new Map([...rooms].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    cssLines: css.reduce((sum, [, count]) => sum + count, 0),
    cssFiles: css.length,
    single: [...importers].filter(isSingle).length,
  };
};

/** Documents for readers: without decisions, model cards and the notes beside test data. */
export const isDocument = (path: string): boolean => /^(docs\/|chemicals\/data\/)?[^/]+\.md$/.test(path);

/** Words that a person wrote, for all documents; a page made from data counts with the parts that are not. */
export const countWords = (documents: ReadonlyMap<string, string>, generated: ReadonlySet<string>): number =>
  [...documents]
    .filter(([path, content]) => !generated.has(path) || madePart.test(content))
    .flatMap(([, content]) => content.replace(madePart, '').split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
