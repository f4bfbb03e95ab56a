import { parseSync, Visitor } from 'oxc-parser';
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
const listCrossingFiles = (sources: ReadonlyMap<string, string>): readonly string[] => {
  const crossing = new Set<string>();
  for (const [path, text] of sources) {
    if (!packages.test(path) || isForTests(path)) continue;
    for (const { to, kind } of readImports(path, text)) {
      if (kind === 'file' && packages.test(to) && toOwner(path) !== toOwner(to)) crossing.add(to);
    }
  }
  return [...sources.keys()].filter((path) => crossing.has(path) && !isForTests(path));
};

interface OptionalProperty {
  /** The type and the property in it: `MapFootprint.confidenceLines`. */
  readonly name: string;
  readonly line: number;
}

/** Attributes of a part of a screen: there an absent one is the usual way to say "none". */
const areAttributes = (path: string, type: string): boolean => path.startsWith('web/') && type.endsWith('Props');

/** Optional properties (`name?: …`) of the interfaces and types of a file, also of those that it does not export: others meet them as arguments and results. */
const listOptionalProperties = (path: string, text: string): readonly OptionalProperty[] => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const found: OptionalProperty[] = [];
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'TSInterfaceDeclaration' && declared?.type !== 'TSTypeAliasDeclaration') continue;
    const type = declared.id.name;
    if (areAttributes(path, type)) continue;
    const note = ({ optional, key, start }: { optional: boolean; key: { start: number; end: number }; start: number }): void => {
      if (optional) found.push({ name: `${type}.${text.slice(key.start, key.end)}`, line: text.slice(0, start).split('\n').length });
    };
    new Visitor({ TSPropertySignature: note, TSMethodSignature: note }).visit({ ...program, body: [statement] });
  }
  return found;
};

/** Optional properties that stay, and why: file → names, or `true` for a whole file, whose types are a format of documents. */
export interface KeptProperties {
  readonly reason: string;
  readonly files: Readonly<Record<string, readonly string[] | true>>;
}

/** The names without one of each that is kept; and the kept ones that no property has. */
const withoutKept = (
  names: readonly string[],
  kept: readonly string[],
): { readonly added: readonly number[]; readonly gone: readonly string[] } => {
  const left = [...kept];
  const added = names.flatMap((name, index) => {
    const at = left.indexOf(name);
    if (at < 0) return [index];
    left.splice(at, 1);
    return [];
  });
  return { added, gone: left };
};

/** Optional properties of types that cross rooms and that are not kept; and entries of the list that nothing needs any more. */
export const findOptionalProperties = (sources: ReadonlyMap<string, string>, kept: readonly KeptProperties[]): readonly string[] => {
  const files = listCrossingFiles(sources);
  const faults = files.flatMap((path) => {
    const entries = kept.map((group) => group.files[path] ?? []);
    const found = listOptionalProperties(path, sources.get(path) ?? '');
    if (entries.includes(true)) return found.length > 0 ? [] : [`kept.json: ${path} has no optional property`];
    const { added, gone } = withoutKept(
      found.map(({ name }) => name),
      entries.flatMap((names) => (names === true ? [] : names)),
    );
    return [
      ...added.flatMap((index) => {
        const one = found[index];
        const name = one?.name.split('.').at(-1);
        return one === undefined
          ? []
          : [`${path}:${one.line}: ${one.name} is optional and its type crosses rooms: write ${name}: … | undefined`];
      }),
      ...gone.map((name) => `kept.json: ${path}: ${name} is not optional any more`),
    ];
  });
  const listed = kept.flatMap((group) => Object.keys(group.files));
  return [
    ...faults,
    ...listed.filter((path) => !files.includes(path)).map((path) => `kept.json: no other room imports ${path}`),
    ...kept.filter(({ reason }) => reason.trim() === '').map(({ files: of }) => `kept.json: ${Object.keys(of)[0]} has no reason`),
  ];
};
