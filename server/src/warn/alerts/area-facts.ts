import { type PopulationCount, publicArea } from '@hazardguard/contract';
import { distanceM, relationTo } from '../../platform/compute/geodesy.ts';
import { shapeMeets, toHeadCount } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { countPopulation } from '../../register/population/count-population.ts';
import { readReceptorColumns } from '../../register/receptors/columns-around.ts';

type Position = readonly [longitude: number, latitude: number];
type Polygon = Position[][];

const radiansPerDegree = Math.PI / 180;
/** Mean radius, m (IUGG 1980). */
const earthRadiusM = 6_371_008.8;

/** The outlines of an alert's zones with their holes; none if the area cannot be read. */
export const parsePolygons = (area: unknown): readonly Polygon[] =>
  (publicArea.safeParse(area).data?.features ?? []).map(({ geometry }) => geometry.coordinates).filter(([outer = []]) => outer.length > 3);

/** Area of a ring on the sphere, m² (line integral of sin φ dλ; Chamberlain and Duquette, JPL 07-3). */
const computeRingAreaM2 = (ring: readonly Position[]): number => {
  let sum = 0;
  for (const [index, [longitude, latitude]] of ring.entries()) {
    const [before, beforeLatitude] = ring.at(index - 1) ?? [longitude, latitude];
    sum +=
      (longitude - before) * radiansPerDegree * (2 + Math.sin(latitude * radiansPerDegree) + Math.sin(beforeLatitude * radiansPerDegree));
  }
  return Math.abs((sum * earthRadiusM * earthRadiusM) / 2);
};

/** Area of the outer ring without its holes, m². */
export const computeAreaM2 = ([outer = [], ...holes]: Polygon): number =>
  Math.max(0, computeRingAreaM2(outer) - holes.reduce((sum, hole) => sum + computeRingAreaM2(hole), 0));

/** Distance from a place to the farthest corner of an area, m; null: there is no area. */
export const computeReachM = (area: unknown, place: { readonly latitude: number; readonly longitude: number }): number | null => {
  const corners = parsePolygons(area).flat(2);
  return corners.length === 0
    ? null
    : Math.max(...corners.map(([longitude, latitude]) => distanceM(place.latitude, place.longitude, latitude, longitude)));
};

export interface InsideCounts {
  readonly people: number;
  /** Places inside without a head-count: `people` is a lower bound. */
  readonly withoutCount: number;
  readonly placesRecorded: number;
  readonly placesInside: number;
}

/** Recorded places in any of the zones, each counted once. */
export const countInside = async (database: Database, area: unknown): Promise<InsideCounts> => {
  const polygons = parsePolygons(area);
  const corners = polygons.flat(2);
  if (corners.length === 0) return { people: 0, withoutCount: 0, placesRecorded: 0, placesInside: 0 };
  const [longitudes, latitudes] = [corners.map(([longitude]) => longitude), corners.map(([, latitude]) => latitude)];
  const centre = {
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
  };
  const radiusM = computeReachM(area, centre) ?? 0;
  const around = await readReceptorColumns(database, centre, radiusM);
  let people = 0;
  let withoutCount = 0;
  let placesInside = 0;
  for (const [index, count] of around.people.entries()) {
    const [latitude, longitude] = [around.latitude[index] ?? 0, around.longitude[index] ?? 0];
    const shape = around.shapes?.get(index);
    const isInside = (polygon: Polygon): boolean =>
      shape === undefined ? relationTo(polygon, latitude, longitude)?.inside === true : shapeMeets(shape, polygon);
    if (!polygons.some(isInside)) continue;
    const headCount = toHeadCount(count);
    people += headCount ?? 0;
    withoutCount += headCount === null ? 1 : 0;
    placesInside += 1;
  }
  return { people, withoutCount, placesRecorded: around.ids.length, placesInside };
};

/** People in any of the zones by the best source of population, each counted once. */
export const countPopulationInside = (database: Database, area: unknown): Promise<PopulationCount> =>
  countPopulation(database, parsePolygons(area));
