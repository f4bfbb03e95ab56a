import { sql, type Transaction } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../tables/schema.ts';
import { ensureRole, findExtraRights, toSentence } from './ensure-role.ts';

/** May use the views of the schema `compat` and no other data; nobody can sign in as this role. */
export const compatRole = 'hazardguard_compat';

const role = sql.id(compatRole);

/** Other tables and views that the role could use; there must be none. */
const listForeignRelations = async (transaction: Transaction<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relation.oid::regclass::text as name
    from pg_class relation join pg_namespace on pg_namespace.oid = relation.relnamespace
    where relation.relkind in ('r', 'p', 'v', 'm', 'f')
      and nspname not in ('compat', 'pg_catalog', 'information_schema') and nspname not like 'pg\\_%'
      and has_any_column_privilege(${compatRole}, relation.oid, 'select, insert, update')`.execute(transaction);
  return rows.map(({ name }) => name);
};

/**
 * Grants the role its rights on the views of `compat`, on every start, so that views of new migrations are included. Returns why
 * the role cannot be used, for the operator, or null.
 */
export const openCompatRole = ({ kysely }: Database): Promise<string | null> =>
  kysely.transaction().execute(async (transaction) => {
    const fault = (await ensureRole(transaction, compatRole)) ?? (await findExtraRights(transaction, compatRole, 'views'));
    if (fault !== null) return toSentence(fault);
    const foreign = await listForeignRelations(transaction);
    if (foreign.length > 0) return `The role ${compatRole} can use ${foreign.join(', ')}; revoke that and start again`;
    await sql`grant usage on schema compat to ${role}`.execute(transaction);
    await sql`grant select, insert, update, delete on all tables in schema compat to ${role}`.execute(transaction);
    return null;
  });

/** Runs the steps as the role in one transaction with a time limit; all of them happen, or none. */
export const asCompatRole = <T>(
  { kysely }: Database,
  milliseconds: number,
  settings: Readonly<Record<string, string>>,
  steps: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> =>
  kysely.transaction().execute(async (transaction) => {
    const local = { ...settings, statement_timeout: `${milliseconds}ms`, lock_timeout: `${milliseconds}ms`, search_path: 'pg_catalog' };
    for (const [name, value] of Object.entries(local)) await sql`select set_config(${name}, ${value}, true)`.execute(transaction);
    await sql`set local role ${role}`.execute(transaction);
    return steps(transaction);
  });
