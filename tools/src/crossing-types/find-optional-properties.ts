import { listCrossingFiles } from './list-crossing-files.ts';
import { listOptionalProperties } from './list-optional-properties.ts';

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
