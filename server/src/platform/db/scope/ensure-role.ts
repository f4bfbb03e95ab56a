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

/** The statements by which an administrator of the database gives its user the roles: only those that are missing. */
const writeStatements = async (transaction: Transaction<Schema>, names: readonly string[]): Promise<readonly string[]> => {
  const { rows: known } = await sql<{ name: string }>`select rolname as name from pg_roles where rolname = any (${[...names]})`.execute(
    transaction,
  );
  const { rows } = await sql<{ user: string }>`select quote_ident(session_user) as user`.execute(transaction);
  const missing = names.filter((name) => !known.some((role) => role.name === name));
  return [...missing.map((name) => `create role ${name} nologin;`), `grant ${names.join(', ')} to ${rows[0]?.user};`];
};

/** A role that cannot be used: why, and the SQL that mends it. */
export interface RoleFault {
  readonly reason: string;
  readonly statements: readonly string[];
}

export const toSentence = ({ reason, statements }: RoleFault): string =>
  `${reason}. Let an administrator of the database run: ${statements.join(' ')} Then start again`;

/**
 * Creates the role where that is allowed, and ensures that this connection's user may become it. Returns why not, with the SQL for
 * it and for the other `needed` roles, or null.
 */
export const ensureRole = async (
  transaction: Transaction<Schema>,
  name: string,
  needed: readonly string[] = [name],
): Promise<RoleFault | null> => {
  // Two servers that start together would change the same rows of the catalogue.
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
  if (await canBecome(transaction, name)) return null;
  return {
    reason: `The user of DATABASE_URL may not make or become the role ${name}`,
    statements: await writeStatements(transaction, needed),
  };
};

/** Why the role is not used: it has a right of its own beyond grants on relations (`beyond` names those). Null: it has none. */
export const findExtraRights = async (transaction: Transaction<Schema>, name: string, beyond: string): Promise<RoleFault | null> => {
  const { rows } = await sql<{ extra: boolean; groups: readonly string[] }>`
    select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as extra,
      array(select quote_ident(roleid::regrole::text) from pg_auth_members where member = pg_roles.oid) as groups
    from pg_roles where rolname = ${name}`.execute(transaction);
  const { extra = false, groups = [] } = rows[0] ?? {};
  if (!extra && groups.length === 0) return null;
  return {
    reason: `The role ${name} has rights beyond its ${beyond}`,
    statements: [
      ...(extra ? [`alter role ${name} nosuperuser nocreatedb nocreaterole noreplication nobypassrls;`] : []),
      ...groups.map((group) => `revoke ${group} from ${name};`),
    ],
  };
};
