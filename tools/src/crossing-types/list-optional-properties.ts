import { parseSync, Visitor } from 'oxc-parser';

export interface OptionalProperty {
  /** The type and the property in it: `MapFootprint.confidenceLines`. */
  readonly name: string;
  readonly line: number;
}

/** Attributes of a part of a screen: there an absent one is the usual way to say "none". */
const areAttributes = (path: string, type: string): boolean => path.startsWith('web/') && type.endsWith('Props');

/** Optional properties (`name?: …`) of the interfaces and types of a file, also of those that it does not export: others meet them as arguments and results. */
export const listOptionalProperties = (path: string, text: string): readonly OptionalProperty[] => {
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
