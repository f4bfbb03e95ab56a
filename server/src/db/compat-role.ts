import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** May use the views of the schema `compat` and nothing else of anybody's data; nobody can sign in as this role. */
export const compatRole = 'hazardguard_compat';

const role = sql.id(compatRole);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

/** Runs a step that may be denied, inside a transaction, without ending it; false when it was denied. */
const permitted = async (transaction: Transaction<Schema>, step: () => Promise<unknown>): Promise<boolean> => {
  await sql`savepoint step`.execute(transaction);
  try {
    await step();
    return true;
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    await sql`rollback to savepoint step`.execute(transaction);
    return false;
  }
};

/** Whether this connection's user may become the role, made where that is allowed. */
const reachRole = async (transaction: Transaction<Schema>): Promise<boolean> => {
  const known = await sql`select from pg_roles where rolname = ${compatRole}`.execute(transaction);
  if (known.rows.length === 0 && !(await permitted(transaction, () => sql`create role ${role} nologin`.execute(transaction)))) return false;
  const become = () => permitted(transaction, () => sql`set local role ${role}`.execute(transaction));
  if (!(await become())) {
    if (!(await permitted(transaction, () => sql`grant ${role} to current_user`.execute(transaction)))) return false;
    if (!(await become())) return false;
  }
  await sql`reset role`.execute(transaction);
  return true;
};

/** Tables and views of others that the role could use; there must be none. */
const foreignRelations = async (transaction: Transaction<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relation.oid::regclass::text as name
    from pg_class relation join pg_namespace on pg_namespace.oid = relation.relnamespace
    where relation.relkind in ('r', 'p', 'v', 'm', 'f')
      and nspname not in ('compat', 'pg_catalog', 'information_schema') and nspname not like 'pg\\_%'
      and has_any_column_privilege(${compatRole}, relation.oid, 'select, insert, update')`.execute(transaction);
  return rows.map(({ name }) => name);
};

const isMoreThanPlain = async (transaction: Transaction<Schema>): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_roles where rolname = ${compatRole}
      and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication
        or exists (select from pg_auth_members where member = pg_roles.oid))`.execute(transaction);
  return rows.length > 0;
};

/**
 * Gives the role its rights on the views of `compat`, on every start, so that views of new migrations are among them. Returns why the
 * role cannot be used, for the operator, or null.
 */
export const openCompatRole = ({ kysely }: Database): Promise<string | null> =>
  kysely.transaction().execute(async (transaction) => {
    // Two servers that start together would change the same rows of the catalogue.
    await sql`select pg_advisory_xact_lock(hashtext(${compatRole}))`.execute(transaction);
    if (!(await reachRole(transaction))) {
      const { rows } = await sql<{ name: string }>`select quote_ident(current_user) as name`.execute(transaction);
      return `The database's user may not make or become the role ${compatRole}. Let an administrator of the database run: create role ${compatRole} nologin; grant ${compatRole} to ${rows[0]?.name}; then start again`;
    }
    if (await isMoreThanPlain(transaction)) return `The role ${compatRole} has rights beyond its views; take them away and start again`;
    const foreign = await foreignRelations(transaction);
    if (foreign.length > 0) return `The role ${compatRole} can use ${foreign.join(', ')}; revoke that and start again`;
    await sql`grant usage on schema compat to ${role}`.execute(transaction);
    await sql`grant select, insert, update, delete on all tables in schema compat to ${role}`.execute(transaction);
    return null;
  });

/** Runs the steps as the role in one transaction that ends by itself; all of them happen, or none. */
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
