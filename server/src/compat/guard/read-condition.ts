import type { Comparison, Condition } from './statement.ts';
import { nodeKind, readInside, readList, readMembers, readName, refuse, requireSame } from './tree.ts';

const deepest = 8;
const mostConditions = 50;
const mostValues = 1000;

const comparisons: Readonly<Record<string, Readonly<Record<string, Comparison>>>> = {
  AEXPR_OP: { '=': '=', '<>': '<>', '!=': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
  AEXPR_LIKE: { '~~': 'like' },
  AEXPR_ILIKE: { '~~*': 'ilike' },
};

/** A column by its plain name: no table before it, no star. */
export const readColumn = (node: unknown): string => {
  const { fields } = readMembers(readInside(node, 'ColumnRef', 'a column'), ['fields'], 'a column');
  const [first, ...more] = readList(fields, 1, 'the parts of a column');
  if (more.length > 0) refuse('a column with a table before it');
  return readName(readMembers(readInside(first, 'String', 'a column'), ['sval'], 'a column').sval, 'a column');
};

/** The values of a statement: how many came with it, and those that were written into its text, which follow them. */
export interface Values {
  readonly given: number;
  readonly written: (string | number | boolean | null)[];
}

/** A constant as PostgreSQL's parser read it; what is false, 0 or empty it leaves out. */
const readConstant = (node: unknown): Values['written'][number] => {
  const { ival, fval, sval, boolval, isnull } = readMembers(
    readInside(node, 'A_Const', 'a value'),
    ['ival', 'fval', 'sval', 'boolval', 'isnull'],
    'a value',
  );
  if (isnull === true) return null;
  if (sval !== undefined) return readName(readMembers(sval, ['sval'], 'a value').sval ?? '', 'a value');
  if (boolval !== undefined) return readMembers(boolval, ['boolval'], 'a value').boolval === true;
  const number = ival === undefined ? readMembers(fval, ['fval'], 'a value').fval : (readMembers(ival, ['ival'], 'a value').ival ?? 0);
  return Number.isFinite(Number(number)) ? Number(number) : refuse('a value that is no number');
};

const readOperator = (name: unknown): string => {
  const [first, ...more] = readList(name, 1, 'an operator');
  if (more.length > 0) refuse('an operator of another schema');
  return readName(readMembers(readInside(first, 'String', 'an operator'), ['sval'], 'an operator').sval, 'an operator');
};

/** Types a constant may be cast to. The cast itself is left out: the column says what the value is read as. */
const castTypes = new Set([
  'text',
  'varchar',
  'bpchar',
  'bool',
  'date',
  'timestamp',
  'timestamptz',
  'numeric',
  'int2',
  'int4',
  'int8',
  'float4',
  'float8',
]);

/** The constant inside a plain cast (`'2026-01-01'::date`) or after a plus sign; any other node as it is. */
const unwrapConstant = (node: unknown): unknown => {
  if (nodeKind(node) === 'TypeCast') {
    const { arg, typeName } = readMembers(readInside(node, 'TypeCast', 'a value'), ['arg', 'typeName'], 'a cast');
    const { names, typemod } = readMembers(typeName, ['names', 'typemod'], 'the type of a cast');
    requireSame(typemod, -1, 'the type of a cast');
    const parts = readList(names, 2, 'the type of a cast').map((part) =>
      readName(readMembers(readInside(part, 'String', 'a type'), ['sval'], 'a type').sval, 'a type'),
    );
    const type = parts.at(-1) ?? '';
    if (!castTypes.has(type) || (parts.length === 2 && parts[0] !== 'pg_catalog')) refuse(`a cast to ${parts.join('.')}`);
    return nodeKind(arg) === 'A_Const' ? arg : refuse(`a cast of a ${nodeKind(arg)}`);
  }
  if (nodeKind(node) !== 'A_Expr') return node;
  const { kind, name, rexpr } = readMembers(readInside(node, 'A_Expr', 'a value'), ['kind', 'name', 'rexpr'], 'a value');
  return kind === 'AEXPR_OP' && readOperator(name) === '+' && nodeKind(rexpr) === 'A_Const' ? rexpr : refuse('a value that is computed');
};

/** A value: `$1`, counted from 1, or a constant, which is bound behind them. The text of a constant never reaches the database. */
export const readBound = (given: unknown, { given: count, written }: Values): number => {
  const node = unwrapConstant(given);
  if (nodeKind(node) === 'A_Const') return count + written.push(readConstant(node));
  const { number } = readMembers(readInside(node, 'ParamRef', 'a value'), ['number'], 'a value');
  if (typeof number !== 'number' || number < 1 || number > count) return refuse(`the value $${String(number)}, of ${count} in the list`);
  return number;
};

const readComparison = (node: unknown, bound: Values): Condition => {
  const { kind, name, lexpr, rexpr } = readMembers(
    readInside(node, 'A_Expr', 'a condition'),
    ['kind', 'name', 'lexpr', 'rexpr'],
    'a condition',
  );
  const operator = readOperator(name);
  const column = readColumn(lexpr);
  if (kind === 'AEXPR_IN' && (operator === '=' || operator === '<>')) {
    const { items } = readMembers(readInside(rexpr, 'List', 'the list of in'), ['items'], 'the list of in');
    const found: Condition = {
      is: 'one-of',
      column,
      values: readList(items, mostValues, 'the values of in').map((item) => readBound(item, bound)),
    };
    return operator === '=' ? found : { is: 'not', of: found };
  }
  if (kind === 'AEXPR_BETWEEN' || kind === 'AEXPR_NOT_BETWEEN') {
    const { items } = readMembers(readInside(rexpr, 'List', 'the bounds'), ['items'], 'the bounds');
    const [low, high] = readList(items, 2, 'the bounds').map((item) => readBound(item, bound));
    if (low === undefined || high === undefined) return refuse('between without two bounds');
    const found: Condition = {
      is: 'all',
      of: [
        { is: 'compared', column, with: '>=', value: low },
        { is: 'compared', column, with: '<=', value: high },
      ],
    };
    return kind === 'AEXPR_BETWEEN' ? found : { is: 'not', of: found };
  }
  if ((kind === 'AEXPR_LIKE' && operator === '!~~') || (kind === 'AEXPR_ILIKE' && operator === '!~~*')) {
    const like = { is: 'compared', column, with: kind === 'AEXPR_LIKE' ? 'like' : 'ilike', value: readBound(rexpr, bound) } as const;
    return { is: 'not', of: like };
  }
  const known = comparisons[readName(kind, 'a condition')];
  const comparison = known !== undefined && Object.hasOwn(known, operator) ? known[operator] : undefined;
  if (comparison === undefined) return refuse(`the operator ${operator}`);
  return { is: 'compared', column, with: comparison, value: readBound(rexpr, bound) };
};

/** A condition: comparisons of a column with a bound value, joined by and, or and not. */
export const readCondition = (node: unknown, bound: Values, depth = 0): Condition => {
  if (depth > deepest) refuse('conditions nested too deep');
  switch (nodeKind(node)) {
    case 'BoolExpr': {
      const { boolop, args } = readMembers(readInside(node, 'BoolExpr', 'a condition'), ['boolop', 'args'], 'a condition');
      const of = readList(args, mostConditions, 'the conditions').map((part) => readCondition(part, bound, depth + 1));
      const [first] = of;
      if (boolop === 'NOT_EXPR' && first !== undefined) return { is: 'not', of: first };
      if (boolop !== 'AND_EXPR') requireSame(boolop, 'OR_EXPR', 'a condition');
      return { is: boolop === 'AND_EXPR' ? 'all' : 'any', of };
    }
    case 'NullTest': {
      const { arg, nulltesttype } = readMembers(readInside(node, 'NullTest', 'a condition'), ['arg', 'nulltesttype'], 'a condition');
      return { is: nulltesttype === 'IS_NULL' ? 'null' : 'not-null', column: readColumn(arg) };
    }
    default:
      return readComparison(node, bound);
  }
};
