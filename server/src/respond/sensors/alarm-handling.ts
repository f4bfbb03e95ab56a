import { type Account, type AlarmStatistic, ApiError, nuisanceS, type ShelvingInput, shelvingMaxHours } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { acknowledgeInApp } from '../../warn/escalation/acknowledge.ts';
import { noSuchSensor, type SensorRow } from './rules.ts';

const noAlarm = (): ApiError => new ApiError('conflict', 'This sensor has no alarm to acknowledge');

/** Acknowledges the raised alarm of a sensor, once, and the call that runs for the incident of its newest detection. */
export const acknowledgeAlarm = async (database: Database, { id }: SensorRow, person: Account): Promise<void> => {
  const { kysely } = database;
  const state = await kysely.selectFrom('sensor_alarm_state').select('raised').where('sensor_id', '=', id).executeTakeFirst();
  if (state?.raised !== true) throw noAlarm();
  await kysely
    .updateTable('sensor_alarm_state')
    .set({ acknowledged_at: sql<Date>`now()`, acknowledged_by: person.name })
    .where('sensor_id', '=', id)
    .where('raised', '=', true)
    .where('acknowledged_at', 'is', null)
    .execute();
  const { rows } = await sql<{ readonly incident: number }>`
    select detection.incident from sensor_alarm alarm join detection on detection.id = detection_id
      join escalation on escalation.incident = detection.incident and escalation.state in ('running', 'unanswered')
    where alarm.sensor_id = ${id} and alarm.kind = 'raised' order by alarm.id desc limit 1`.execute(kysely);
  const [called] = rows;
  if (called !== undefined) await acknowledgeInApp(database, { alertId: null, incident: called.incident }, person);
};

const hourMs = 60 * 60_000;

/** Shelves the alarms of a sensor until a moment ahead. */
export const shelveSensor = async (
  { kysely }: Database,
  { id }: SensorRow,
  { reason, until }: ShelvingInput,
  person: Account,
  now: Date,
): Promise<void> => {
  const aheadMs = Date.parse(until) - now.getTime();
  if (aheadMs <= 0 || aheadMs > shelvingMaxHours * hourMs) {
    const message = `The end must be ahead, at most ${shelvingMaxHours} hours`;
    throw new ApiError('invalid-input', message, [{ field: 'until', message, value: until }]);
  }
  const { numUpdatedRows } = await kysely
    .updateTable('sensor')
    .set({ shelved_until: new Date(until), shelved_reason: reason, shelved_by: person.name })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSuchSensor();
};

/**
 * Ends the shelving of a sensor, or (null) of all whose time is over. Where the alarm is still raised it is raised again, with the newest
 * reading, so that a forgotten shelf cannot hide it.
 */
export const endShelving = async ({ kysely }: Database, id: number | null): Promise<void> => {
  const due = id === null ? sql`shelved_until <= now()` : sql`id = ${id} and shelved_until is not null`;
  await sql`
    with ended as (
      update sensor set shelved_until = null, shelved_reason = null, shelved_by = null where ${due} returning *
    )
    insert into sensor_alarm (sensor_id, industry_id, alarm_group, kind, at, value, received_at)
    select ended.id, industry_id, before.alarm_group, 'raised', newest.at, newest.value, now()
    from ended join sensor_alarm_state state on state.sensor_id = ended.id and state.raised
      cross join lateral (select alarm_group from sensor_alarm where sensor_id = ended.id order by id desc limit 1) as before
      cross join lateral (
        select at, value from sensor_reading where sensor_id = ended.id and not out_of_order order by at desc limit 1
      ) as newest
    where industry_id is not null and retired_at is null`.execute(kysely);
};

/** Alarms of the real sensors of a site over some days, by number. */
export const readAlarmStatistics = async ({ kysely }: Database, industryId: number, days: number): Promise<AlarmStatistic[]> => {
  const { rows } = await sql<Omit<AlarmStatistic, 'standingSince'> & { readonly standingSince: Date | null }>`
    with alarm as (
      select sensor_id, kind, shelved, at, lead(kind) over neighbour as next_kind, lead(at) over neighbour as next_at,
        lag(at, 2) over (partition by sensor_id, kind order by at, id) as two_before
      from sensor_alarm where industry_id = ${industryId} and received_at > now() - make_interval(days => ${days})
      window neighbour as (partition by sensor_id order by at, id)
    ), counted as (
      select sensor_id, count(*)::int as raised, count(*) filter (where shelved)::int as shelved,
        count(*) filter (where next_kind = 'cleared' and next_at - at < make_interval(secs => ${nuisanceS}))::int as fleeting,
        count(*) filter (where at - two_before <= make_interval(secs => ${nuisanceS}))::int as chattering, max(at) as newest
      from alarm where kind = 'raised' group by sensor_id
    )
    select sensor.id as "sensorId", code, name, counted.raised, fleeting, chattering, counted.shelved,
      case when state.raised then newest end as "standingSince"
    from counted join sensor on sensor.id = sensor_id and sensor.drill_id is null
      left join sensor_alarm_state state on state.sensor_id = sensor.id
    order by counted.raised desc, code`.execute(kysely);
  return rows.map(({ standingSince, ...row }) => ({ ...row, standingSince: standingSince?.toISOString() ?? null }));
};
