import { readImports } from '../architecture/read-imports.ts';
import { isTest } from '../architecture/table.ts';

/** Packages whose parts hand each other objects. `contract` describes with zod what is sent: there a field left out has a meaning of its own. */
const packages = /^(engine|server|web)\/src\//;

/** Where a file belongs: a stage of the engine, a folder of a room or of the platform; a file beside the folders is on its own. */
const toOwner = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('engine/') ? 3 : 4)
    .join('/');

const isForTests = (path: string): boolean => isTest(path) || path.includes('/testing/');

/** Files of which another stage, room or folder of a room imports something, in the order of the sources. */
export const listCrossingFiles = (sources: ReadonlyMap<string, string>): readonly string[] => {
  const crossing = new Set<string>();
  for (const [path, text] of sources) {
    if (!packages.test(path) || isForTests(path)) continue;
    for (const { to, kind } of readImports(path, text)) {
      if (kind === 'file' && packages.test(to) && toOwner(path) !== toOwner(to)) crossing.add(to);
    }
  }
  return [...sources.keys()].filter((path) => crossing.has(path) && !isForTests(path));
};
