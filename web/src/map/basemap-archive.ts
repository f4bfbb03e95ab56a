import { PMTiles } from 'pmtiles';
import archiveUrl from './basemap/basemap.pmtiles?url';
import { basemapScheme } from './basemap-source.ts';

/** Tiles kept unpacked: more than two screens full. */
const maxCachedTiles = 64;

let archive = new PMTiles(archiveUrl);
const kept = new Map<string, Promise<ArrayBuffer>>();

/** A reader that failed once keeps its failure: the next one starts anew. */
const replace = (failed: PMTiles): void => {
  if (archive === failed) archive = new PMTiles(archiveUrl);
};

/** Asks for the directory, so that it is there when the map is made. What fails here is asked for again with the first tile. */
export const prefetchTiles = (): void => {
  const from = archive;
  from.getHeader().catch(() => replace(from));
};

const read = async (z: number, x: number, y: number): Promise<ArrayBuffer> => {
  const from = archive;
  try {
    // Where there is nothing to draw there is no tile.
    return (await from.getZxy(z, x, y))?.data ?? new ArrayBuffer(0);
  } catch (error) {
    replace(from);
    throw error;
  }
};

const keep = (key: string, tile: Promise<ArrayBuffer>): void => {
  kept.delete(key);
  kept.set(key, tile);
  const [oldest] = kept.keys();
  if (kept.size > maxCachedTiles && oldest !== undefined) kept.delete(oldest);
  tile.catch(() => kept.delete(key));
};

/**
 * A tile of the bundled map, a part of one archive that our own server gives out by range requests. The map cuts whatever lies deeper
 * than the archive out of its deepest tiles, and asks for one of those once for each piece.
 *
 * @param address as the style has it: scheme, zoom, column and row
 */
export const readTile = async (address: string): Promise<ArrayBuffer> => {
  const key = address.slice(`${basemapScheme}://`.length);
  const [z = 0, x = 0, y = 0] = key.split('/').map(Number);
  const tile = kept.get(key) ?? read(z, x, y);
  keep(key, tile);
  // What is answered is handed over to the map's worker, and gone here.
  return (await tile).slice(0);
};
