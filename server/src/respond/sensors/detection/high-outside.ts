import { type AlertNews, listWarnedParts } from '@hazardguard/contract';
import { relationTo } from '../../../platform/compute/geodesy.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DrillScope } from '../../../register/exercise-marks/drill-scope.ts';
import { parsePolygons } from '../../../warn/alerts/area-facts.ts';
import { listNewestAtSite } from '../readings-store.ts';
import { listSiteSensors } from '../store.ts';
import { toCommonUnit } from '../units.ts';
import { maxReadingAgeMs } from './estimate-input.ts';

interface Warned {
  readonly industryId: number;
  readonly drillScope: DrillScope;
  /** CAS number of what is released. */
  readonly cas: string;
  readonly area: unknown;
}

/**
 * Sensors of the gas that stand outside of both areas and measure the level of the be-ready area or more; undefined: none, or the level is no
 * concentration.
 */
export const findHighOutside = async (
  database: Database,
  { industryId, drillScope, cas, area }: Warned,
  now: Date,
): Promise<AlertNews['because'] | undefined> => {
  const part = listWarnedParts(area).at(-1);
  if (part?.unit !== 'ppm') return undefined;
  const polygons = parsePolygons(area);
  const newest = await listNewestAtSite(database, industryId, new Date(now.getTime() - maxReadingAgeMs));
  const sensors = (await listSiteSensors(database, industryId, drillScope))
    .flatMap(({ id, code, measure, cas: own, unit, latitude, longitude }) => {
      const reading = newest.get(id);
      if (reading === undefined || measure !== 'concentration' || own !== cas) return [];
      const ppm = toCommonUnit(reading.value, unit, cas);
      const isInside = polygons.some((polygon) => relationTo(polygon, latitude, longitude)?.inside);
      return ppm < part.value || isInside ? [] : [{ code, at: reading.at.toISOString(), ppm }];
    })
    .toSorted((one, other) => other.ppm - one.ppm);
  return sensors.length === 0 ? undefined : { kind: 'reading', sensors, levelId: part.levelId, levelPpm: part.value };
};
