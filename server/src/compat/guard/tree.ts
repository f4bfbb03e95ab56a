/** A statement that the generic call does not carry out, with what is wrong in it. */
export class RefusedStatement extends Error {}

export type Node = Readonly<Record<string, unknown>>;

export const refuse = (what: string): never => {
  throw new RefusedStatement(what);
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys without meaning here: positions in the text, and defaults of the parser. */
const silent = new Set(['location', 'rexpr_list_start', 'rexpr_list_end', 'stmt_len', 'stmt_location']);

/** The members of a node, if it has no others than these: any other PostgreSQL feature is refused by name. */
export const readMembers = <const Name extends string>(
  node: unknown,
  names: readonly Name[],
  what: string,
): Readonly<Partial<Record<Name, unknown>>> => {
  if (!isNode(node)) return refuse(`${what} is not plain`);
  const other = Object.keys(node).find((name) => !silent.has(name) && !names.some((known) => known === name));
  return other === undefined ? (node as Readonly<Partial<Record<Name, unknown>>>) : refuse(`${what} has a ${other}`);
};

/** The inside of a node of one kind, `{ Kind: { … } }`; refused when it is of another kind. */
export const readInside = (node: unknown, kind: string, what: string): unknown => {
  const [name, ...more] = isNode(node) ? Object.keys(node) : [];
  if (!isNode(node) || name !== kind || more.length > 0) return refuse(`${what} is a ${name ?? 'nothing'}`);
  return node[kind];
};

export const nodeKind = (node: unknown): string => (isNode(node) ? (Object.keys(node)[0] ?? '') : '');

/** A list of at most so many. */
export const readList = (value: unknown, most: number, what: string): readonly unknown[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return refuse(`${what} is no list`);
  return value.length <= most ? value : refuse(`${what}: ${value.length} are more than ${most}`);
};

export const readName = (value: unknown, what: string): string => (typeof value === 'string' ? value : refuse(`${what} is no name`));

export const requireSame = (value: unknown, wanted: unknown, what: string): void => {
  if (value !== wanted) refuse(`${what}: ${String(value)}`);
};
