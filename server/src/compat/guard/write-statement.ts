import type { Bound, Condition, Select, Statement } from './statement.ts';

/** A name as SQL writes it; no name can end its own quotes. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const bound = (place: Bound): string => `$${place}`;
const rows = (count: Select['limit']): string => (typeof count === 'object' && count !== null ? String(count.rows) : bound(count ?? 0));

const condition = (where: Condition): string => {
  switch (where.is) {
    case 'all':
    case 'any':
      return `(${where.of.map(condition).join(where.is === 'all' ? ' and ' : ' or ')})`;
    case 'not':
      return `(not ${condition(where.of)})`;
    case 'compared':
      return `${quoted(where.column)} ${where.with} ${bound(where.value)}`;
    case 'one-of':
      return `${quoted(where.column)} in (${where.values.map(bound).join(', ')})`;
    case 'null':
      return `${quoted(where.column)} is null`;
    case 'not-null':
      return `${quoted(where.column)} is not null`;
  }
};

const select = ({ columns, where, orderBy, limit, offset }: Select, from: string): string =>
  [
    `select ${columns === null ? '*' : columns.map(quoted).join(', ')} from ${from}`,
    where === null ? '' : `where ${condition(where)}`,
    orderBy.length === 0
      ? ''
      : `order by ${orderBy.map(({ column, descending }) => `${quoted(column)}${descending ? ' desc' : ''}`).join(', ')}`,
    limit === null ? '' : `limit ${rows(limit)}`,
    offset === null ? '' : `offset ${rows(offset)}`,
  ]
    .filter((part) => part !== '')
    .join(' ');

/**
 * A statement as SQL of our own writing, on the view that stands for its table: what was sent is never run. `stamp` is SQL that
 * every update sets besides.
 */
export const writeStatement = (statement: Statement, schema: string, stamp?: string): string => {
  const table = `${quoted(schema)}.${quoted(statement.table)}`;
  switch (statement.kind) {
    case 'select':
      return select(statement, table);
    case 'insert':
      return `insert into ${table} (${statement.columns.map(quoted).join(', ')}) values ${statement.rows.map((row) => `(${row.map(bound).join(', ')})`).join(', ')}`;
    case 'update':
      return `update ${table} set ${statement.set.map(({ column, value }) => `${quoted(column)} = ${bound(value)}`).join(', ')}${stamp === undefined ? '' : `, ${stamp}`} where ${condition(statement.where)}`;
    case 'delete':
      return `delete from ${table} where ${condition(statement.where)}`;
  }
};
