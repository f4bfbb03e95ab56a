import { posix } from 'node:path';
import { type Expression, type Node, Visitor } from 'oxc-parser';

interface NamedFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly start: number;
  readonly end: number;
}

const listNames = (parameters: readonly Node[]): readonly string[] =>
  parameters.flatMap((one) => {
    if (one.type === 'Identifier') return [one.name];
    if (one.type === 'AssignmentPattern') return listNames([one.left]);
    if (one.type === 'ObjectPattern')
      return listNames(one.properties.map((property) => (property.type === 'Property' ? property.value : property.argument)));
    return [];
  });

/** What the names of a file hold, and the places where a text is no value. A name with two meanings holds nothing. */
export const readNames = (program: Parameters<Visitor['visit']>[0], path: string) => {
  const constants = new Map<string, Expression | null>();
  const imported = new Map<string, string>();
  const functions: NamedFunction[] = [];
  const noValues = new Set<number>();
  const giveParameters = (parameters: readonly Node[]): void => {
    for (const name of listNames(parameters)) constants.set(name, null);
  };
  new Visitor({
    VariableDeclarator({ id, init, start, end }) {
      if (id.type !== 'Identifier' || init === null) return;
      constants.set(id.name, constants.has(id.name) ? null : init);
      if (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression')
        functions.push({ name: id.name, parameters: listNames(init.params), start, end });
    },
    FunctionDeclaration({ id, params, start, end }) {
      giveParameters(params);
      if (id) functions.push({ name: id.name, parameters: listNames(params), start, end });
    },
    ArrowFunctionExpression: ({ params }) => giveParameters(params),
    FunctionExpression: ({ params }) => giveParameters(params),
    Property: ({ key }) => void noValues.add(key.start),
    TSLiteralType: ({ literal }) => void noValues.add(literal.start),
    ImportDeclaration({ source, specifiers }) {
      noValues.add(source.start);
      if (!source.value.startsWith('.')) return;
      for (const { local } of specifiers) imported.set(local.name, posix.join(posix.dirname(path), source.value));
    },
    ExportNamedDeclaration: ({ source }) => void (source && noValues.add(source.start)),
    ExportAllDeclaration: ({ source }) => void noValues.add(source.start),
    TSImportType: ({ source }) => void noValues.add(source.start),
  }).visit(program);
  return { constants, imported, functions, noValues };
};
