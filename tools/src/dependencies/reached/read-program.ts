import { posix } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { collectReaches } from './collect.ts';
import { evaluate, isMetaMember, type Known } from './evaluate.ts';
import type { Call, FileReaches } from './reach.ts';
import { readNames } from './read-names.ts';

const readKey = (key: Node): string => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '');

/**
 * Everything that a program reaches: imports of every kind, `require`, `import.meta.resolve`, workers, files beside it, and each text that
 * goes on into a known package, however it is loaded later.
 */
export const readProgram = (path: string, text: string, known: ReadonlySet<string>): FileReaches => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const { constants, imported, functions, noValues } = readNames(program, path);
  const reaches = collectReaches(path, text, known);
  const loaders = new Set<string>();
  const calls: Call[] = [];
  const value = (node: Node): Known | null => evaluate(node, path, constants);

  /** `require`, or what `createRequire` made. */
  const isRequire = (node: Node): boolean => {
    if (node.type === 'CallExpression') return node.callee.type === 'Identifier' && node.callee.name === 'createRequire';
    if (node.type !== 'Identifier') return false;
    const given = constants.get(node.name);
    return node.name === 'require' || (given?.type === 'CallExpression' && isRequire(given));
  };
  const isLoading = (callee: Node): boolean =>
    isMetaMember(callee, 'resolve') ||
    isRequire(callee) ||
    (callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'resolve' &&
      isRequire(callee.object));

  const load = (node: Node, anywhere = false): void => {
    const held = node.type === 'Identifier' ? constants.get(node.name) : node;
    if (held?.type === 'ConditionalExpression') {
      load(held.consequent, anywhere);
      load(held.alternate, anywhere);
      return;
    }
    const first = node.type === 'TemplateLiteral' && node.quasis[0]?.value.cooked === '' ? node.expressions[0] : node;
    if (first?.type === 'Identifier')
      for (const { name, parameters, start, end } of functions)
        if (start < node.start && node.end <= end && parameters.includes(first.name)) loaders.add(name);
    reaches.addLoaded(value(node), node.start, { anywhere });
  };
  const addPattern = (pattern: Node, options: Node | undefined): void => {
    if (pattern.type === 'ArrayExpression') for (const one of pattern.elements) if (one) addPattern(one, options);
    if (pattern.type !== 'Literal' || typeof pattern.value !== 'string' || pattern.value.startsWith('!')) return;
    const base =
      options?.type === 'ObjectExpression' ? options.properties.find((one) => 'key' in one && readKey(one.key) === 'base') : undefined;
    const under = base !== undefined && 'value' in base ? (value(base.value)?.head ?? '.') : '.';
    reaches.add(reaches.make('files', posix.join(posix.dirname(path), under, pattern.value), pattern.start, pattern.value));
  };

  new Visitor({
    ImportDeclaration(node) {
      reaches.addLoaded(value(node.source), node.start, { typeOnly: node.importKind === 'type' });
    },
    ExportNamedDeclaration(node) {
      if (node.source) reaches.addLoaded(value(node.source), node.start, { typeOnly: node.exportKind === 'type' });
    },
    ExportAllDeclaration(node) {
      reaches.addLoaded(value(node.source), node.start, { typeOnly: node.exportKind === 'type' });
    },
    TSImportType(node) {
      reaches.addLoaded(value(node.source), node.start, { typeOnly: true });
    },
    ImportExpression: ({ source }) => load(source),
    NewExpression(node) {
      const place = value(node);
      if (place?.kind === 'path') reaches.addPath(place, node.start);
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      const [first, second] = given;
      const place = value(node);
      if (place?.kind === 'path') reaches.addPath(place, node.start);
      if (first !== undefined && isLoading(callee)) load(first);
      else if (first !== undefined && isMetaMember(callee, 'glob')) addPattern(first, second);
      else if (first !== undefined && callee.type === 'Identifier') {
        const name = value(first);
        const file = imported.get(callee.name) ?? path;
        if (name?.kind === 'text' && name.whole && known.has(name.head))
          calls.push({
            callee: callee.name,
            file,
            reach: reaches.make('package', name.head, first.start, name.head, { anywhere: file !== path }),
          });
      }
      // join(root, 'node_modules', NAME, …)
      for (const [index, part] of given.entries()) {
        const next = given[index + 1];
        if (next !== undefined && part.type === 'Literal' && part.value === 'node_modules') {
          const name = value(next);
          if (name === null || !name.whole || known.has(name.head)) load(next, true);
        }
      }
    },
    Literal(node) {
      const text = value(node);
      if (text !== null && !noValues.has(node.start)) reaches.addText(text, node.start);
    },
    TemplateLiteral(node) {
      const text = value(node);
      if (text?.kind === 'text' && !noValues.has(node.start)) reaches.addText(text, node.start);
    },
    BinaryExpression(node) {
      const text = value(node);
      if (text?.kind === 'text') reaches.addText(text, node.start);
    },
  }).visit(program);
  return { reaches: reaches.list(), calls, loaders };
};
