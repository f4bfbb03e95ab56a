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
  /** Of its sensor: null is real. */
  readonly drill_id: DrillScope;
  readonly alarm_group: string;
  readonly received_at: Date;
  readonly cas: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** After so long without a new alarm, and with every sensor of the group clear, the next alarm is another event. */
const overAfterMs = 60 * 60_000;
const takenAtOnce = 1_000;

const listWaitingAlarms = async (transaction: Transaction<Schema>, industryId: number): Promise<readonly WaitingAlarm[]> => {
  const { rows } = await sql<WaitingAlarm>`
    select alarm.id, alarm.sensor_id, alarm.alarm_group, alarm.kind, alarm.at, alarm.value, alarm.received_at, clock_ahead_s, drill_id,
      code, name, unit, cas, latitude, longitude, alarm_high as high, alarm_low as low
    from sensor_alarm alarm join sensor on sensor.id = alarm.sensor_id
    where alarm.industry_id = ${industryId} and handled_at is null order by drill_id nulls first, alarm.id limit ${takenAtOnce}`.execute(
    transaction,
  );
  return rows;
};

/** What is real first. */
const listGroups = (waiting: readonly WaitingAlarm[]): readonly Group[] => {
  const groups = waiting.map(({ alarm_group: group, drill_id: world }): Group => ({ group, world }));
  const each = new Map(groups.map((one) => [`${one.world ?? ''} ${one.group}`, one]));
  return [...each.values()].toSorted((a, b) => Number(a.world !== null) - Number(b.world !== null));
};

/** Whether sensors of the group beside those that have just raised an alarm are still in theirs. */
const hasOthersRaised = async (
  transaction: Transaction<Schema>,
  industryId: number,
  { group, world }: Group,
  raisedNow: readonly number[],
): Promise<boolean> => {
  const { rows } = await sql<{ raised: boolean }>`
    select exists (
      select from sensor_alarm_state held join sensor on sensor.id = held.sensor_id
      where sensor.industry_id = ${industryId} and sensor.drill_id is not distinct from ${world}::integer
        and held.raised and held.sensor_id <> all(${[...raisedNow]}::integer[])
        and case when measure = 'concentration' then cas when measure = 'contact' then 'contacts' else 'weather' end = ${group}
    ) as raised`.execute(transaction);
  return rows[0]?.raised ?? false;
};

const formatTitle = ({ cas, ...alarm }: WaitingAlarm): string => {
  const what = cas === null ? 'Alarm' : (findChemical(cas)?.name ?? cas);
  return `${what}: ${formatAlarm(alarm)}`;
};

const openNew = (
  transaction: Transaction<Schema>,
  industry: Awaited<ReturnType<typeof findIndustry>>,
  group: Group,
  raised: readonly WaitingAlarm[],
): Promise<Pick<OpenDetection, 'id' | 'incident_id'>> => {
  const [first] = raised;
  if (first === undefined) throw new Error(`no alarm opens the group ${group.group}`);
  const opening = {
    industry,
    latitude: first.latitude,
    longitude: first.longitude,
    hazard: first.cas === null ? null : ('toxic-leak' as const),
    title: formatTitle(first),
    alarms: raised.length,
    lastAlarmAt: new Date(Math.max(...raised.map(({ received_at }) => received_at.getTime()))),
    heardAt: first.received_at,
  };
  return startDetection(transaction, group, opening, sensorNetworkAccount);
};

/**
 * Takes up the alarms of a site that wait: the first of a group opens a detection with its incident, all others stand in that
 * incident's log, however many they are. One server at a time for a site; all of it happens, or none.
 */
export const groupAlarms = async (database: Database, industryId: number, now: Date): Promise<void> => {
  const industry = await findIndustry(database, industryId);
  await database.kysely.transaction().execute(async (transaction) => {
    await lockDetections(transaction, industryId);
    const waiting = await listWaitingAlarms(transaction, industryId);
    for (const group of listGroups(waiting)) {
      const alarms = waiting.filter(({ alarm_group, drill_id }) => alarm_group === group.group && drill_id === group.world);
      const raised = alarms.filter(({ kind }) => kind === 'raised');
      const found = await findOpenDetection(transaction, industryId, group);
      const raisedNow = raised.map(({ sensor_id }) => sensor_id);
      const over =
        found !== undefined &&
        raised.length > 0 &&
        (isEnded(found) || (isQuiet(found, now, overAfterMs) && !(await hasOthersRaised(transaction, industryId, group, raisedNow))));
      if (over) await closeDetection(transaction, found, now);
      let detection: Pick<OpenDetection, 'id' | 'incident_id'> | undefined = over ? undefined : found;
      let reported = alarms;
      if (detection === undefined && raised.length > 0) {
        detection = await openNew(transaction, industry, group, raised);
        reported = alarms.filter(({ id }) => id !== raised[0]?.id);
      } else if (detection !== undefined && raised.length > 0) {
        await joinDetection(transaction, detection.id, raised.length, now);
      }
      // Sensors that clear after their incident was deleted tell nobody.
      const deleted = detection === found && found?.state === null;
      if (detection !== undefined && reported.length > 0 && !deleted) {
        await appendDetailed(
          transaction,
          detection.incident_id,
          { kind: 'sensor-alarms', detail: listReportedAlarms(reported) },
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
