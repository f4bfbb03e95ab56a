import { findChemical } from '@hazardguard/chemicals';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/tables/schema.ts';
import type { DrillScope } from '../../../register/exercise-marks/drill-scope.ts';
import { findIndustry } from '../../../register/industries/store.ts';
import { appendDetailed } from '../../incidents/log.ts';
import { formatAlarm, listReportedAlarms, type ReportedAlarm } from './alarm-text.ts';
import {
  closeDetection,
  findOpenDetection,
  type Group,
  isEnded,
  isQuiet,
  joinDetection,
  lockDetections,
  type OpenDetection,
  startDetection,
} from './open-detection.ts';
import { sensorNetworkAccount } from './sensor-network-account.ts';

interface WaitingAlarm extends ReportedAlarm {
  readonly id: number;
  readonly sensor_id: number;
  /** Drill of its sensor; null: real. */
  readonly drill_id: DrillScope;
  readonly alarm_group: string;
  readonly received_at: Date;
  readonly cas: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** After this long without a new alarm, and with all sensors of the group clear, the next alarm is a new event. */
const newEventAfterMs = 60 * 60_000;
const maxPerRound = 1_000;

const listWaitingAlarms = async (transaction: Transaction<Schema>, industryId: number): Promise<readonly WaitingAlarm[]> => {
  const { rows } = await sql<WaitingAlarm>`
    select alarm.id, alarm.sensor_id, alarm.alarm_group, alarm.kind, alarm.at, alarm.value, alarm.received_at, clock_ahead_s, drill_id,
      code, name, unit, cas, latitude, longitude, alarm_high as high, alarm_low as low
    from sensor_alarm alarm join sensor on sensor.id = alarm.sensor_id
    where alarm.industry_id = ${industryId} and handled_at is null order by drill_id nulls first, alarm.id limit ${maxPerRound}`.execute(
    transaction,
  );
  return rows;
};

/** Real groups first. */
const listGroups = (waiting: readonly WaitingAlarm[]): readonly Group[] => {
  const groups = waiting.map(({ alarm_group: group, drill_id: drillScope }): Group => ({ group, drillScope }));
  const each = new Map(groups.map((one) => [`${one.drillScope ?? ''} ${one.group}`, one]));
  return [...each.values()].toSorted((a, b) => Number(a.drillScope !== null) - Number(b.drillScope !== null));
};

/** Whether other sensors of the group still have a raised alarm. */
const hasOthersRaised = async (
  transaction: Transaction<Schema>,
  industryId: number,
  { group, drillScope }: Group,
  raisedNow: readonly number[],
): Promise<boolean> => {
  const { rows } = await sql<{ raised: boolean }>`
    select exists (
      select from sensor_alarm_state state join sensor on sensor.id = state.sensor_id
      where sensor.industry_id = ${industryId} and sensor.drill_id is not distinct from ${drillScope}::integer
        and state.raised and state.sensor_id <> all(${[...raisedNow]}::integer[])
        and case when measure = 'concentration' then cas when measure = 'contact' then 'contacts' else 'weather' end = ${group}
    ) as raised`.execute(transaction);
  return rows[0]?.raised ?? false;
};

const formatTitle = ({ cas, ...alarm }: WaitingAlarm): string => {
  const subject = cas === null ? 'Alarm' : (findChemical(cas)?.name ?? cas);
  return `${subject}: ${formatAlarm(alarm)}`;
};

const openDetection = (
  transaction: Transaction<Schema>,
  industry: Awaited<ReturnType<typeof findIndustry>>,
  group: Group,
  raised: readonly WaitingAlarm[],
): Promise<Pick<OpenDetection, 'id' | 'incident_id'>> => {
  const [first] = raised;
  if (first === undefined) throw new Error(`No alarm opens the group ${group.group}`);
  const opening = {
    industry,
    latitude: first.latitude,
    longitude: first.longitude,
    hazard: first.cas === null ? null : ('toxic-leak' as const),
    title: formatTitle(first),
    alarms: raised.length,
    lastAlarmAt: new Date(Math.max(...raised.map(({ received_at }) => received_at.getTime()))),
    firstReceivedAt: first.received_at,
  };
  return startDetection(transaction, group, opening, sensorNetworkAccount);
};

/**
 * Groups the waiting alarms of a site: the first alarm of a group opens a detection with its incident, all others go into the log of
 * that incident. One transaction, and one server at a time for a site.
 */
export const groupAlarms = async (database: Database, industryId: number, now: Date): Promise<void> => {
  const industry = await findIndustry(database, industryId);
  await database.kysely.transaction().execute(async (transaction) => {
    await lockDetections(transaction, industryId);
    const waiting = await listWaitingAlarms(transaction, industryId);
    for (const group of listGroups(waiting)) {
      const alarms = waiting.filter(({ alarm_group, drill_id }) => alarm_group === group.group && drill_id === group.drillScope);
      const raised = alarms.filter(({ kind }) => kind === 'raised');
      const found = await findOpenDetection(transaction, industryId, group);
      const raisedNow = raised.map(({ sensor_id }) => sensor_id);
      const isOver =
        found !== undefined &&
        raised.length > 0 &&
        (isEnded(found) || (isQuiet(found, now, newEventAfterMs) && !(await hasOthersRaised(transaction, industryId, group, raisedNow))));
      if (isOver) await closeDetection(transaction, found, now);
      let detection: Pick<OpenDetection, 'id' | 'incident_id'> | undefined = isOver ? undefined : found;
      let reported = alarms;
      if (detection === undefined && raised.length > 0) {
        detection = await openDetection(transaction, industry, group, raised);
        reported = alarms.filter(({ id }) => id !== raised[0]?.id);
      } else if (detection !== undefined && raised.length > 0) {
        await joinDetection(transaction, detection.id, raised.length, now);
      }
      // No log entry if the incident was deleted.
      const deleted = detection === found && found?.state === null;
      if (detection !== undefined && reported.length > 0 && !deleted) {
        await appendDetailed(
          transaction,
          detection.incident_id,
          { kind: 'sensor-alarms', detail: listReportedAlarms(reported), why: null },
          sensorNetworkAccount,
        );
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
