import type { Run } from '@hazardguard/contract';
import { listReachedZones } from '../../assess/runs/footprint.ts';
import { bearingDeg, distanceM } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import { findBox } from '../../register/population/count-areas.ts';
import type { Polygons } from '../../register/population/count-raster.ts';
import { isInArea, mainRoads } from '../../register/roads/find-ways-out.ts';
import { listNamedRoads } from '../../register/roads/road-store.ts';
import { listOuterPolygons } from './area-facts.ts';
import { isAllRound } from './sentences.ts';

/** How far a road may lead off the direction across the wind where it leaves the area, degrees. */
const mostOffDeg = 45;
/** A longer name is left out of a text for residents. */
const mostLetters = 30;

/** +1 where the road leaves to the left of the wind, -1 to the right, 0 where it does not lead across it. */
const findSide = (bearing: number, windFromDeg: number): -1 | 0 | 1 => {
  const turn = ((bearing - windFromDeg + 540) % 360) - 180;
  if (Math.abs(Math.abs(turn) - 90) > mostOffDeg) return 0;
  return turn > 0 ? 1 : -1;
};

/**
 * The largest recorded road that leaves the area across the wind on each side, by its number or name; none in calm air, for heat or blast, or
 * where no named road is known. Roads that leave it nearer to the source than `beyondM` lead people to it and do not count. Nothing is known
 * of roads that are closed or jammed.
 */
export const findRoadsAcross = async (
  database: Pick<Database, 'pool'>,
  { result }: Pick<Run, 'result'>,
  { area, beyondM }: { readonly area: unknown; readonly beyondM: number },
): Promise<readonly string[]> => {
  const polygons = listOuterPolygons(area).map((polygon) => polygon.map((ring) => [...ring])) as Polygons;
  if (polygons.length === 0 || isAllRound(listReachedZones(result))) return [];
  const { latitude, longitude } = result.site;
  const found = new Map<-1 | 1, string>();
  for (const { name, line } of await listNamedRoads(database, findBox(polygons), mainRoads)) {
    if (found.size === 2) break;
    if (name.length > mostLetters) continue;
    let inside = isInArea(polygons, [line[0] ?? 0, line[1] ?? 0]);
    for (let at = 2; at < line.length; at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(at - 2, at + 2);
      const next = isInArea(polygons, [bx, by]);
      if (next !== inside && distanceM(latitude, longitude, ay, ax) >= beyondM && distanceM(latitude, longitude, by, bx) >= beyondM) {
        const side = findSide(inside ? bearingDeg(ay, ax, by, bx) : bearingDeg(by, bx, ay, ax), result.windFromDeg);
        if (side !== 0 && !found.has(side)) found.set(side, name);
      }
      inside = next;
    }
  }
  return [...new Set(found.values())];
};
