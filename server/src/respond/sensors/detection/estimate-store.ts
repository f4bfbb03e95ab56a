import type { SourceEstimate, UsedReading } from '@hazardguard/contract';
import type { Reading, ScenarioDocument } from '@hazardguard/engine';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/tables/schema.ts';

type Kysely = Pick<Database, 'kysely'>;
export type EstimateRow = Selectable<Schema['source_estimate']>;

/** The readings of an estimate, in ppm, as they are stored with it. */
export const listUsedReadings = (readings: readonly Reading[]): UsedReading[] =>
  readings.map(({ id = '', latitude, longitude, value, detectionLimit, smelled }) => ({
    code: id,
    latitude,
    longitude,
    ppm: value,
    detectionPpm: detectionLimit ?? null,
    ...(smelled ? { smelled } : {}),
  }));

export interface NewEstimate {
  readonly detectionId: number;
  readonly readings: readonly UsedReading[];
  readonly weatherOrigin: SourceEstimate['weatherOrigin'];
  readonly wind: SourceEstimate['wind'];
  readonly scenario: ScenarioDocument;
  readonly found: SourceEstimate['found'];
  readonly map: SourceEstimate['map'];
}

export const addEstimate = ({ kysely }: Kysely, one: NewEstimate): Promise<EstimateRow> =>
  kysely
    .insertInto('source_estimate')
    .values({
      detection_id: one.detectionId,
      readings: JSON.stringify(one.readings),
      weather_origin: JSON.stringify(one.weatherOrigin),
      wind: JSON.stringify(one.wind),
      scenario: JSON.stringify(one.scenario),
      found: JSON.stringify(one.found),
      map: JSON.stringify(one.map),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Attaches the footprint run to an estimate; if another server was first, returns its run. */
export const attachRun = async ({ kysely }: Kysely, id: number, runId: string): Promise<string> => {
  await kysely.updateTable('source_estimate').set({ run_id: runId }).where('id', '=', id).where('run_id', 'is', null).execute();
  const { run_id } = await kysely.selectFrom('source_estimate').select('run_id').where('id', '=', id).executeTakeFirstOrThrow();
  return run_id ?? runId;
};

/** Estimates of a detection, newest first. */
export const readEstimates = ({ kysely }: Kysely, detectionId: number, limit: number): Promise<EstimateRow[]> =>
  kysely.selectFrom('source_estimate').selectAll().where('detection_id', '=', detectionId).orderBy('id', 'desc').limit(limit).execute();

/** The newest estimate of each detection, with the number of its estimates. */
export const listNewestEstimates = async (
  { kysely }: Kysely,
  detectionIds: readonly number[],
): Promise<ReadonlyMap<number, EstimateRow & { readonly count: number }>> => {
  const { rows } = await sql<EstimateRow & { count: number }>`
    select newest.*, (select count(*) from source_estimate where detection_id = wanted.id) as count
    from unnest(${[...detectionIds]}::bigint[]) as wanted (id)
    cross join lateral (select * from source_estimate where detection_id = wanted.id order by id desc limit 1) as newest`.execute(kysely);
  return new Map(rows.map((row) => [row.detection_id, row]));
};

export const presentEstimate = (row: EstimateRow, now: Date): SourceEstimate => ({
  id: row.id,
  at: row.at.toISOString(),
  ageS: Math.max(0, (now.getTime() - row.at.getTime()) / 1000),
  // Written by `addEstimate`.
  found: row.found as SourceEstimate['found'],
  map: row.map as SourceEstimate['map'],
  weatherOrigin: row.weather_origin as SourceEstimate['weatherOrigin'],
  wind: row.wind as SourceEstimate['wind'],
  readings: row.readings as SourceEstimate['readings'],
  runId: row.run_id,
});
