import { type ArchitectureTable, type Import, isInPlace, isTest } from './table.ts';

/** The first folder; in `lab/` the first two. */
const toPackage = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('lab/') ? 2 : 1)
    .join('/');

const toWorkspaceName = /^@hazardguard\/([a-z0-9]+)$/;

/** Longest match wins, so that a row for a folder inside a place is stronger than the row of the place. */
const findPlace = (path: string, table: ArchitectureTable): string | undefined =>
  Object.keys(table.places)
    .filter((place) => isInPlace(path, place))
    .sort((a, b) => b.length - a.length)[0];

const hasEdge = (from: string, to: string, table: ArchitectureTable): boolean =>
  table.edges.some(([a, b]) => isInPlace(from, a) && isInPlace(to, b));

const findStage = (path: string, table: ArchitectureTable): number =>
  table.engineStages.findIndex((group) => group.some((stage) => path.startsWith(`engine/src/${stage}/`)));

const checkEngine = ({ from, to }: Import, table: ArchitectureTable): string | null => {
  const isVocabulary = (path: string) => table.engineVocabulary.some((place) => isInPlace(path, place));
  if (isVocabulary(from)) return isVocabulary(to) ? null : 'the vocabulary of the engine imports nothing but itself';
  if (table.engineComposition.some((folder) => from.startsWith(`engine/src/${folder}/`))) return null;
  const stage = findStage(from, table);
  if (stage < 0) {
    return from.slice('engine/src/'.length).includes('/') ? 'this folder is no stage of the engine in architecture.mjs' : null;
  }
  if (isVocabulary(to)) return null;
  const folder = from.split('/').slice(0, 3).join('/');
  if (to.startsWith(`${folder}/`)) return null;
  const target = findStage(to, table);
  return target >= 0 && target < stage ? null : 'a stage of the engine imports only stages to its left';
};

const checkPlaces = ({ from, to }: Import, table: ArchitectureTable): string | null => {
  const isComposition = table.composition.some((place) => isInPlace(from, place));
  const own = findPlace(from, table);
  const other = findPlace(to, table);
  if (isComposition) return null;
  if (own === undefined) return `${from} lies in no place of architecture.mjs`;
  if (other === own) return null;
  if (other === undefined) return `${to} lies in no place that others may import`;
  return table.places[own]?.some((place) => isInPlace(other, place)) ? null : `${own} may not import ${other}`;
};

const checkFile = (edge: Import, table: ArchitectureTable): string | null => {
  if (hasEdge(edge.from, edge.to, table)) return null;
  const own = toPackage(edge.from);
  if (own !== toPackage(edge.to)) return 'another package is imported by its name, through its door';
  if (isTest(edge.from)) return null;
  if (own === 'engine' && edge.from.startsWith('engine/src/')) return checkEngine(edge, table);
  return /^(contract|server|web)\/src\//.test(edge.from) ? checkPlaces(edge, table) : null;
};

const checkLibrary = (edge: Import, table: ArchitectureTable): string | null => {
  const own = toPackage(edge.from);
  const workspace = toWorkspaceName.exec(edge.to)?.[1] ?? (edge.to === 'hazardguard-cli' ? 'cli' : undefined);
  if (workspace !== undefined) {
    return table.packages[own]?.includes(workspace) || workspace === own ? null : `package ${own} may not import package ${workspace}`;
  }
  if (isTest(edge.from)) return null;
  if (table.pure.includes(own)) return `package ${own} imports no library and nothing of the platform`;
  const owners = table.owners[edge.to];
  if (owners === undefined || owners.some((place) => isInPlace(edge.from, place)) || hasEdge(edge.from, edge.to, table)) return null;
  return `${edge.to} belongs to ${owners.join(', ')}`;
};

/** Why this import is not allowed, or null. */
export const findRefusal = (edge: Import, table: ArchitectureTable): string | null => {
  const own = toPackage(edge.from);
  if (!(own in table.packages)) return `package ${own} has no row in architecture.mjs`;
  if (edge.kind === 'file') return checkFile(edge, table);
  if (edge.kind === 'library') return checkLibrary(edge, table);
  return table.pure.includes(own) && !isTest(edge.from) ? `package ${own} imports no library and nothing of the platform` : null;
};
