import { distanceM } from '../../compute/geodesy.ts';
import type { Position } from '../../map/graticule.ts';

interface SitePoint extends Position {
  readonly id: number;
  readonly industryName: string;
}

/** The sites with their distance from a place, m, nearest first. */
export const findNearest = <Point extends SitePoint>(
  sites: readonly Point[],
  from: Position,
): readonly (Point & { readonly distanceM: number })[] =>
  sites
    .map((site) => ({ ...site, distanceM: distanceM(from.latitude, from.longitude, site.latitude, site.longitude) }))
    .toSorted((one, other) => one.distanceM - other.distanceM);
