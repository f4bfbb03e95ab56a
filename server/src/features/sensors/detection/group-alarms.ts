import { findChemical } from '@hazardguard/chemicals';
import { textLimits } from '@hazardguard/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { World } from '../../exercise/world.ts';
import { appendObservation } from '../../incidents/log.ts';
import { insertIncident } from '../../incidents/write-incident.ts';
import { findIndustry } from '../../industries/store.ts';
import { sensorNetwork } from './account.ts';
import { alarmSentence, alarmSentences, type ToldAlarm } from './alarm-words.ts';

interface WaitingAlarm extends ToldAlarm {
  readonly id: number;
  readonly sensor_id: number;
  /** Of its sensor: null is real. */
  readonly drill_id: World;
  readonly alarm_group: string;
  readonly received_at: Date;
  readonly cas: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** After so long without a new alarm, and with every sensor of the group clear, the next alarm is another event. */
const overAfterMs = 60 * 60_000;
const takenAtOnce = 1_000;

const waitingAlarms = async (transaction: Transaction<Schema>, industryId: number): Promise<readonly WaitingAlarm[]> => {
  const { rows } = await sql<WaitingAlarm>`
    select alarm.id, alarm.sensor_id, alarm.alarm_group, alarm.kind, alarm.at, alarm.value, alarm.received_at, drill_id,
      code, name, unit, cas, latitude, longitude, alarm_high as high, alarm_low as low
    from sensor_alarm alarm join sensor on sensor.id = alarm.sensor_id
    where alarm.industry_id = ${industryId} and handled_at is null order by drill_id nulls first, alarm.id limit ${takenAtOnce}`.execute(
    transaction,
  );
  return rows;
};

/** Alarms that are one detection: of one gas, and of one world. */
interface Group {
  readonly group: string;
  readonly world: World;
}

/** What is real first. */
const groupsOf = (waiting: readonly WaitingAlarm[]): readonly Group[] => {
  const groups = waiting.map(({ alarm_group: group, drill_id: world }): Group => ({ group, world }));
  const each = new Map(groups.map((one) => [`${one.world ?? ''} ${one.group}`, one]));
  return [...each.values()].toSorted((a, b) => Number(a.world !== null) - Number(b.world !== null));
};

interface OpenDetection {
  readonly id: number;
  readonly incident_id: string;
  readonly last_alarm_at: Date;
  /** Null: the incident was deleted. */
  readonly state: string | null;
  readonly others_raised: boolean;
}

/** The group's open detection, and whether sensors beside those that have just raised an alarm are still in theirs. */
const openDetection = async (
  transaction: Transaction<Schema>,
  industryId: number,
  { group, world }: Group,
  raisedNow: readonly number[],
): Promise<OpenDetection | undefined> => {
  const { rows } = await sql<OpenDetection>`
    select detection.id, detection.incident_id, last_alarm_at, incident.state, exists (
      select from sensor_alarm_state held join sensor on sensor.id = held.sensor_id
      where sensor.industry_id = ${industryId} and sensor.drill_id is not distinct from ${world}::integer
        and held.raised and held.sensor_id <> all(${[...raisedNow]}::integer[])
        and case when measure = 'concentration' then cas when measure = 'contact' then 'contacts' else 'weather' end = ${group}
    ) as others_raised
    from detection left join incident on incident.internal_id = detection.incident
    where detection.industry_id = ${industryId} and alarm_group = ${group} and detection.drill_id is not distinct from ${world}::integer
      and closed_at is null`.execute(transaction);
  return rows[0];
};

const isOver = ({ state, last_alarm_at, others_raised }: OpenDetection, now: Date): boolean =>
  state === null || state === 'Resolved' || state === 'Closed' || (!others_raised && now.getTime() - last_alarm_at.getTime() > overAfterMs);

const titleOf = ({ cas, ...alarm }: WaitingAlarm): string => {
  const what = cas === null ? 'Alarm' : (findChemical(cas)?.name ?? cas);
  return `${what}: ${alarmSentence(alarm)}`.slice(0, textLimits.note);
};

const openNew = async (
  transaction: Transaction<Schema>,
  industry: Awaited<ReturnType<typeof findIndustry>>,
  { group, world }: Group,
  raised: readonly WaitingAlarm[],
): Promise<{ readonly id: number; readonly incident_id: string }> => {
  const [first] = raised;
  if (first === undefined) throw new Error(`no alarm opens the group ${group}`);
  const incident = await insertIncident(
    transaction,
    {
      origin: 'detected',
      sample: industry.sample,
      drill_id: world,
      industry_name: industry.industry_name,
      latitude: first.latitude,
      longitude: first.longitude,
      urgency: 'High',
      hazard: first.cas === null ? null : 'toxic-leak',
      short_description: titleOf(first),
    },
    sensorNetwork,
  );
  return transaction
    .insertInto('detection')
    .values({
      industry_id: industry.id,
      industry_name: industry.industry_name,
      drill_id: world,
      alarm_group: group,
      incident: incident.internal_id,
      incident_id: incident.id,
      alarms: raised.length,
      last_alarm_at: new Date(Math.max(...raised.map(({ received_at }) => received_at.getTime()))),
      heard_at: first.received_at,
    })
    .returning(['id', 'incident_id'])
    .executeTakeFirstOrThrow();
};

/**
 * Takes up the alarms of a site that wait: the first of a group opens a detection with its incident, all others stand in that
 * incident's log, however many they are. One server at a time for a site; all of it happens, or none.
 */
export const groupAlarms = async (database: Database, industryId: number, now: Date): Promise<void> => {
  const industry = await findIndustry(database, industryId);
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('sensor-alarms'), ${industryId}::integer)`.execute(transaction);
    const waiting = await waitingAlarms(transaction, industryId);
    for (const group of groupsOf(waiting)) {
      const alarms = waiting.filter(({ alarm_group, drill_id }) => alarm_group === group.group && drill_id === group.world);
      const raised = alarms.filter(({ kind }) => kind === 'raised');
      const found = await openDetection(
        transaction,
        industryId,
        group,
        raised.map(({ sensor_id }) => sensor_id),
      );
      const over = found !== undefined && raised.length > 0 && isOver(found, now);
      if (over) await transaction.updateTable('detection').set({ closed_at: now }).where('id', '=', found.id).execute();
      let detection: { readonly id: number; readonly incident_id: string } | undefined = over ? undefined : found;
      let told = alarms;
      if (detection === undefined && raised.length > 0) {
        detection = await openNew(transaction, industry, group, raised);
        told = alarms.filter(({ id }) => id !== raised[0]?.id);
      } else if (detection !== undefined && raised.length > 0) {
        await transaction
          .updateTable('detection')
          .set({ alarms: sql`alarms + ${raised.length}`, last_alarm_at: now })
          .where('id', '=', detection.id)
          .execute();
      }
      // Sensors that clear after their incident was deleted tell nobody.
      const deleted = detection === found && found?.state === null;
      if (detection !== undefined && told.length > 0 && !deleted) {
        await appendObservation(transaction, detection.incident_id, alarmSentences(told), sensorNetwork);
      }
      await transaction
        .updateTable('sensor_alarm')
        .set({ handled_at: now, detection_id: detection?.id ?? null })
        .where(
          'id',
          'in',
          alarms.map(({ id }) => id),
        )
        .execute();
    }
  });
};
