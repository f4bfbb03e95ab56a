import { sql } from 'kysely';
import { StartError } from '../../data-folder/start-error.ts';
import type { Database } from '../database.ts';
import type { RoleFault } from './ensure-role.ts';
import { findPersonRoleFault } from './person-role.ts';

/** The role of DATABASE_URL, which owns the tables. */
export interface DatabaseOwner {
  readonly name: string;
  /** A right that the program does not need: a fault of the program could use it on the whole database server. */
  readonly excess: 'superuser' | 'bypassrls' | null;
}

export const readDatabaseOwner = async ({ kysely }: Pick<Database, 'kysely'>): Promise<DatabaseOwner> => {
  const { rows } = await sql<{ name: string; superuser: boolean; bypassrls: boolean }>`
    select rolname as name, rolsuper as superuser, rolbypassrls as bypassrls from pg_roles where rolname = session_user`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('The database does not know the role of this connection');
  return { name: row.name, excess: row.superuser ? 'superuser' : row.bypassrls ? 'bypassrls' : null };
};

/** What to say about a right too many, or null. Policies still apply to people: their requests run as another role. */
export const describeExcess = ({ name, excess }: DatabaseOwner): string | null => {
  if (excess === null) return null;
  const right = excess === 'superuser' ? 'is a superuser of the database server' : 'has BYPASSRLS';
  return `the role ${name} of DATABASE_URL ${right}, which HazardGuard does not need. Use a plain role: docs/operations.md, "Roles of the database"`;
};

/** Whether row-level security could be switched on now; null: yes. Nothing is changed. */
export const findRowSecurityFault = async ({ kysely }: Pick<Database, 'kysely'>): Promise<RoleFault | null> => {
  const trial = await kysely.startTransaction().execute();
  try {
    return await findPersonRoleFault(trial);
  } finally {
    await trial.rollback().execute();
  }
};

/**
 * Refuses a start without row-level security. Called before the schema is updated, so that the version before can still be
 * started instead.
 */
export const requireRowSecurity = async (database: Database): Promise<void> => {
  const fault = await findRowSecurityFault(database);
  if (fault === null) return;
  throw new StartError(
    [
      `Not started: row-level security is not possible. ${fault.reason}. Without it, only the program's own queries separate the data of plants and districts.`,
      'Let an administrator of this PostgreSQL run these statements, then start again:',
      ...fault.statements.map((statement) => `  ${statement}`),
      'To start without row-level security, set WITHOUT_ROW_LEVEL_SECURITY=start. More: docs/operations.md, "Roles of the database".',
    ].join('\n'),
  );
};
