import { findChemical } from '@hazardguard/chemicals';
import type { Sensor } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { computeHealth } from './health.ts';
import { listHourlyMin, listRecent } from './readings-store.ts';
import { type SensorRow, toKind } from './rules.ts';

const presentAcknowledged = (
  alarm: { readonly acknowledged_at: Date | null; readonly acknowledged_by: string | null } | undefined,
): Sensor['acknowledged'] => {
  const { acknowledged_at: at = null, acknowledged_by: by = null } = alarm ?? {};
  return at === null || by === null ? null : { at: at.toISOString(), by };
};

const presentShelved = ({ shelved_until: until, shelved_reason: reason, shelved_by: by }: SensorRow, now: Date): Sensor['shelved'] =>
  until === null || reason === null || by === null || until <= now ? null : { until: until.toISOString(), reason, by };

/** Sensors with their newest readings, health and alarm. */
export const presentSensors = async (database: Database, rows: readonly SensorRow[], now: Date): Promise<Sensor[]> => {
  const ids = rows.map(({ id }) => id);
  const [recent, lowest, raised, clocks] = await Promise.all([
    listRecent(database, ids),
    listHourlyMin(
      database,
      rows.flatMap(({ id, measure }) => (toKind(measure) === 'gas' ? [id] : [])),
      now,
    ),
    ids.length === 0
      ? []
      : database.kysely
          .selectFrom('sensor_alarm_state')
          .select(['sensor_id', 'acknowledged_at', 'acknowledged_by'])
          .where('sensor_id', 'in', ids)
          .where('raised', '=', true)
          .execute(),
    ids.length === 0 ? [] : database.kysely.selectFrom('sensor_clock').selectAll().where('sensor_id', 'in', ids).execute(),
  ]);
  const aheadS = new Map(clocks.map(({ sensor_id, ahead_s }) => [sensor_id, ahead_s]));
  const alarms = new Map(raised.map((alarm) => [alarm.sensor_id, alarm]));
  return rows.map((row) => {
    const points = recent.get(row.id) ?? [];
    const newest = points.at(-1);
    const kind = toKind(row.measure);
    return {
      id: row.id,
      // Only sensors of a site are presented.
      industryId: row.industry_id ?? 0,
      code: row.code,
      name: row.name,
      kind,
      drillId: row.drill_id,
      measure: row.measure,
      unit: row.unit,
      cas: row.cas,
      chemical: row.cas === null ? null : (findChemical(row.cas)?.name ?? row.cas),
      latitude: row.latitude,
      longitude: row.longitude,
      heightM: row.height_m,
      detectionLimit: row.detection_limit,
      alarmHigh: row.alarm_high,
      alarmLow: row.alarm_low,
      alarmReadings: row.alarm_readings,
      alarmSeconds: row.alarm_seconds,
      silentAfterS: row.silent_after_s,
      averagingS: row.averaging_s,
      version: row.version,
      latest:
        newest === undefined
          ? null
          : {
              at: newest.at.toISOString(),
              value: newest.value,
              ageS: Math.max(0, Math.round((now.getTime() - newest.at.getTime()) / 1000)),
              late: newest.late,
            },
      recent: points.map(({ at, value }) => ({ at: at.toISOString(), value })),
      health: computeHealth(
        {
          kind,
          detectionLimit: row.detection_limit,
          silentAfterS: row.silent_after_s,
          recent: points,
          hourlyMin: lowest.get(row.id) ?? [],
          clockAheadS: aheadS.get(row.id) ?? 0,
        },
        now,
      ),
      alarm: alarms.has(row.id),
      acknowledged: presentAcknowledged(alarms.get(row.id)),
      shelved: presentShelved(row, now),
    };
  });
};
