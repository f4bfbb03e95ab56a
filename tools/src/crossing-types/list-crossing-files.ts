import { readImports } from '../architecture/read-imports.ts';
import { findPlace } from '../architecture/rules.ts';
import { type ArchitectureTable, isTest } from '../architecture/table.ts';

/** Packages whose values pass from place to place as objects; `contract` describes what is sent, with zod, where a missing field is a form of its own. */
const packages = /^(engine|server|web)\/src\//;

/** Where a file belongs: a place of `architecture.mjs`, a stage of the engine, or nothing but itself. */
const toOwner = (path: string, table: ArchitectureTable): string =>
  path.startsWith('engine/') ? path.split('/').slice(0, 3).join('/') : path.split('/').slice(0, 4).join('/');

const isTestSupport = (path: string): boolean => isTest(path) || path.includes('/testing/');

/** Files that another place imports, in the order of the sources. */
export const listCrossingFiles = (sources: ReadonlyMap<string, string>, table: ArchitectureTable): readonly string[] => {
  const crossing = new Set<string>();
  for (const [path, text] of sources) {
    if (!packages.test(path) || isTestSupport(path)) continue;
    for (const { to, kind } of readImports(path, text)) {
      if (kind === 'file' && packages.test(to) && toOwner(path, table) !== toOwner(to, table)) crossing.add(to);
    }
  }
  return [...sources.keys()].filter((path) => crossing.has(path) && !isTestSupport(path));
};
