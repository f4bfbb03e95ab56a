import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { type AlarmState, evaluateReading, noAlarm } from './alarm.ts';
import type { ArrivedReading } from './check-reading.ts';
import { historyS } from './clock.ts';
import { type SensorRow, toAlarmGroup } from './rules.ts';

const isSameState = (a: AlarmState, b: AlarmState): boolean =>
  a.raised === b.raised && a.highCount === b.highCount && a.highSince?.getTime() === b.highSince?.getTime();

const readStates = async (transaction: Transaction<Schema>, sensorIds: readonly number[]): Promise<ReadonlyMap<number, AlarmState>> => {
  const rows = await transaction.selectFrom('sensor_alarm_state').selectAll().where('sensor_id', 'in', sensorIds).execute();
  return new Map(
    rows.map(({ sensor_id, raised, high_count, high_since }) => [sensor_id, { raised, highCount: high_count, highSince: high_since }]),
  );
};

interface Alarm {
  readonly sensor: SensorRow;
  readonly kind: 'raised' | 'cleared';
  readonly at: Date;
  readonly value: number;
  readonly clockAheadS: number;
}

/** A shelved sensor raises no alarm; it still clears one that was raised before. */
const isShelved = ({ shelved_until: until }: SensorRow, kind: Alarm['kind'], now: Date): boolean =>
  kind === 'raised' && until !== null && until > now;

/** Updates the alarm state of each sensor with its new readings, in the caller's transaction. True: alarms wait to be grouped. */
export const evaluateReadings = async (
  transaction: Transaction<Schema>,
  industryId: number,
  readings: readonly ArrivedReading[],
  now: Date,
): Promise<boolean> => {
  const oldest = now.getTime() - historyS * 1000;
  const bySensor = new Map<number, ArrivedReading[]>();
  for (const reading of readings) {
    if (reading.sensor.alarm_high === null || reading.outOfOrder || reading.at.getTime() < oldest) continue;
    bySensor.set(reading.sensor.id, [...(bySensor.get(reading.sensor.id) ?? []), reading]);
  }
  if (bySensor.size === 0) return false;
  const before = await readStates(transaction, [...bySensor.keys()]);
  const alarms: Alarm[] = [];
  const changed: [number, AlarmState][] = [];
  for (const [id, own] of bySensor) {
    const known = before.get(id) ?? noAlarm;
    let state = known;
    for (const { sensor, at, value, clockAheadS } of own) {
      const { alarm_high: high, alarm_low: low, alarm_readings, alarm_seconds } = sensor;
      if (high === null || low === null) continue;
      const result = evaluateReading(state, { high, low, readings: alarm_readings, seconds: alarm_seconds }, { at, value });
      state = result.state;
      if (result.change !== null) alarms.push({ sensor, kind: result.change, at, value, clockAheadS });
    }
    if (!isSameState(known, state)) changed.push([id, state]);
  }
  if (changed.length > 0) {
    await sql`
      insert into sensor_alarm_state (sensor_id, raised, high_count, high_since)
      select * from unnest(${changed.map(([id]) => id)}::integer[], ${changed.map(([, { raised }]) => raised)}::boolean[],
        ${changed.map(([, { highCount }]) => highCount)}::integer[],
        ${changed.map(([, { highSince }]) => highSince?.toISOString() ?? null)}::timestamptz[])
      on conflict (sensor_id) do update set raised = excluded.raised, high_count = excluded.high_count, high_since = excluded.high_since,
        acknowledged_at = case when sensor_alarm_state.raised and excluded.raised then sensor_alarm_state.acknowledged_at end,
        acknowledged_by = case when sensor_alarm_state.raised and excluded.raised then sensor_alarm_state.acknowledged_by end`.execute(
      transaction,
    );
  }
  if (alarms.length > 0) {
    await transaction
      .insertInto('sensor_alarm')
      .values(
        alarms.map(({ sensor, kind, at, value, clockAheadS }) => ({
          sensor_id: sensor.id,
          industry_id: industryId,
          alarm_group: toAlarmGroup(sensor),
          kind,
          at,
          value,
          received_at: now,
          detection_id: null,
          handled_at: isShelved(sensor, kind, now) ? now : null,
          shelved: isShelved(sensor, kind, now),
          clock_ahead_s: clockAheadS,
        })),
      )
      .execute();
  }
  return alarms.some(({ sensor, kind }) => !isShelved(sensor, kind, now));
};
