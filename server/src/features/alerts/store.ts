import { type Insertable, type Selectable, sql } from 'kysely';
import type { AlertTable, AlertVersionTable } from '../../db/alert-tables.ts';
import type { Database } from '../../db/database.ts';

/** An alert with what it says now. */
export type AlertRow = Selectable<AlertTable> & Omit<Selectable<AlertVersionTable>, 'alert_id'>;
type NewVersion = Insertable<AlertVersionTable>;

const uniqueViolation = '23505';

const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === uniqueViolation;

const alerts = ({ kysely }: Database) =>
  kysely
    .selectFrom('alert')
    .innerJoin('alert_version', (join) =>
      join
        .onRef('alert_version.alert_id', '=', 'alert.id')
        .on('alert_version.version', '=', sql<number>`(select max(version) from alert_version newest where newest.alert_id = alert.id)`),
    )
    .selectAll('alert')
    .select([
      'version',
      'state',
      'status',
      'incident_severity',
      'incident_description',
      'source',
      'hazard_text',
      'place_text',
      'action_text',
      'time_text',
      'expires_at',
      'saved_at',
      'saved_by',
      'saved_by_id',
    ]);

export const findAlert = (database: Database, id: string): Promise<AlertRow | undefined> =>
  alerts(database).where('alert.id', '=', id).executeTakeFirst();

export const newestAlerts = (database: Database, limit: number): Promise<readonly AlertRow[]> =>
  alerts(database).orderBy('alert.created_at', 'desc').orderBy('alert.id').limit(limit).execute();

/** The alerts that name the incident, and these others, newest first. */
export const alertsAbout = (database: Database, incidentId: string, ids: readonly string[]): Promise<readonly AlertRow[]> =>
  alerts(database)
    .where((where) => where.or([where('incident_id', '=', incidentId), ...(ids.length > 0 ? [where('alert.id', 'in', ids)] : [])]))
    .orderBy('alert.created_at', 'desc')
    .orderBy('alert.id')
    .execute();

/** Those of the identifiers that an alert or an incident has already. */
export const takenIncidentIds = async ({ kysely }: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await kysely.selectFrom('incident_number').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
};

/** The alert with its first version, together or not at all; null when its incident identifier is taken. */
export const appendAlert = async (
  { kysely }: Database,
  alert: Insertable<AlertTable>,
  version: Omit<NewVersion, 'alert_id'>,
): Promise<string | null> => {
  try {
    return await kysely.transaction().execute(async (transaction) => {
      const { id } = await transaction.insertInto('alert').values(alert).returning('id').executeTakeFirstOrThrow();
      await transaction
        .insertInto('alert_version')
        .values({ ...version, alert_id: id })
        .execute();
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
};

/** False when somebody else has saved this version meanwhile. */
export const appendVersion = async ({ kysely }: Database, version: NewVersion): Promise<boolean> => {
  try {
    await kysely.insertInto('alert_version').values(version).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};
