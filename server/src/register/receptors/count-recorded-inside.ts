import { distanceM, relationTo } from '../../platform/compute/geodesy.ts';
import { shapeMeets, toHeadCount } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { readReceptorColumns } from './columns-around.ts';

type Polygon = readonly (readonly (readonly [longitude: number, latitude: number])[])[];

export interface RecordedInside {
  readonly people: number;
  /** Places inside without a head-count: `people` is a lower bound. */
  readonly withoutCount: number;
  readonly placesRecorded: number;
  readonly placesInside: number;
}

/** Recorded places that meet any of the polygons, each counted once; `placesRecorded` are those around. */
export const countRecordedInside = async (database: Database, polygons: readonly Polygon[]): Promise<RecordedInside> => {
  const corners = polygons.flat(2);
  if (corners.length === 0) return { people: 0, withoutCount: 0, placesRecorded: 0, placesInside: 0 };
  const [longitudes, latitudes] = [corners.map(([longitude]) => longitude), corners.map(([, latitude]) => latitude)];
  // Not spread into Math.min: an outline may have more corners than a call has arguments.
  const least = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const centre = { longitude: (least(longitudes) + most(longitudes)) / 2, latitude: (least(latitudes) + most(latitudes)) / 2 };
  const radiusM = most(corners.map(([longitude, latitude]) => distanceM(centre.latitude, centre.longitude, latitude, longitude)));
  const around = await readReceptorColumns(database, centre, radiusM);
  const count = { people: 0, withoutCount: 0, placesInside: 0 };
  for (const [index, value] of around.people.entries()) {
    const [latitude, longitude] = [around.latitude[index] ?? 0, around.longitude[index] ?? 0];
    const shape = around.shapes?.get(index);
    const isInside = (polygon: Polygon): boolean =>
      shape === undefined ? relationTo(polygon, latitude, longitude)?.inside === true : shapeMeets(shape, polygon);
    if (!polygons.some(isInside)) continue;
    const headCount = toHeadCount(value);
    count.people += headCount ?? 0;
    count.withoutCount += headCount === null ? 1 : 0;
    count.placesInside += 1;
  }
  return { ...count, placesRecorded: around.ids.length };
};
