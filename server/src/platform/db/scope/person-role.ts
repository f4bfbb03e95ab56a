import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database.ts';
import type { Schema } from '../tables/schema.ts';
import { compatRole } from './compat-role.ts';
import { ensureRole, findExtraRights, type RoleFault, toSentence } from './ensure-role.ts';
import { findViewer, toAreaKey, type Viewer } from './row-scope.ts';

/** Owns nothing and bypasses no policy (`0008_row_scope.sql`); nobody can sign in as this role. */
export const personRole = 'hazardguard_person';

const role = sql.id(personRole);

export interface RowLock {
  on: boolean;
}

/** Why requests cannot run as the role; null: they can. A step of a transaction: creates the role where it may. */
export const findPersonRoleFault = async (transaction: Transaction<Schema>): Promise<RoleFault | null> =>
  (await ensureRole(transaction, personRole, [personRole, compatRole])) ?? (await findExtraRights(transaction, personRole, 'tables'));

/**
 * Grants the role its rights on the tables, on every start, so that tables of new migrations are included. From then on every
 * request with a limited scope runs as this role. Returns why that is not possible, for the operator, or null.
 */
export const lockRows = (database: Database): Promise<string | null> =>
  database.kysely.transaction().execute(async (transaction) => {
    const fault = await findPersonRoleFault(transaction);
    if (fault !== null) return toSentence(fault);
    await sql`grant usage on schema public to ${role}`.execute(transaction);
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(transaction);
    await sql`grant usage on all sequences in schema public to ${role}`.execute(transaction);
    // Tables that copy rows of all sites: anybody may add to them, only people who see everything may read them.
    await sql`revoke select, update, delete on audit_entry from ${role}`.execute(transaction);
    database.rowLock.on = true;
    return null;
  });

const toScopeSettings = ({ id, scope, opened }: Viewer): Readonly<Record<string, string>> => ({
  'hazardguard.scope_industries': 'industryIds' in scope ? `{${scope.industryIds.join()}}` : '',
  'hazardguard.scope_district': scope.kind === 'district' ? toAreaKey(scope.area) : '',
  'hazardguard.scope_state': scope.kind === 'state' ? toAreaKey(scope.area) : '',
  'hazardguard.scope_person': id,
  'hazardguard.team_reader': opened.length === 0 ? '' : id,
});

/** The owner, to whom no policy applies. */
const owner = 'reset role';

const selectRoleStatement = (client: pg.PoolClient, lock: RowLock): string => {
  const viewer = lock.on ? findViewer() : null;
  if (viewer === null) return owner;
  const settings = Object.entries(toScopeSettings(viewer)).map(
    ([name, value]) => `set_config('${name}', ${client.escapeLiteral(value)}, false)`,
  );
  return `set role ${personRole}; select ${settings.join(', ')}`;
};

const statementText = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' ? query.text : '';
};

/**
 * Ensures, on this connection, that each statement runs as the role and with the scope of its caller: one short message where
 * that differs from the last. A statement waits for it and fails with it: none runs with the rights of another caller.
 */
export const applyViewer = (client: pg.PoolClient, lock: RowLock): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  // Null: unknown.
  let stamped: string | null = owner;
  let stampedInside = false;
  let stamping: { readonly text: string; readonly done: Promise<unknown> } | null = null;

  const stamp = (text: string): Promise<unknown> => {
    if (stamping?.text === text) return stamping.done;
    stamped = null;
    const done = (query(text) as Promise<unknown>).then(
      () => {
        stamped = text;
        stampedInside = true;
      },
      (error: unknown) => {
        stamped = null;
        throw error;
      },
    );
    const over = (): void => {
      if (stamping === now) stamping = null;
    };
    const now = { text, done: done.finally(over) };
    stamping = now;
    return now.done;
  };
  const noteEnd = (text: string): void => {
    if (/^\s*begin\b/i.test(text)) stampedInside = false;
    // A setting made inside a transaction may have been rolled back with it.
    else if (stampedInside && /^\s*(rollback|commit)\b/i.test(text)) stamped = null;
  };
  const stampedQuery = (...args: unknown[]): unknown => {
    const text = statementText(args[0]);
    const wanted = selectRoleStatement(client, lock);
    if (wanted === stamped || /^\s*(rollback|commit)\b/i.test(text)) {
      const answer = query(...args);
      noteEnd(text);
      return answer;
    }
    const done = stamp(wanted);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      done.then(
        () => query(...args),
        (error: unknown) => (callback as (error: unknown) => void)(error),
      );
      return undefined;
    }
    // A stream of rows (COPY) is a different kind of query: it is submitted immediately, after the message that sets the scope.
    if (typeof args[0] === 'object' && args[0] !== null && 'submit' in args[0]) {
      done.catch(() => undefined);
      return query(...args);
    }
    noteEnd(text);
    return done.then(() => query(...args));
  };
  Object.assign(client, { query: stampedQuery });
};
