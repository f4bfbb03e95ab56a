import { findAreaPart, type PopulationCount, type PublicArea, publicArea } from '@hazardguard/contract';
import { distanceM, relationTo } from '../../platform/compute/geodesy.ts';
import { computeAreaM2 } from '../../platform/compute/polygon-area.ts';
import type { Database } from '../../platform/db/database.ts';
import { countPopulation } from '../../register/population/count-population.ts';
import { countRecordedInside, type RecordedInside } from '../../register/receptors/count-recorded-inside.ts';

type Position = readonly [longitude: number, latitude: number];
type Polygon = Position[][];

/** The outlines of an alert's zones with their holes; none if the area cannot be read. */
export const parsePolygons = (area: unknown): readonly Polygon[] =>
  (publicArea.safeParse(area).data?.features ?? []).map(({ geometry }) => geometry.coordinates).filter(([outer = []]) => outer.length > 3);

/** The act-now area of an alert; null: it has only one area. */
export const findActNowArea = (area: unknown): PublicArea | null => {
  const found = publicArea.safeParse(area).data;
  const features = found?.features.filter(({ properties }) => findAreaPart(properties) === 'act-now') ?? [];
  return found === undefined || features.length === 0 ? null : { ...found, features };
};

/** Area of the widest polygon, km²: it contains the others, zones of a run are nested and the areas contain them. */
export const computeAreaKm2 = (area: unknown): number => Math.max(0, ...parsePolygons(area).map(computeAreaM2)) / 1e6;

/** The widest zone and those outside it, largest first. */
export const listOuterPolygons = (area: unknown): readonly Polygon[] => {
  const outer: Polygon[] = [];
  for (const polygon of parsePolygons(area).toSorted((one, other) => computeAreaM2(other) - computeAreaM2(one))) {
    const within = outer.some((wide) => polygon[0]?.every(([longitude, latitude]) => relationTo(wide, latitude, longitude)?.inside));
    if (!within) outer.push(polygon);
  }
  return outer;
};

/** Distance from a place to the farthest corner of an area, m; null: there is no area. */
export const computeReachM = (area: unknown, place: { readonly latitude: number; readonly longitude: number }): number | null => {
  const corners = parsePolygons(area).flat(2);
  return corners.length === 0
    ? null
    : Math.max(...corners.map(([longitude, latitude]) => distanceM(place.latitude, place.longitude, latitude, longitude)));
};

/** Recorded places in any of the zones, each counted once. */
export const countInside = (database: Database, area: unknown): Promise<RecordedInside> =>
  countRecordedInside(database, parsePolygons(area));

/** People in any of the zones by the best source of population, each counted once. */
export const countPopulationInside = (database: Database, area: unknown): Promise<PopulationCount> =>
  countPopulation(database, parsePolygons(area));
