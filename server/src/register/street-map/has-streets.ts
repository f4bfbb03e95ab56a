import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { findCells, toBox } from './feature-cell.ts';
import { unitsPerDegree } from './feature-geometry.ts';

/** Zoom of a plant and its neighbours: roads, buildings and names are drawn. */
const zoom = 14;
/** To each side of the site, degrees of latitude: 2 km. */
const reach = 0.018;

/** Whether a map shows streets around a place: features of an extract within 2 km, or an archive of streets whose area holds it. */
export const hasStreets = async (
  { kysely }: Database,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): Promise<boolean> => {
  const wide = reach / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const [west, south, east, north] = [longitude - wide, latitude - reach, longitude + wide, latitude + reach];
  const cells = findCells(toBox([west, south, east, north]), zoom);
  const toUnits = (degrees: number): number => Math.round(degrees * unitsPerDegree);
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from map_layer where content = 'vector'
        and ${longitude}::float8 between west and east and ${latitude}::float8 between south and north
    ) or exists (
      select from unnest(${cells.map(([first]) => first)}::bigint[], ${cells.map(([, last]) => last)}::bigint[]) as range (first, last)
      cross join lateral (
        select from map_feature where cell between range.first and range.last and min_zoom <= ${zoom}
          and west <= ${toUnits(east)} and east >= ${toUnits(west)} and south <= ${toUnits(north)} and north >= ${toUnits(south)}
        limit 1
      ) as feature
    ) as found`.execute(kysely);
  return rows[0]?.found === true;
};
