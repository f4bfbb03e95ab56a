import { PMTiles } from 'pmtiles';
import archiveUrl from './basemap/basemap.pmtiles?url';
import { basemapScheme } from './basemap-source.ts';

/** Uncompressed tiles in memory: more than two screens full. */
const maxCachedTiles = 64;

let archive = new PMTiles(archiveUrl);
const tileCache = new Map<string, Promise<ArrayBuffer>>();

/** A reader that failed once stays failed: the next call creates a new one. */
const replace = (failed: PMTiles): void => {
  if (archive === failed) archive = new PMTiles(archiveUrl);
};

/** Loads the directory before the map is created. An error here appears again with the first tile. */
export const prefetchTiles = (): void => {
  const from = archive;
  from.getHeader().catch(() => replace(from));
};

const read = async (z: number, x: number, y: number): Promise<ArrayBuffer> => {
  const from = archive;
  try {
    // An empty tile does not exist.
    return (await from.getZxy(z, x, y))?.data ?? new ArrayBuffer(0);
  } catch (error) {
    replace(from);
    throw error;
  }
};

const keep = (key: string, tile: Promise<ArrayBuffer>): void => {
  tileCache.delete(key);
  tileCache.set(key, tile);
  const [oldest] = tileCache.keys();
  if (tileCache.size > maxCachedTiles && oldest !== undefined) tileCache.delete(oldest);
  tile.catch(() => tileCache.delete(key));
};

/**
 * A tile of the bundled map: a part of one archive that our server delivers by range requests. Beyond the archive's zoom the map
 * cuts tiles out of the deepest ones, and requests such a tile once for each piece. @param address as in the style: scheme, zoom,
 * column and row
 */
export const readTile = async (address: string): Promise<ArrayBuffer> => {
  const key = address.slice(`${basemapScheme}://`.length);
  const [z = 0, x = 0, y = 0] = key.split('/').map(Number);
  const tile = tileCache.get(key) ?? read(z, x, y);
  keep(key, tile);
  // The buffer is transferred to the map's worker, and empty here afterwards.
  return (await tile).slice(0);
};
