import type { AlertNews, AreaPopulation } from '@hazardguard/contract';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { madeInScope, releasedOrInScope, runUnscoped } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { StoredBytes, StoredRow } from '../../platform/files/file-store.ts';

/** The database or a transaction. */
export type Kysely = Pick<Database, 'kysely'>;
type NewVersion = Insertable<Schema['alert_version']>;

const uniqueViolation = '23505';

const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === uniqueViolation;

/** An alert with its latest version, its public message, and its incident. */
const selectAlerts = ({ kysely }: Kysely) =>
  kysely
    .selectFrom('alert')
    .innerJoin('alert_version as now', (join) =>
      join
        .onRef('now.alert_id', '=', 'alert.id')
        .on('now.version', '=', sql<number>`(select max(version) from alert_version newest where newest.alert_id = alert.id)`),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('alert_version as message')
          .select([
            'message.version',
            'message.state',
            'message.kind',
            'message.saved_at',
            'message.saved_by',
            'message.expires_at',
            'message.override_reason',
            sql<AreaPopulation | null>`case when message.area is null then alert.population else message.population end`.as('population'),
          ])
          .whereRef('message.alert_id', '=', 'alert.id')
          .where('message.state', 'in', ['released', 'cancelled'])
          .orderBy('message.version', 'desc')
          .limit(1)
          .as('live'),
      (join) => join.onTrue(),
    )
    .leftJoin('cap_message', (join) =>
      join.onRef('cap_message.alert_id', '=', 'alert.id').onRef('cap_message.version', '=', 'live.version'),
    )
    .leftJoin('incident', 'incident.id', 'alert.incident_id')
    .leftJoin('alert_image', 'alert_image.alert_id', 'alert.id')
    .leftJoin('alert_check', 'alert_check.alert_id', 'alert.id')
    .where(releasedOrInScope())
    .select([
      'alert.id',
      'alert.industry_id',
      'alert.industry_name',
      'alert.sample',
      'alert.drill_id',
      'alert.incident_id',
      'alert.created_at',
      'alert.created_by',
      'alert.created_by_id',
      'now.version',
      'now.state',
      'now.kind',
      'now.status',
      'now.incident_severity',
      'now.incident_description',
      'now.source',
      'now.hazard_text',
      'now.place_text',
      'now.action_text',
      'now.time_text',
      'now.sms_text',
      'now.cancel_because',
      'now.translations',
      'now.hazard',
      'now.action',
      'now.drawn',
      'now.area_choice',
      'now.area_reason',
      'now.area_percent',
      'now.area_answer',
      'now.villages_off',
      'now.by_place',
      'now.variants',
      'now.early_clear',
      'now.authors',
      'now.reason',
      'now.expires_at',
      'now.saved_at',
      'now.saved_by',
      'now.saved_by_id',
      'live.version as live_version',
      sql<'released' | 'cancelled' | null>`live.state`.as('live_state'),
      'live.kind as live_kind',
      'live.saved_at as live_at',
      'live.saved_by as live_by',
      'live.expires_at as live_expires_at',
      'live.override_reason as live_override',
      'live.population as live_population',
      sql<AlertNews | null>`alert_check.news`.as('news'),
      sql<Date | null>`(select min(saved_at) from alert_version first where first.alert_id = alert.id and first.state = 'released')`.as(
        'first_released_at',
      ),
      'cap_message.identifier',
      'incident.created_at as incident_at',
      'incident.origin as incident_origin',
      sql<boolean>`alert_image.alert_id is not null`.as('has_image'),
      sql<string | null>`coalesce(now.run_id, alert.run_id)`.as('run_id'),
      sql<object>`coalesce(now.area, alert.area)`.as('area'),
      sql<string[]>`coalesce(now.caveats, alert.caveats)`.as('caveats'),
      sql<number>`coalesce(now.people_inside, alert.people_inside)`.as('people_inside'),
      // A version with its own area has its own count.
      sql<AreaPopulation | null>`case when now.area is null then alert.population else now.population end`.as('population'),
    ]);

export type AlertRow = Awaited<ReturnType<ReturnType<typeof selectAlerts>['executeTakeFirstOrThrow']>>;

export const findAlert = (database: Kysely, id: string): Promise<AlertRow | undefined> =>
  selectAlerts(database).where('alert.id', '=', id).executeTakeFirst();

export const listNewestAlerts = (database: Kysely, limit: number): Promise<readonly AlertRow[]> =>
  selectAlerts(database).orderBy('alert.created_at', 'desc').orderBy('alert.id').limit(limit).execute();

/** The alerts of one's own scope that can be approved now, newest first, as many as the list shows at most. */
export const listWaitingAlerts = (database: Kysely): Promise<readonly AlertRow[]> =>
  selectAlerts(database)
    .where('now.state', '=', 'waiting')
    .where('now.expires_at', '>', sql<Date>`now()`)
    .where(madeInScope('alert'))
    .orderBy('alert.created_at', 'desc')
    .limit(100)
    .execute();

/** The alerts of an incident and those with the given ids, newest first. */
export const listIncidentAlerts = (database: Kysely, incidentId: string, ids: readonly string[]): Promise<readonly AlertRow[]> =>
  selectAlerts(database)
    .where((where) => where.or([where('alert.incident_id', '=', incidentId), ...(ids.length > 0 ? [where('alert.id', 'in', ids)] : [])]))
    .orderBy('alert.created_at', 'desc')
    .orderBy('alert.id')
    .execute();

/** When the first of these alerts was first released; null: none was. */
export const findFirstRelease = async ({ kysely }: Kysely, ids: readonly string[]): Promise<Date | null> => {
  if (ids.length === 0) return null;
  const query = kysely.selectFrom('alert_version').select(({ fn }) => fn.min('saved_at').as('first'));
  return (await query.where('alert_id', 'in', ids).where('state', '=', 'released').executeTakeFirst())?.first ?? null;
};

/** Every saved version, newest first. */
export const listVersions = ({ kysely }: Kysely, id: string) =>
  kysely
    .selectFrom('alert_version')
    .leftJoin('cap_message', (join) =>
      join.onRef('cap_message.alert_id', '=', 'alert_version.alert_id').onRef('cap_message.version', '=', 'alert_version.version'),
    )
    .select([
      'alert_version.version',
      'state',
      'alert_version.kind',
      'saved_at',
      'saved_by',
      'reason',
      'override_reason',
      'identifier',
      'area_choice',
      'area_reason',
      'area_percent',
      'area_answer',
      'villages_off',
    ])
    .where('alert_version.alert_id', '=', id)
    .orderBy('alert_version.version', 'desc')
    .execute();

/** One version as it was saved. */
export const findVersion = ({ kysely }: Kysely, id: string, version: number) =>
  kysely.selectFrom('alert_version').selectAll().where('alert_id', '=', id).where('version', '=', version).executeTakeFirstOrThrow();

/** The identifiers that an alert or an incident already has. */
export const listTakenIncidentIds = async ({ kysely }: Kysely, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await runUnscoped(() => kysely.selectFrom('incident_number').select('id').where('id', 'in', ids).execute());
  return new Set(rows.map(({ id }) => id));
};

/** Inserts an alert with its first version and picture in one transaction; null if its incident identifier is taken. */
export const appendAlert = async (
  { kysely }: Database,
  alert: Insertable<Schema['alert']>,
  version: Omit<NewVersion, 'alert_id'>,
  picture?: StoredRow,
): Promise<string | null> => {
  try {
    return await kysely.transaction().execute(async (transaction) => {
      const { id } = await transaction.insertInto('alert').values(alert).returning('id').executeTakeFirstOrThrow();
      await transaction
        .insertInto('alert_version')
        .values({ ...version, alert_id: id })
        .execute();
      if (picture)
        await transaction
          .insertInto('alert_image')
          .values({ alert_id: id, picture: picture.body, picture_sha256: picture.sha256, picture_bytes: picture.bytes })
          .execute();
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
};

/** False if another user has saved this version first; the surrounding transaction has then failed. */
export const appendVersion = async ({ kysely }: Kysely, version: NewVersion): Promise<boolean> => {
  try {
    await kysely.insertInto('alert_version').values(version).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

export const findPicture = ({ kysely }: Kysely, id: string): Promise<StoredBytes | undefined> => {
  const query = kysely.selectFrom('alert_image').select(['picture as body', 'picture_sha256 as sha256', 'picture_bytes as bytes']);
  return query.where('alert_id', '=', id).executeTakeFirst();
};
