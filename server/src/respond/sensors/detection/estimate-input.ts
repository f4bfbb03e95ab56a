import { type EstimateObstacle, sensorsForEstimate, toWindOrigin } from '@hazardguard/contract';
import type { Reading, ReadingsDocument } from '@hazardguard/engine';
import type { Database } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/env/env.ts';
import type { DrillScope } from '../../../register/exercise-marks/drill-scope.ts';
import { toSiteTerrain } from '../../../register/industries/rules.ts';
import type { findIndustry } from '../../../register/industries/store.ts';
import { listNewestAtSite } from '../readings-store.ts';
import type { SensorRow } from '../rules.ts';
import { listSiteSensors } from '../store.ts';
import { toCommonUnit } from '../units.ts';
import { findMaxReleaseRate } from './max-release-rate.ts';
import { type Air, readAir, readDrillAir } from './read-air.ts';
import { listSmellReadings } from './smell-readings.ts';

/** Older readings do not describe the present cloud. */
export const maxReadingAgeMs = 5 * 60_000;

/**
 * Length of the sampling chain: 12,000 steps with few sensors, because shorter chains give too few independent samples for the 5 and
 * 95 % limits. Fewer steps with more sensors, down to 4,000: the cost of a step grows with the readings, and people wait for the draft.
 */
const computeChainSteps = (readings: number): number => Math.max(4_000, Math.min(12_000, Math.round(250_000 / readings)));

type Industry = Awaited<ReturnType<typeof findIndustry>>;

/** Newest readings of the site's sensors of a gas, in ppm for the inverse model. */
const listReadings = async (
  database: Database,
  industryId: number,
  cas: string,
  now: Date,
  drillScope: DrillScope,
): Promise<readonly Reading[]> => {
  const ofGas = ({ measure, cas: own }: SensorRow): boolean => measure === 'concentration' && own === cas;
  const sensors = (await listSiteSensors(database, industryId, drillScope)).filter(ofGas);
  const newest = await listNewestAtSite(database, industryId, new Date(now.getTime() - maxReadingAgeMs));
  return sensors.flatMap(({ id, code, latitude, longitude, height_m, detection_limit, averaging_s, unit }) => {
    const reading = newest.get(id);
    if (reading === undefined) return [];
    const limit = toCommonUnit(detection_limit ?? 0, unit, cas);
    return [
      {
        id: code,
        latitude,
        longitude,
        value: Math.max(0, toCommonUnit(reading.value, unit, cas)),
        ...(limit > 0 ? { detectionLimit: limit } : {}),
        heightM: height_m,
        averagingMin: averaging_s / 60,
      },
    ];
  });
};

const toSite = ({ latitude, longitude, terrain }: Industry, readings: readonly Reading[]): ReadingsDocument['site'] => {
  const known = toSiteTerrain(terrain);
  const ground = known === null ? {} : { terrain: known };
  if (latitude !== null && longitude !== null) return { latitude, longitude, ...ground };
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { latitude: mean(readings.map((one) => one.latitude)), longitude: mean(readings.map((one) => one.longitude)), ...ground };
};

export type EstimateInput =
  | { readonly document: ReadingsDocument; readonly origin: Air['origin'] }
  /** Why no source can be estimated. */
  | { readonly obstacle: EstimateObstacle };

/** Input for the inverse model: enough detecting sensors and a wind; residents' reports of an incident count only beside them. */
export const buildEstimateInput = async (
  database: Database,
  settings: Settings,
  industry: Industry,
  { cas, drillScope, reportsAt }: { readonly cas: string; readonly drillScope: DrillScope; readonly reportsAt: string | null },
  now: Date,
): Promise<EstimateInput> => {
  const readings = await listReadings(database, industry.id, cas, now, drillScope);
  const detecting = readings.filter(({ value, detectionLimit }) => value > 0 && value >= (detectionLimit ?? 0)).length;
  if (detecting < sensorsForEstimate) {
    return { obstacle: { code: 'too-few-sensors', detecting, sensors: readings.length, needed: sensorsForEstimate } };
  }
  const site = toSite(industry, readings);
  const air = drillScope === null ? await readAir(database, settings, site, now) : await readDrillAir(database, drillScope, now);
  if (air === null) return { obstacle: { code: 'no-wind' } };
  const smells = reportsAt === null ? [] : await listSmellReadings(database, reportsAt, cas, now);
  const maxRateKgS = await findMaxReleaseRate(database, industry.id, cas);
  return {
    origin: air.origin,
    document: {
      chemical: cas,
      unit: 'ppm',
      readings: [...readings, ...smells],
      weather: air.weather,
      site,
      time: now.toISOString(),
      steps: computeChainSteps(readings.length),
      ...(maxRateKgS === undefined ? {} : { mostRateKgS: maxRateKgS }),
      // The wind of an exercise is that of the site, however long ago it was set.
      windOrigin: drillScope === null ? toWindOrigin(air.origin) : 'on-site',
    },
  };
};
