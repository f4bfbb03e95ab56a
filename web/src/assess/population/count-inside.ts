import type { PeopleInside, PopulationCount, PopulationGrid } from '@hazardguard/contract';
import { ApiProblem } from '../../data/api-problem.ts';
import { api, readBody } from '../../data/client.ts';
import { isServerAway } from '../../data/server-away.ts';

type Polygon = readonly (readonly (readonly [longitude: number, latitude: number])[])[];

/** Areas and polygons of an area that one call takes. */
const mostAreas = 12;
const mostPolygons = 200;

const countByServer = async (
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

interface Site {
  readonly latitude: number;
  readonly longitude: number;
}

/** The cells that are kept of the surroundings of a site; undefined: none. */
const readGrid = async ({ latitude, longitude }: Site, signal: AbortSignal): Promise<PopulationGrid | undefined> => {
  const kept = await readBody(api.GET('/api/population/grid', { params: { query: { latitude, longitude } }, signal })).catch(
    () => undefined,
  );
  return kept?.grid ?? undefined;
};

/**
 * People inside each area, counted by the server; polygons of one area that overlap count once. While the server cannot be reached: from the
 * cells that this device keeps of the site's surroundings.
 */
export const countInside = async (
  areas: readonly (readonly Polygon[])[],
  signal: AbortSignal,
  site?: Site,
): Promise<readonly (PopulationCount & { readonly inside: PeopleInside })[]> => {
  try {
    return await countByServer(areas, signal);
  } catch (error) {
    const isAway = error instanceof ApiProblem && (error.status === 0 || isServerAway(error.status, error.code));
    const grid = site !== undefined && isAway ? await readGrid(site, signal) : undefined;
    if (grid === undefined) throw error;
    const { countFromGrid } = await import('./count-from-grid.ts');
    return countFromGrid(grid, areas);
  }
};
