import { compatLimits } from '@hazardguard/contract';
import { loadModule, parseSync, SqlError } from 'libpg-query';
import { readBound, readColumn, readCondition, type Values } from './read-condition.ts';
import { refuseNesting } from './refuse-nesting.ts';
import type { Condition, Delete, Insert, Select, Statement, Update } from './statement.ts';
import { nodeKind, readInside, readList, readMembers, readName, refuse, requireSame } from './tree.ts';

await loadModule();

const mostColumns = 60;
const mostRows = 1000;

/** The one table, by its plain name: no schema, no alias, no `only`. */
const readTable = (node: unknown): string => {
  const { relname, inh, relpersistence } = readMembers(node, ['relname', 'inh', 'relpersistence'], 'the table');
  requireSame(inh, true, 'the table');
  requireSame(relpersistence, 'p', 'the table');
  return readName(relname, 'the table');
};

const readWhere = (node: unknown, bound: Values): Condition =>
  node === undefined ? refuse('no where: it would change every row') : readCondition(node, bound);

/** A target of a select: a plain column; null for the star. */
const readTarget = (node: unknown): string | null => {
  const { val } = readMembers(readInside(node, 'ResTarget', 'a column'), ['val'], 'a column');
  const { fields } = readMembers(readInside(val, 'ColumnRef', 'what is selected'), ['fields'], 'a column');
  const [field, ...more] = readList(fields, 1, 'the parts of a column');
  if (more.length === 0 && nodeKind(field) === 'A_Star') return null;
  return readColumn(val);
};

const readOrder = (node: unknown): Select['orderBy'][number] => {
  const sort = readMembers(readInside(node, 'SortBy', 'the order'), ['node', 'sortby_dir', 'sortby_nulls'], 'the order');
  requireSame(sort.sortby_nulls, 'SORTBY_NULLS_DEFAULT', 'the order');
  if (sort.sortby_dir !== 'SORTBY_ASC' && sort.sortby_dir !== 'SORTBY_DEFAULT') requireSame(sort.sortby_dir, 'SORTBY_DESC', 'the order');
  return { column: readColumn(sort.node), descending: sort.sortby_dir === 'SORTBY_DESC' };
};

/** A count of rows: bound, or a whole number written out, which can carry nothing else. */
const readRows = (node: unknown, bound: Values): Select['limit'] => {
  if (node === undefined) return null;
  if (nodeKind(node) !== 'A_Const') return readBound(node, bound);
  const { ival } = readMembers(readInside(node, 'A_Const', 'a number of rows'), ['ival'], 'a number of rows');
  const { ival: rows = 0 } = readMembers(ival, ['ival'], 'a number of rows');
  return typeof rows === 'number' && rows >= 0 ? { rows } : refuse('a number of rows below 0');
};

const readSelect = (node: unknown, bound: Values): Select => {
  const known = ['targetList', 'fromClause', 'whereClause', 'sortClause', 'limitCount', 'limitOffset', 'limitOption', 'op'] as const;
  const select = readMembers(node, known, 'the select');
  requireSame(select.op, 'SETOP_NONE', 'the select');
  if (select.limitOption !== 'LIMIT_OPTION_DEFAULT') requireSame(select.limitOption, 'LIMIT_OPTION_COUNT', 'the select');
  const from = readList(select.fromClause, 1, 'the tables');
  const targets = readList(select.targetList, mostColumns, 'the columns').map(readTarget);
  const columns = targets.filter((target) => target !== null);
  if (targets.length === 0 || (columns.length < targets.length && targets.length > 1)) refuse('columns beside a star, or none');
  return {
    kind: 'select',
    table: readTable(readInside(from[0], 'RangeVar', 'the table')),
    columns: columns.length === 0 ? null : columns,
    where: select.whereClause === undefined ? null : readCondition(select.whereClause, bound),
    orderBy: readList(select.sortClause, mostColumns, 'the order').map(readOrder),
    limit: readRows(select.limitCount, bound),
    offset: readRows(select.limitOffset, bound),
  };
};

/** Names set by an insert: plain, each once. */
const readNames = (cols: unknown): readonly string[] => {
  const names = readList(cols, mostColumns, 'the columns').map((col) =>
    readName(readMembers(readInside(col, 'ResTarget', 'a column'), ['name'], 'a column').name, 'a column'),
  );
  return new Set(names).size === names.length ? names : refuse('a column named twice');
};

const readInsert = (node: unknown, bound: Values): Insert => {
  const { relation, cols, selectStmt, override } = readMembers(node, ['relation', 'cols', 'selectStmt', 'override'], 'the insert');
  requireSame(override, 'OVERRIDING_NOT_SET', 'the insert');
  const source = readMembers(readInside(selectStmt, 'SelectStmt', 'the values'), ['valuesLists', 'limitOption', 'op'], 'the values');
  requireSame(source.limitOption, 'LIMIT_OPTION_DEFAULT', 'the values');
  requireSame(source.op, 'SETOP_NONE', 'the values');
  const rows = readList(source.valuesLists, mostRows, 'the rows').map((row) =>
    readList(readMembers(readInside(row, 'List', 'a row'), ['items'], 'a row').items, mostColumns, 'a row').map((item) =>
      readBound(item, bound),
    ),
  );
  const columns = readNames(cols);
  if (columns.length === 0) refuse('no columns named');
  if (rows.length === 0 || rows.some((row) => row.length !== columns.length)) refuse('a row with more or fewer values than columns');
  return { kind: 'insert', table: readTable(relation), columns, rows };
};

const readUpdate = (node: unknown, bound: Values): Update => {
  const { relation, targetList, whereClause } = readMembers(node, ['relation', 'targetList', 'whereClause'], 'the update');
  const set = readList(targetList, mostColumns, 'the columns').map((target) => {
    const { name, val } = readMembers(readInside(target, 'ResTarget', 'a column'), ['name', 'val'], 'a column');
    return { column: readName(name, 'a column'), value: readBound(val, bound) };
  });
  return { kind: 'update', table: readTable(relation), set, where: readWhere(whereClause, bound) };
};

const readDelete = (node: unknown, bound: Values): Delete => {
  const { relation, whereClause } = readMembers(node, ['relation', 'whereClause'], 'the delete');
  return { kind: 'delete', table: readTable(relation), where: readWhere(whereClause, bound) };
};

const readers: Readonly<Record<string, (node: unknown, bound: Values) => Statement>> = {
  SelectStmt: readSelect,
  InsertStmt: readInsert,
  UpdateStmt: readUpdate,
  DeleteStmt: readDelete,
};

/** The parse tree; any error that is not about the text itself is thrown on. */
const parseSql = (sql: string): readonly unknown[] => {
  if (sql.trim() === '') return [];
  try {
    return parseSync(sql).stmts ?? [];
  } catch (error) {
    if (error instanceof SqlError) return refuse(error.message.slice(0, 200));
    throw error;
  }
};

/** A statement, with the constants of its text: they are the values after those that came with it. */
export interface StatementRead {
  readonly statement: Statement;
  readonly written: Values['written'];
}

/**
 * Reads a statement with PostgreSQL's own parser and keeps it only when it is one plain select, insert, update or delete on one
 * table, every value a parameter or a constant; throws `RefusedStatement` with the reason otherwise. `given` is how many values come
 * with it. Any other error means that the parser itself failed.
 */
export const readStatement = (sql: string, given: number): StatementRead => {
  if (sql.length > compatLimits.characters) refuse(`${sql.length} characters are more than ${compatLimits.characters}`);
  if (sql.includes('\0') || !sql.isWellFormed()) refuse('a zero character, or half of one');
  refuseNesting(sql);
  const statements = parseSql(sql);
  if (statements.length !== 1) refuse(`${statements.length} statements`);
  const { stmt } = readMembers(statements[0], ['stmt'], 'the statement');
  const reader = readers[nodeKind(stmt)];
  if (reader === undefined) return refuse(`a ${nodeKind(stmt)}`);
  const values: Values = { given, written: [] };
  return { statement: reader(readInside(stmt, nodeKind(stmt), 'the statement'), values), written: values.written };
};
