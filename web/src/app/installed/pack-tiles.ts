import { toTileCall } from '../../data/offline/kept-tiles.ts';
import type { KnownLayers } from '../../map/streets/street-source.ts';
import { findStreets } from '../../map/streets/street-source.ts';
import type { RankedSite } from './order-sites.ts';
import type { PackFetcher } from './pack-fetcher.ts';
import { listTiles } from './tile-numbers.ts';

/** Around a site: a town for the overview, the streets of a threat zone, the gates. Half the side of a square, m, from this zoom on. */
const squares = [
  { from: 5, halfM: 15_000 },
  { from: 13, halfM: 4_000 },
  { from: 15, halfM: 1_500 },
] as const;
/** A map cuts deeper tiles out of these. */
const deepest = 15;

const findHalfM = (z: number): number => squares.findLast(({ from }) => z >= from)?.halfM ?? 0;

/** Tiles of the streets around the sites, the most needed site first. A tile never changes, so it is fetched once. */
export const keepTiles = async (pack: PackFetcher, known: KnownLayers, sites: readonly RankedSite[]): Promise<void> => {
  const asked = new Set<string>();
  for (const { latitude, longitude } of sites) {
    if (latitude === null || longitude === null) continue;
    const place = { latitude, longitude };
    const source = findStreets(known, place)?.source;
    const [template] = source?.tiles ?? [];
    if (source === undefined || template === undefined) continue;
    const path = template.slice(window.location.origin.length);
    const { minzoom = 0, maxzoom = deepest, bounds } = source;
    if (bounds !== undefined && (longitude < bounds[0] || latitude < bounds[1] || longitude > bounds[2] || latitude > bounds[3])) continue;
    for (let z = Math.max(minzoom, squares[0].from); z <= Math.min(maxzoom, deepest); z += 1) {
      const addresses = listTiles(place, z, findHalfM(z))
        .map(({ x, y }) => path.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`))
        .filter((address) => !asked.has(address));
      for (const address of addresses) asked.add(address);
      await pack.all(addresses.map(toTileCall), Number.POSITIVE_INFINITY);
    }
  }
};
