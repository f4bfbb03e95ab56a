import { type Account, type IncidentInput, replayIncident } from '@hazardguard/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { outsideScope, runUnscoped, siteInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { DrillScope } from '../../register/exercise-marks/drill-scope.ts';
import { refuseWrongDrill } from '../../register/exercise-marks/running-drill.ts';
import { findIndustryNamed } from '../../register/industries/store.ts';
import { findNameInGroup } from '../../register/stakeholders/store.ts';
import { readWholeLog } from './log.ts';
import {
  editedMeanwhile,
  givenIdTaken,
  type IncidentRow,
  noSuchIncident,
  notInTeam,
  refuseHalfPosition,
  refuseOpenSteps,
  reopensWithoutReason,
  toColumns,
} from './rules.ts';
import { findIncident } from './store.ts';

/** Closes the incidents of a finished drill, with the reason in their logs. */
export const closeExercise = async (transaction: Transaction<Schema>, drillId: number, account: Account, why: string): Promise<void> => {
  await setLogContext(transaction, account, why);
  await transaction
    .updateTable('incident')
    .set({ state: 'Closed', version: sql`version + 1`, changed_at: sql`now()`, changed_by: account.name, changed_by_id: account.id })
    .where('drill_id', '=', drillId)
    .where('state', '<>', 'Closed')
    .execute();
};

type Columns = ReturnType<typeof toColumns>;

/** Sets the person and the reason that the triggers of `incident` write into its log. */
export const setLogContext = async (transaction: Transaction<Schema>, account: Account, why: string | null): Promise<void> => {
  await sql`select set_config('incident.by', ${account.name}, true), set_config('incident.by_id', ${account.id}, true),
    set_config('incident.why', ${why ?? ''}, true)`.execute(transaction);
};

/** Takes the position of the named industry if none is given. */
const fillPosition = async (database: Database, given: IncidentInput): Promise<IncidentInput> => {
  const name = given.industryName?.trim();
  if (!name || given.latitude !== undefined || given.longitude !== undefined) return given;
  const industry = await findIndustryNamed(database, name).catch((error: Error) => {
    // Incidents also happen at places that are not in the register.
    if ('code' in error && error.code === 'not-found') return null;
    throw error;
  });
  return industry === null ? given : { ...given, latitude: industry.latitude, longitude: industry.longitude };
};

/** Refuses a site outside the person's scope. A name that is not in the register is allowed. */
const refuseSiteOutOfScope = async ({ kysely }: Database, name: string | null | undefined): Promise<void> => {
  if (!name?.trim()) return;
  const foreign = sql`select from industry where id = industry_id_named(${name}) and not coalesce(${siteInScope()}, false)`;
  const { rows } = await runUnscoped(() => foreign.execute(kysely));
  if (rows.length > 0) throw outsideScope();
};

/** A newly named person must be in the team; a person named before may stay after leaving it. */
const refuseNonMembers = async (database: Database, columns: Columns, before: Columns): Promise<void> => {
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

const breaks = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

/** Inserts an incident with its first log entry, in the caller's transaction. */
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

/** Another client may take the number between the search for a free one and the insert. */
const maxAttempts = 5;

/** With a drill id the incident belongs to the exercise and must be at the site of that drill; otherwise it is real. */
export const addIncident = async (
  database: Database,
  input: IncidentInput,
  account: Account,
  drillId: DrillScope = null,
  /** The id that the device of the report has given. */
  givenId: string | null = null,
): Promise<IncidentRow> => {
  const columns = { ...toColumns(await fillPosition(database, input)), drill_id: drillId, given_id: givenId };
  if (drillId !== null) await refuseWrongDrill(database, drillId, await findIndustryId(database, input.industryName));
  refuseHalfPosition(columns);
  await refuseNonMembers(database, columns, {});
  const add = () => database.kysely.transaction().execute((transaction) => insertIncident(transaction, columns, account));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await add();
    } catch (error) {
      if (givenId !== null && breaks(error, 'incident_by_given_id')) throw givenIdTaken(givenId);
      if (!breaks(error, 'incident_pkey') || attempt === maxAttempts) throw error;
    }
  }
};

const isOver = (state: unknown): boolean => state === 'Resolved' || state === 'Closed';

interface Change {
  readonly id: string;
  readonly input: IncidentInput;
  readonly version: number | undefined;
  readonly why: string | null;
}

/** Writes only the fields that differ; without a difference neither version nor log changes. */
export const changeIncident = async (database: Database, change: Change, account: Account): Promise<IncidentRow> => {
  const { id, version, why } = change;
  const given = toColumns(await fillPosition(database, change.input));
  await refuseSiteOutOfScope(database, given.industry_name);
  return database.kysely.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom('incident').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (before === undefined) throw noSuchIncident(id);
    if (version !== undefined && before.version !== version) throw editedMeanwhile();
    refuseHalfPosition({ ...before, ...given });
    await refuseNonMembers(database, given, before);
    const current: Readonly<Record<string, unknown>> = before;
    const different = Object.fromEntries(Object.entries(given).filter(([column, value]) => current[column] !== value));
    if (different.state === 'Closed' && why === null) {
      refuseOpenSteps(replayIncident(await readWholeLog({ kysely: transaction }, before.internal_id)).situation);
    }
    if (why === null && isOver(before.state) && different.state !== undefined && !isOver(different.state)) throw reopensWithoutReason();
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
