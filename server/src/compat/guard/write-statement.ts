import type { Bound, Condition, Select, Statement } from './statement.ts';

/** A name as SQL writes it; no name can end its own quotes. */
const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const writeBound = (place: Bound): string => `$${place}`;
const writeRowCount = (count: Select['limit']): string =>
  typeof count === 'object' && count !== null ? String(count.rows) : writeBound(count ?? 0);

const writeCondition = (where: Condition): string => {
  switch (where.is) {
    case 'all':
    case 'any':
      return `(${where.of.map(writeCondition).join(where.is === 'all' ? ' and ' : ' or ')})`;
    case 'not':
      return `(not ${writeCondition(where.of)})`;
    case 'compared':
      return `${quoteName(where.column)} ${where.with} ${writeBound(where.value)}`;
    case 'one-of':
      return `${quoteName(where.column)} in (${where.values.map(writeBound).join(', ')})`;
    case 'null':
      return `${quoteName(where.column)} is null`;
    case 'not-null':
      return `${quoteName(where.column)} is not null`;
  }
};

const select = ({ columns, where, orderBy, limit, offset }: Select, from: string): string =>
  [
    `select ${columns === null ? '*' : columns.map(quoteName).join(', ')} from ${from}`,
    where === null ? '' : `where ${writeCondition(where)}`,
    orderBy.length === 0
      ? ''
      : `order by ${orderBy.map(({ column, descending }) => `${quoteName(column)}${descending ? ' desc' : ''}`).join(', ')}`,
    limit === null ? '' : `limit ${writeRowCount(limit)}`,
    offset === null ? '' : `offset ${writeRowCount(offset)}`,
  ]
    .filter((part) => part !== '')
    .join(' ');

/**
 * A statement as SQL that we write, on the view of its table: the text that was sent is never run. `stamp` is SQL that every update
 * also sets.
 */
export const writeStatement = (statement: Statement, schema: string, stamp?: string): string => {
  const table = `${quoteName(schema)}.${quoteName(statement.table)}`;
  switch (statement.kind) {
    case 'select':
      return select(statement, table);
    case 'insert':
      return `insert into ${table} (${statement.columns.map(quoteName).join(', ')}) values ${statement.rows.map((row) => `(${row.map(writeBound).join(', ')})`).join(', ')}`;
    case 'update':
      return `update ${table} set ${statement.set.map(({ column, value }) => `${quoteName(column)} = ${writeBound(value)}`).join(', ')}${stamp === undefined ? '' : `, ${stamp}`} where ${writeCondition(statement.where)}`;
    case 'delete':
      return `delete from ${table} where ${writeCondition(statement.where)}`;
  }
};
