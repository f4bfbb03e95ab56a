import { findChemical } from '@hazardguard/chemicals';
import { type Account, sensorsForEstimate } from '@hazardguard/contract';
import { destination } from '@hazardguard/engine';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { SensorRow } from './rules.ts';
import { listSiteSensors } from './store.ts';

type NewSensor = Insertable<Schema['sensor']>;
/** Prefix of every simulated sensor's code, so that texts about it show that it is an exercise. */
const codePrefix = 'EX-';
const codeLength = 64;

interface SimulatedSite {
  readonly industryId: number;
  readonly drillId: number;
  readonly cas: string;
  readonly site: { readonly latitude: number; readonly longitude: number };
  readonly person: Account;
}

/** A site without its own gas sensors gets two rings: distance, m, and number of sensors. */
const rings = [
  [80, 10],
  [180, 14],
] as const;
const standardHeightM = 1.5;
/** Alarm at a tenth of the IDLH, as plants usually set it; at 10 ppm where the library has no IDLH. */
const idlhShare = 0.1;
const defaultAlarmPpm = 10;

const selectAlarmPpm = (cas: string): number => {
  const idlh = findChemical(cas)?.toxicity?.idlh;
  return idlh?.u === 'ppm' ? idlhShare * idlh.v : defaultAlarmPpm;
};

const toCommonColumns = ({ industryId, drillId, cas, person }: SimulatedSite) => ({
  industry_id: industryId,
  drill_id: drillId,
  measure: 'concentration' as const,
  cas,
  created_by: person.name,
  created_by_id: person.id,
});

const copySensor = (own: SensorRow, options: SimulatedSite): NewSensor => ({
  ...toCommonColumns(options),
  code: own.code.length + codePrefix.length <= codeLength ? `${codePrefix}${own.code}` : `${codePrefix}${own.id}`,
  name: `EXERCISE: ${own.name}`,
  unit: own.unit,
  latitude: own.latitude,
  longitude: own.longitude,
  height_m: own.height_m,
  detection_limit: own.detection_limit,
  alarm_high: own.alarm_high,
  alarm_low: own.alarm_low,
  alarm_readings: own.alarm_readings,
  alarm_seconds: own.alarm_seconds,
  silent_after_s: own.silent_after_s,
  averaging_s: own.averaging_s,
});

const buildRings = (options: SimulatedSite): readonly NewSensor[] => {
  const alarm = selectAlarmPpm(options.cas);
  return rings.flatMap(([radiusM, count], ring) =>
    Array.from({ length: count }, (_none, index): NewSensor => {
      const bearing = (360 / count) * (index + 0.5 * ring);
      const { latitude, longitude } = destination(options.site.latitude, options.site.longitude, bearing, radiusM);
      return {
        ...toCommonColumns(options),
        code: `${codePrefix}G${ring + 1}${String(index + 1).padStart(2, '0')}`,
        name: `EXERCISE: ${radiusM} m from the centre of the site, ${Math.round(bearing)}°`,
        unit: 'ppm',
        latitude,
        longitude,
        height_m: standardHeightM,
        detection_limit: alarm / 10,
        alarm_high: alarm,
        alarm_low: alarm / 2,
        alarm_readings: 2,
        alarm_seconds: null,
        silent_after_s: 120,
        averaging_s: 60,
      };
    }),
  );
};

/** Adds the simulated sensors of a drill: copies of the site's own sensors of the gas if there are enough to estimate a source, else two rings. */
export const addSimulatedSensors = async (transaction: Transaction<Schema>, options: SimulatedSite): Promise<readonly SensorRow[]> => {
  const ownOfGas = (await listSiteSensors({ kysely: transaction }, options.industryId)).filter(({ cas }) => cas === options.cas);
  const rows = ownOfGas.length >= sensorsForEstimate ? ownOfGas.map((own) => copySensor(own, options)) : buildRings(options);
  return transaction
    .insertInto('sensor')
    .values([...rows])
    .returningAll()
    .execute();
};

/** Retires the sensors of a drill, and ends their alarms and detections. */
export const endSimulatedSensors = async (
  transaction: Transaction<Schema>,
  {
    industryId,
    drillId,
    by,
    now,
  }: { readonly industryId: number | null; readonly drillId: number; readonly by: string; readonly now: Date },
): Promise<void> => {
  // Alarms are grouped under this lock, so that no alarm of the drill is opening an incident now.
  await sql`select pg_advisory_xact_lock(hashtext('sensor-alarms'), ${industryId ?? 0}::integer)`.execute(transaction);
  const ofDrill = transaction.selectFrom('sensor').select('id').where('drill_id', '=', drillId);
  await transaction.deleteFrom('sensor_alarm_state').where('sensor_id', 'in', ofDrill).execute();
  await transaction
    .updateTable('sensor_alarm')
    .set({ handled_at: now })
    .where('handled_at', 'is', null)
    .where('sensor_id', 'in', ofDrill)
    .execute();
  await transaction
    .updateTable('detection')
    .set({ closed_at: now })
    .where('drill_id', '=', drillId)
    .where('closed_at', 'is', null)
    .execute();
  await transaction
    .updateTable('sensor')
    .set({ retired_at: now, retired_by: by })
    .where('drill_id', '=', drillId)
    .where('retired_at', 'is', null)
    .execute();
};
