import { sql, type Transaction } from 'kysely';
import type { Schema } from '../tables/schema.ts';

const toErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Runs a step that may be denied, inside a transaction, without aborting it; false when it was denied. */
const tryStep = async (transaction: Transaction<Schema>, step: () => Promise<unknown>): Promise<boolean> => {
  await sql`savepoint step`.execute(transaction);
  try {
    await step();
    return true;
  } catch (error) {
    if (toErrorCode(error) !== '42501') throw error;
    await sql`rollback to savepoint step`.execute(transaction);
    return false;
  }
};

const canBecome = async (transaction: Transaction<Schema>, name: string): Promise<boolean> => {
  const role = sql.id(name);
  const known = await sql`select from pg_roles where rolname = ${name}`.execute(transaction);
  if (known.rows.length === 0 && !(await tryStep(transaction, () => sql`create role ${role} nologin`.execute(transaction)))) return false;
  const become = () => tryStep(transaction, () => sql`set local role ${role}`.execute(transaction));
  if (!(await become())) {
    if (!(await tryStep(transaction, () => sql`grant ${role} to current_user`.execute(transaction)))) return false;
    if (!(await become())) return false;
  }
  await sql`reset role`.execute(transaction);
  return true;
};

/**
 * Creates the role where that is allowed, and ensures that this connection's user may become it. Returns why not, for the
 * operator, or null.
 */
export const ensureRole = async (transaction: Transaction<Schema>, name: string): Promise<string | null> => {
  // Two servers that start together would change the same rows of the catalogue.
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
  if (await canBecome(transaction, name)) return null;
  const { rows } = await sql<{ user: string }>`select quote_ident(current_user) as user`.execute(transaction);
  return `The database's user may not make or become the role ${name}. Let an administrator of the database run: create role ${name} nologin; grant ${name} to ${rows[0]?.user}; then start again`;
};

/** Whether the role has any right of its own beyond grants on relations. */
export const hasExtraRights = async (transaction: Transaction<Schema>, name: string): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_roles where rolname = ${name}
      and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication
        or exists (select from pg_auth_members where member = pg_roles.oid))`.execute(transaction);
  return rows.length > 0;
};
