import { compatLimits } from '@hazardguard/contract';
import type { z } from 'zod';
import type { Bound, Condition, Insert, Select, Statement, Update } from './guard/statement.ts';
import { refuse } from './guard/tree.ts';
import type { Asker, CompatTable, Row, Scalar } from './table.ts';

/** A statement with the values that it is run with. */
export interface BoundStatement {
  readonly statement: Statement;
  readonly values: readonly Scalar[];
}

const longestCompared = 2_000;

/** Gathers values in the order in which the statement will name them. */
const gatherValues = (given: readonly Scalar[], { columns }: CompatTable) => {
  const values: Scalar[] = [];
  const put = (value: Scalar): Bound => values.push(value);
  const known = (column: string): string => (Object.hasOwn(columns, column) ? column : refuse(`there is no column ${column}`));
  const valueAt = (place: Bound): Scalar => given[place - 1] ?? null;
  const compared = (place: Bound): Bound => {
    const value = valueAt(place);
    if (typeof value === 'string' && value.length > longestCompared)
      refuse(`a value of more than ${longestCompared} characters to compare with`);
    return put(value);
  };
  return { values, put, known, valueAt, compared };
};
type GatheredValues = ReturnType<typeof gatherValues>;

const bindCondition = (where: Condition, to: GatheredValues): Condition => {
  switch (where.is) {
    case 'all':
    case 'any':
      return { is: where.is, of: where.of.map((part) => bindCondition(part, to)) };
    case 'not':
      return { is: 'not', of: bindCondition(where.of, to) };
    case 'compared':
      return { ...where, column: to.known(where.column), value: to.compared(where.value) };
    case 'one-of':
      return { ...where, column: to.known(where.column), values: where.values.map(to.compared) };
    case 'null':
    case 'not-null':
      return { ...where, column: to.known(where.column) };
  }
};

const toRowCount = (count: Select['limit'], to: GatheredValues): number | null => {
  if (count === null) return null;
  const rows = typeof count === 'object' ? count.rows : Number(to.valueAt(count) ?? Number.NaN);
  return Number.isSafeInteger(rows) && rows >= 0 ? rows : refuse('a number of rows that is not a whole number of 0 or more');
};

/** Reads one row more than the limit, to see whether the answer was cut. */
const bindSelect = (select: Select, table: CompatTable, to: GatheredValues): Select => ({
  ...select,
  columns: (select.columns ?? Object.keys(table.columns)).map(to.known),
  where: select.where && bindCondition(select.where, to),
  orderBy: select.orderBy.map((order) => ({ ...order, column: to.known(order.column) })),
  limit: { rows: Math.min(toRowCount(select.limit, to) ?? Number.POSITIVE_INFINITY, compatLimits.rowsRead + 1) },
  offset: select.offset && { rows: toRowCount(select.offset, to) ?? 0 },
});

const checkValue = (column: string, value: Scalar, { columns }: CompatTable): Scalar => {
  const check: z.ZodType<Scalar> = columns[column] ?? refuse(`the column ${column} is only read`);
  const read = check.safeParse(value);
  return read.success ? read.data : refuse(`${column}: ${read.error.issues[0]?.message ?? 'not allowed'}`);
};

const checkRow = (entries: readonly (readonly [string, Bound])[], table: CompatTable, to: GatheredValues): Row =>
  Object.fromEntries(entries.map(([column, place]) => [to.known(column), checkValue(column, to.valueAt(place), table)]));

const bindInsert = async ({ columns, rows, ...insert }: Insert, table: CompatTable, asker: Asker, to: GatheredValues): Promise<Insert> => {
  const missing = table.needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) refuse(`no value for ${missing.join(', ')}`);
  const made: Row[] = [];
  for (const row of rows) {
    const plain = checkRow(
      row.map((place, index) => [columns[index] ?? '', place]),
      table,
      to,
    );
    made.push((await table.complete?.(plain, asker, 'insert')) ?? plain);
  }
  const names = Object.keys(made[0] ?? {});
  return { ...insert, columns: names, rows: made.map((row) => names.map((name) => to.put(row[name] ?? null))) };
};

const bindUpdate = async ({ set, where, ...update }: Update, table: CompatTable, asker: Asker, to: GatheredValues): Promise<Update> => {
  const plain = checkRow(
    set.map(({ column, value }) => [column, value]),
    table,
    to,
  );
  if (Object.keys(plain).length < set.length) refuse('a column set twice');
  const row = (await table.complete?.(plain, asker, 'update')) ?? plain;
  return {
    ...update,
    set: Object.entries(row).map(([column, value]) => ({ column, value: to.put(value) })),
    where: bindCondition(where, to),
  };
};

/**
 * A statement on known columns only, with the values checked by the rules of the forms, and the values that the platform adds. Throws
 * `RefusedStatement` with the reason otherwise.
 */
export const bindStatement = async (
  statement: Statement,
  given: readonly Scalar[],
  table: CompatTable,
  asker: Asker,
): Promise<BoundStatement> => {
  const to = gatherValues(given, table);
  switch (statement.kind) {
    case 'select':
      return { statement: bindSelect(statement, table, to), values: to.values };
    case 'insert':
      return { statement: await bindInsert(statement, table, asker, to), values: to.values };
    case 'update':
      return { statement: await bindUpdate(statement, table, asker, to), values: to.values };
    case 'delete':
      return { statement: { ...statement, where: bindCondition(statement.where, to) }, values: to.values };
  }
};
