import { findChemical } from '@hazardguard/chemicals';
import { type Account, sensorsForEstimate } from '@hazardguard/contract';
import { destination } from '@hazardguard/engine';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { SensorRow } from './rules.ts';
import { listSiteSensors } from './store.ts';

type NewSensor = Insertable<Schema['sensor']>;
/** The mark of an exercise in every code: it stands in each sentence about the sensor. */
const mark = 'EX-';
const codeLength = 64;

interface Simulated {
  readonly industryId: number;
  readonly drillId: number;
  readonly cas: string;
  readonly site: { readonly latitude: number; readonly longitude: number };
  readonly person: Account;
}

/** A site without gas sensors of its own gets two rings of them, as fences have them: distance, m, and how many. */
const rings = [
  [80, 10],
  [180, 14],
] as const;
const standardHeightM = 1.5;
/** Alarm at so small a part of the IDLH, as plants set theirs; what the library has no IDLH of at this many ppm. */
const idlhShare = 0.1;
const otherwisePpm = 10;

const selectAlarmPpm = (cas: string): number => {
  const idlh = findChemical(cas)?.toxicity?.idlh;
  return idlh?.u === 'ppm' ? idlhShare * idlh.v : otherwisePpm;
};

const toCommonColumns = ({ industryId, drillId, cas, person }: Simulated) => ({
  industry_id: industryId,
  drill_id: drillId,
  measure: 'concentration' as const,
  cas,
  created_by: person.name,
  created_by_id: person.id,
});

const buildTwin = (own: SensorRow, of: Simulated): NewSensor => ({
  ...toCommonColumns(of),
  code: own.code.length + mark.length <= codeLength ? `${mark}${own.code}` : `${mark}${own.id}`,
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

const buildRings = (of: Simulated): readonly NewSensor[] => {
  const alarm = selectAlarmPpm(of.cas);
  return rings.flatMap(([radiusM, count], ring) =>
    Array.from({ length: count }, (_none, index): NewSensor => {
      const bearing = (360 / count) * (index + 0.5 * ring);
      const { latitude, longitude } = destination(of.site.latitude, of.site.longitude, bearing, radiusM);
      return {
        ...toCommonColumns(of),
        code: `${mark}G${ring + 1}${String(index + 1).padStart(2, '0')}`,
        name: `EXERCISE: ${radiusM} m from the middle of the site, ${Math.round(bearing)}°`,
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

/** The simulated sensors of a drill: twins of the site's own of that gas where they are enough to seek a source, else two rings. */
export const addSimulatedSensors = async (transaction: Transaction<Schema>, of: Simulated): Promise<readonly SensorRow[]> => {
  const ownOfGas = (await listSiteSensors({ kysely: transaction }, of.industryId)).filter(({ cas }) => cas === of.cas);
  const rows = ownOfGas.length >= sensorsForEstimate ? ownOfGas.map((own) => buildTwin(own, of)) : buildRings(of);
  return transaction
    .insertInto('sensor')
    .values([...rows])
    .returningAll()
    .execute();
};

/** Takes a drill's sensors out of use and ends what they set off: nothing of the exercise goes on after it. */
export const endSimulatedSensors = async (
  transaction: Transaction<Schema>,
  {
    industryId,
    drillId,
    by,
    now,
  }: { readonly industryId: number | null; readonly drillId: number; readonly by: string; readonly now: Date },
): Promise<void> => {
  // Alarms are grouped under this lock: none of the drill is half way to an incident.
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
