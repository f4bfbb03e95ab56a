import { type Account, type FireDetection, fireLimits } from '@hazardguard/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { PlacedFire } from './rules.ts';

/** A detection is identified by place, time and satellite. */
export const toFireKey = ({
  satellite,
  at,
  latitude,
  longitude,
}: {
  readonly satellite: string;
  readonly at: Date | string;
  readonly latitude: number;
  readonly longitude: number;
}): string => `${satellite}|${new Date(at).getTime()}|${latitude}|${longitude}`;

/** The detections that are not stored yet, each once. The caller must have locked the detections of the site. */
export const selectUnknown = async (
  transaction: Transaction<Schema>,
  industryId: number,
  fires: readonly PlacedFire[],
): Promise<readonly PlacedFire[]> => {
  const times = [...new Set(fires.map(({ at }) => new Date(at).getTime()))].map((time) => new Date(time));
  const rows = await transaction
    .selectFrom('fire_detection')
    .select(['satellite', 'at', 'latitude', 'longitude'])
    .where('industry_id', '=', industryId)
    .where('at', 'in', times)
    .execute();
  const known = new Set(rows.map(toFireKey));
  return [...new Map(fires.map((fire) => [toFireKey(fire), fire])).entries()].filter(([key]) => !known.has(key)).map(([, fire]) => fire);
};

interface FireOwner {
  readonly industryId: number;
  /** The detection of fires at the site; null: no fire is at the site. */
  readonly detectionId: number | null;
}

export const insertFires = async (
  transaction: Transaction<Schema>,
  { industryId, detectionId }: FireOwner,
  fires: readonly PlacedFire[],
  account: Account,
  now: Date,
): Promise<void> => {
  if (fires.length === 0) return;
  await transaction
    .insertInto('fire_detection')
    .values(
      fires.map(({ latitude, longitude, at, satellite, confidence, powerMw, pixelM, distanceM, bearingDeg, leftOut }) => ({
        industry_id: industryId,
        satellite,
        at: new Date(at),
        latitude,
        longitude,
        confidence: typeof confidence === 'number' ? null : confidence,
        confidence_percent: typeof confidence === 'number' ? confidence : null,
        power_mw: powerMw,
        pixel_m: pixelM,
        distance_m: distanceM,
        bearing_deg: bearingDeg,
        left_out: leftOut,
        detection_id: leftOut === null ? detectionId : null,
        recorded_at: now,
        recorded_by: account.name,
        recorded_by_id: account.id,
      })),
    )
    .execute();
};

/** The newest fires of a site, and their total number. */
export const listFires = async (
  { kysely }: Database,
  industryId: number,
  now: Date,
): Promise<{ readonly fires: FireDetection[]; readonly total: number }> => {
  const within = siteIdInScope('fire_detection.industry_id');
  const ofSite = kysely.selectFrom('fire_detection').where('fire_detection.industry_id', '=', industryId).where(within);
  const { total } = await ofSite.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await ofSite
    .leftJoin('detection', 'detection.id', 'fire_detection.detection_id')
    .selectAll('fire_detection')
    .select('detection.incident_id')
    .orderBy('fire_detection.at', 'desc')
    .orderBy('distance_m')
    .limit(fireLimits.listed)
    .execute();
  const fires = rows.map(
    (row): FireDetection => ({
      id: row.id,
      latitude: row.latitude,
      longitude: row.longitude,
      at: row.at.toISOString(),
      ageS: Math.max(0, (now.getTime() - row.at.getTime()) / 1000),
      satellite: row.satellite,
      confidence: row.confidence ?? row.confidence_percent ?? 0,
      powerMw: row.power_mw,
      pixelM: row.pixel_m,
      distanceM: row.distance_m,
      bearingDeg: row.bearing_deg,
      recordedAt: row.recorded_at.toISOString(),
      recordedBy: row.recorded_by,
      incidentId: row.incident_id,
      leftOut: row.left_out,
    }),
  );
  return { fires, total };
};
