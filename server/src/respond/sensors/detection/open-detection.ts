import { type Account, type IncidentHazard, textLimits } from '@hazardguard/contract';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/tables/schema.ts';
import type { DrillScope } from '../../../register/exercise-marks/drill-scope.ts';
import type { findIndustry } from '../../../register/industries/store.ts';
import { beginForIncident } from '../../../warn/escalation/start-for-incident.ts';
import { insertIncident } from '../../incidents/write-incident.ts';

/** Identifies a detection: a gas, the contacts, the weather station or fires detected by satellite; real or of one drill. */
export interface Group {
  readonly group: string;
  readonly drillScope: DrillScope;
}

export interface OpenDetection {
  readonly id: number;
  readonly incident_id: string;
  readonly last_alarm_at: Date;
  /** Null: the incident was deleted. */
  readonly state: string | null;
}

/** Locks the detections of a site until the transaction ends. */
export const lockDetections = async (transaction: Transaction<Schema>, industryId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('sensor-alarms'), ${industryId}::integer)`.execute(transaction);
};

/** The group's open detection, with the state of its incident. */
export const findOpenDetection = async (
  transaction: Transaction<Schema>,
  industryId: number,
  { group, drillScope }: Group,
): Promise<OpenDetection | undefined> => {
  const { rows } = await sql<OpenDetection>`
    select detection.id, detection.incident_id, last_alarm_at, incident.state
    from detection left join incident on incident.internal_id = detection.incident
    where detection.industry_id = ${industryId} and alarm_group = ${group} and detection.drill_id is not distinct from ${drillScope}::integer
      and closed_at is null`.execute(transaction);
  return rows[0];
};

/** Its incident was closed or deleted, so the next alarm is a new event. */
export const isEnded = ({ state }: OpenDetection): boolean => state === null || state === 'Resolved' || state === 'Closed';

export const isQuiet = ({ last_alarm_at }: OpenDetection, now: Date, quietMs: number): boolean =>
  now.getTime() - last_alarm_at.getTime() > quietMs;

export const closeDetection = async (transaction: Transaction<Schema>, { id }: OpenDetection, now: Date): Promise<void> => {
  await transaction.updateTable('detection').set({ closed_at: now }).where('id', '=', id).execute();
};

/** Adds alarms to an open detection. */
export const joinDetection = async (transaction: Transaction<Schema>, id: number, more: number, now: Date): Promise<void> => {
  await transaction
    .updateTable('detection')
    .set({ alarms: sql`alarms + ${more}`, last_alarm_at: now })
    .where('id', '=', id)
    .execute();
};

interface Opening {
  readonly industry: Awaited<ReturnType<typeof findIndustry>>;
  readonly latitude: number;
  readonly longitude: number;
  readonly hazard: IncidentHazard | null;
  readonly title: string;
  /** Alarms, or fires, that open it. */
  readonly alarms: number;
  readonly lastAlarmAt: Date;
  readonly firstReceivedAt: Date;
}

/** Creates a detection with its Detected incident, and calls its responders. */
export const startDetection = async (
  transaction: Transaction<Schema>,
  { group, drillScope }: Group,
  { industry, latitude, longitude, hazard, title, alarms, lastAlarmAt, firstReceivedAt }: Opening,
  account: Account,
): Promise<Pick<OpenDetection, 'id' | 'incident_id'>> => {
  const incident = await insertIncident(
    transaction,
    {
      origin: 'detected',
      sample: industry.sample,
      drill_id: drillScope,
      industry_name: industry.industry_name,
      latitude,
      longitude,
      urgency: 'High',
      hazard,
      short_description: title.slice(0, textLimits.note),
    },
    account,
  );
  // The people of the site and of its incident team are called without waiting for a person. Without a chain nobody is.
  await beginForIncident(transaction, { alertId: null, incident: incident.internal_id }, account);
  return transaction
    .insertInto('detection')
    .values({
      industry_id: industry.id,
      industry_name: industry.industry_name,
      drill_id: drillScope,
      alarm_group: group,
      incident: incident.internal_id,
      incident_id: incident.id,
      alarms,
      last_alarm_at: lastAlarmAt,
      first_received_at: firstReceivedAt,
    })
    .returning(['id', 'incident_id'])
    .executeTakeFirstOrThrow();
};
