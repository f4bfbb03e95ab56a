import type { Account, IncidentInput } from '@hazardguard/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { outsideScope, runUnscoped, siteInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { DrillScope } from '../../register/exercise-marks/drill-scope.ts';
import { refuseWrongDrill } from '../../register/exercise-marks/running-drill.ts';
import { findIndustryNamed } from '../../register/industries/store.ts';
import { findNameInGroup } from '../../register/stakeholders/store.ts';
import { editedMeanwhile, type IncidentRow, noSuchIncident, notInTeam, refuseHalfPosition, toColumns } from './rules.ts';
import { findIncident } from './store.ts';

type Columns = ReturnType<typeof toColumns>;

/** What the triggers of `incident` write into its log beside the change. */
export const setLogContext = async (transaction: Transaction<Schema>, account: Account, why: string | null): Promise<void> => {
  await sql`select set_config('incident.by', ${account.name}, true), set_config('incident.by_id', ${account.id}, true),
    set_config('incident.why', ${why ?? ''}, true)`.execute(transaction);
};

/** The place of the industry, where none was given with its name. */
const fillPosition = async (database: Database, given: IncidentInput): Promise<IncidentInput> => {
  const name = given.industryName?.trim();
  if (!name || given.latitude !== undefined || given.longitude !== undefined) return given;
  const industry = await findIndustryNamed(database, name).catch((error: Error) => {
    // Something can happen at a place that is in no register.
    if ('code' in error && error.code === 'not-found') return null;
    throw error;
  });
  return industry === null ? given : { ...given, latitude: industry.latitude, longitude: industry.longitude };
};

/** Nobody writes about a site outside the own scope; a name that is in no register is nobody's. */
const refuseSiteOutOfScope = async ({ kysely }: Database, name: string | null | undefined): Promise<void> => {
  if (!name?.trim()) return;
  const foreign = sql`select from industry where id = industry_id_named(${name}) and not coalesce(${siteInScope()}, false)`;
  const { rows } = await runUnscoped(() => foreign.execute(kysely));
  if (rows.length > 0) throw outsideScope();
};

/** Whoever is newly named must be in the team; who was named before and has left may stay. */
const refuseOutsiders = async (database: Database, columns: Columns, before: Columns): Promise<void> => {
  for (const field of ['assign', 'submitter'] as const) {
    const id = columns[field] ?? null;
    if (id === null || id === before[field]) continue;
    if ((await findNameInGroup(database, 'incident_management_team', id)) === undefined) throw notInTeam(field, id);
  }
};

const findIndustryId = async ({ kysely }: Database, name: string | null | undefined): Promise<number | null> => {
  const { rows } = await sql<{ id: number | null }>`select industry_id_named(${name ?? ''}) as id`.execute(kysely);
  return rows[0]?.id ?? null;
};

const isNumberTaken = (error: unknown): boolean => error instanceof Error && 'constraint' in error && error.constraint === 'incident_pkey';

/** The row with its first entry of the log, in a transaction of the caller's. */
export const insertIncident = async (transaction: Transaction<Schema>, columns: Columns, account: Account): Promise<IncidentRow> => {
  await setLogContext(transaction, account, null);
  const { id } = await transaction
    .insertInto('incident')
    .values({
      ...columns,
      created_by: account.name,
      created_by_id: account.id,
      changed_by: account.name,
      changed_by_id: account.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return findIncident({ kysely: transaction }, id);
};

/** Another client may write a number of its own between the search for a free one and the row. */
const attempts = 5;

/** A report of an exercise is about the site where that drill runs; any other is real. */
export const addIncident = async (
  database: Database,
  input: IncidentInput,
  account: Account,
  drillId: DrillScope = null,
): Promise<IncidentRow> => {
  const columns = { ...toColumns(await fillPosition(database, input)), drill_id: drillId };
  if (drillId !== null) await refuseWrongDrill(database, drillId, await findIndustryId(database, input.industryName));
  refuseHalfPosition(columns);
  await refuseOutsiders(database, columns, {});
  const add = () => database.kysely.transaction().execute((transaction) => insertIncident(transaction, columns, account));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await add();
    } catch (error) {
      if (!isNumberTaken(error) || attempt === attempts) throw error;
    }
  }
};

interface Change {
  readonly id: string;
  readonly input: IncidentInput;
  readonly version: number | undefined;
  readonly why: string | null;
}

/** Only what differs is written; where nothing does, neither version nor log move. */
export const changeIncident = async (database: Database, change: Change, account: Account): Promise<IncidentRow> => {
  const { id, version, why } = change;
  const given = toColumns(await fillPosition(database, change.input));
  await refuseSiteOutOfScope(database, given.industry_name);
  return database.kysely.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom('incident').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (before === undefined) throw noSuchIncident(id);
    if (version !== undefined && before.version !== version) throw editedMeanwhile();
    refuseHalfPosition({ ...before, ...given });
    await refuseOutsiders(database, given, before);
    const kept: Readonly<Record<string, unknown>> = before;
    const different = Object.fromEntries(Object.entries(given).filter(([column, value]) => kept[column] !== value));
    if (Object.keys(different).length > 0) {
      await setLogContext(transaction, account, why);
      await transaction
        .updateTable('incident')
        .set({
          ...different,
          version: sql`version + 1`,
          changed_at: sql`now()`,
          changed_by: account.name,
          changed_by_id: account.id,
        })
        .where('id', '=', id)
        .execute();
    }
    return findIncident({ kysely: transaction }, id);
  });
};

export const removeIncident = ({ kysely }: Database, id: string, account: Account): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    await setLogContext(transaction, account, null);
    const { numDeletedRows } = await transaction.deleteFrom('incident').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw noSuchIncident(id);
  });
