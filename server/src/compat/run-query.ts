import { ApiError, compatLimits, isAllowed } from '@hazardguard/contract';
import { CompiledQuery } from 'kysely';
import type { Changes } from '../platform/db/changes.ts';
import { asCompatRole } from '../platform/db/scope/compat-role.ts';
import { outsideScope } from '../platform/db/scope/row-scope.ts';
import { explainFailedDeletion } from '../register/industries/ties.ts';
import { bindStatement } from './bind.ts';
import type { Statement } from './guard/statement.ts';
import type { StatementReader } from './guard/statement-reader.ts';
import { RefusedStatement, refuse } from './guard/tree.ts';
import { writeStatement } from './guard/write-statement.ts';
import type { Asker, CompatTable, Scalar } from './table.ts';
import { listTablesAt, requireTable } from './tables.ts';
import type { FairQueue } from './turns.ts';

type Answer = Record<string, Scalar>[] | { readonly rowCount: number };

interface Query extends Asker {
  readonly changes: Changes;
  readonly reader: StatementReader;
  readonly turns: FairQueue;
  /** What the address says after /api/db/. */
  readonly address: string;
  readonly query: string;
  readonly values: readonly Scalar[];
}

/** Errors of PostgreSQL for a statement that passed the guard: wrong types, constraints, the time limit. */
const findRefusal = (error: unknown): string | null => {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null;
  const { code, message } = error;
  if (code === '57014' || code === '55P03') return `it took longer than ${compatLimits.milliseconds} ms`;
  if (code === '23505') return 'a record with the same key is there already';
  if (code === '23514') return 'values that do not belong together';
  return code !== '42501' && /^(22|23|42|54)/.test(code) ? message.slice(0, 200) : null;
};

const toJsonRow = (row: Record<string, Scalar | Date>): Record<string, Scalar> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]));

const run = async (query: Query, name: string, table: CompatTable, statement: Statement, values: readonly Scalar[]): Promise<Answer> => {
  const bound = await bindStatement(statement, values, table, query);
  const text = writeStatement(bound.statement, 'compat', table.stamp);
  const settings = (await table.settings?.(query)) ?? {};
  return asCompatRole(query.database, compatLimits.milliseconds, settings, async (transaction) => {
    const { rows, numAffectedRows } = await transaction.executeQuery<Record<string, Scalar | Date>>(
      CompiledQuery.raw(text, [...bound.values]),
    );
    if (statement.kind === 'select') {
      if (rows.length > compatLimits.rowsRead)
        refuse(`more than ${compatLimits.rowsRead} rows of ${name}; ask for parts with limit and offset`);
      return rows.map(toJsonRow);
    }
    const rowCount = Number(numAffectedRows ?? 0n);
    if (rowCount > compatLimits.rowsChanged) refuse(`it would change ${rowCount} rows, more than ${compatLimits.rowsChanged}`);
    return { rowCount };
  });
};

const executeQuery = async (query: Query, names: readonly string[]): Promise<Answer> => {
  const { role } = query.account;
  const { statement, written } = await query.reader.read({ sql: query.query, given: query.values.length });
  if (!names.includes(statement.table)) refuse(`the table ${statement.table}; this address stands for ${names.join(' and ')}`);
  const table = requireTable(statement.table);
  const permission = table.may[statement.kind] ?? refuse(table.derived ?? `no ${statement.kind} on ${statement.table}`);
  if (!isAllowed(role, permission)) throw new ApiError('forbidden', 'Your role does not allow this');
  if (table.overAll.includes(statement.kind) && query.account.scope.kind !== 'all') {
    throw outsideScope('Only accounts whose scope is every site may use this statement on this table; use the calls of the platform');
  }
  const answer = await run(query, statement.table, table, statement, [...query.values, ...written]);
  if (table.announced !== undefined && statement.kind !== 'select') query.changes.note(table.announced);
  return answer;
};

/** The generic call: one plain statement on the table of its address, under the caller's own permissions; anything else is refused. */
export const runQuery = async (query: Query): Promise<Answer> => {
  const names = listTablesAt(query.address);
  if (names === undefined) throw new ApiError('not-found', `There is no table at "${query.address}"`);
  try {
    const { role } = query.account;
    if (!names.some((name) => Object.values(requireTable(name).may).some((permission) => isAllowed(role, permission))))
      throw new ApiError('forbidden', 'Your role does not allow this');
    return await query.turns.take(query.account.id, () => executeQuery(query, names));
  } catch (thrown) {
    const error = explainFailedDeletion(thrown);
    const reason = error instanceof RefusedStatement ? error.message : findRefusal(error);
    throw reason === null ? error : new ApiError('invalid-input', `The statement is refused: ${reason}`);
  }
};
