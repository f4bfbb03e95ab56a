import { posix } from 'node:path';
import type { Expression, Node } from 'oxc-parser';

/** What an expression is known to hold: a text, or a path from the root of the repository. */
export interface Known {
  readonly kind: 'text' | 'path';
  /** The beginning, as far as it is known. */
  readonly head: string;
  readonly whole: boolean;
}

/** The constants of a file by name; a name that is given twice has none. */
export type Constants = ReadonlyMap<string, Expression | null>;

export const isMetaMember = (node: Node, name: string): boolean =>
  node.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  node.property.type === 'Identifier' &&
  node.property.name === name;

const beside = (base: Known, end: Known, isUrl: boolean): Known => {
  const folder = isUrl && !base.head.endsWith('/') ? posix.dirname(base.head) : base.head;
  return { kind: 'path', head: posix.join(folder, end.head === '' ? '/' : end.head), whole: end.whole };
};

/** The value of an expression, as far as texts, constants and the place of the file give it. */
export const evaluate = (node: Node, file: string, constants: Constants, depth = 0): Known | null => {
  const inner = (one: Node): Known | null => (depth > 12 ? null : evaluate(one, file, constants, depth + 1));
  const concatenate = (parts: readonly (string | Node)[]): Known | null => {
    let kind: Known['kind'] = 'text';
    let head = '';
    for (const [index, part] of parts.entries()) {
      const value = typeof part === 'string' ? ({ kind: 'text', head: part, whole: true } as const) : inner(part);
      if (value === null) return head === '' ? null : { kind, head, whole: false };
      if (index === 0 || head === '') kind = value.kind;
      head += value.head;
      if (!value.whole) return { kind, head, whole: false };
    }
    return { kind, head, whole: true };
  };
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? { kind: 'text', head: node.value, whole: true } : null;
    case 'TemplateLiteral':
      return concatenate(
        node.quasis.flatMap(({ value }, index) => {
          const next = node.expressions[index];
          return [...(value.cooked ? [value.cooked] : []), ...(next === undefined ? [] : [next])];
        }),
      );
    case 'BinaryExpression':
      return node.operator === '+' ? concatenate([node.left, node.right]) : null;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return inner(node.expression);
    case 'Identifier': {
      const value = constants.get(node.name);
      return value ? inner(value) : null;
    }
    case 'MemberExpression':
      if (isMetaMember(node, 'dirname')) return { kind: 'path', head: `${posix.dirname(file)}/`, whole: true };
      if (isMetaMember(node, 'filename') || isMetaMember(node, 'url')) return { kind: 'path', head: file, whole: true };
      return node.property.type === 'Identifier' && /^(href|pathname)$/.test(node.property.name) ? inner(node.object) : null;
    case 'NewExpression': {
      const [name, base] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL' || name === undefined || base === undefined) return null;
      const [end, start] = [inner(name), inner(base)];
      return end?.kind === 'text' && start?.kind === 'path' && start.whole ? beside(start, end, true) : null;
    }
    case 'CallExpression': {
      const called = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
      const name = called.type === 'Identifier' ? called.name : '';
      const [first, ...rest] = node.arguments;
      const helper = node.callee.type === 'Identifier' ? constants.get(name) : null;
      if (helper?.type === 'ArrowFunctionExpression' && helper.body.type !== 'BlockStatement') {
        const [parameter] = helper.params;
        if (depth > 12 || parameter?.type !== 'Identifier' || first === undefined || first.type === 'SpreadElement') return null;
        return evaluate(helper.body, file, new Map([...constants, [parameter.name, first]]), depth + 1);
      }
      if (first === undefined || !/^(fileURLToPath|pathToFileURL|dirname|join|resolve)$/.test(name)) return null;
      const start = inner(first);
      if (start?.kind !== 'path') return null;
      if (name === 'dirname') return start.whole ? { kind: 'path', head: posix.dirname(start.head), whole: true } : null;
      return rest.reduce<Known>((path, one) => {
        const end = path.whole ? inner(one) : null;
        if (!path.whole) return path;
        return end?.kind === 'text' ? beside(path, end, false) : { kind: 'path', head: posix.join(path.head, '/'), whole: false };
      }, start);
    }
    default:
      return null;
  }
};
