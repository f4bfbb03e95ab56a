import type { PeopleInside, PopulationCount } from '@hazardguard/contract';
import { api, readBody } from '../../data/client.ts';

type Polygon = readonly (readonly (readonly [longitude: number, latitude: number])[])[];

/** Areas and polygons of an area that one call takes. */
const mostAreas = 12;
const mostPolygons = 200;

/** People inside each area, counted by the server; polygons of one area that overlap count once. */
export const countInside = async (
  areas: readonly (readonly Polygon[])[],
  signal: AbortSignal,
): Promise<readonly (PopulationCount & { readonly inside: PeopleInside })[]> => {
  const counts: (PopulationCount & { readonly inside: PeopleInside })[] = [];
  for (let from = 0; from < areas.length; from += mostAreas) {
    const some = areas.slice(from, from + mostAreas).map((polygons) => polygons.slice(0, mostPolygons));
    counts.push(...(await readBody(api.POST('/api/population/inside', { body: { areas: some as never }, signal }))).counts);
  }
  return counts;
};
