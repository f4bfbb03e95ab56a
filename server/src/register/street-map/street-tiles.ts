import { ApiError, streetZooms } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { openThreads } from '../../platform/threads/open-threads.ts';
import { type TileTask, tileEdge } from './build-street-tile.ts';
import { findCells } from './feature-cell.ts';
import { listFeatures } from './store.ts';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const workerFile = new URL('build-street-tile.ts', import.meta.url).href;

/** Tiles in memory, together: some 2,000 of a town. */
const cachedBytes = 64 * 1024 * 1024;
const mostWaiting = 256;
const timeoutMs = 20_000;
const stepsAcross = 4096;

/** The tile and its edge in the square of Web Mercator. */
const toTileBox = ({ z, x, y }: TileAddress): readonly [number, number, number, number] => {
  const [size, edge] = [1 / 2 ** z, tileEdge / stepsAcross];
  return [(x - edge) * size, (y - edge) * size, (x + 1 + edge) * size, (y + 1 + edge) * size];
};
const toLongitude = (x: number): number => x * 360 - 180;
const toLatitude = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Tiles by their address and revision, the latest used last. */
const makeCache = (mostBytes: number) => {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;
  return {
    find: (key: string): Uint8Array | undefined => {
      const tile = kept.get(key);
      if (tile === undefined) return undefined;
      kept.delete(key);
      kept.set(key, tile);
      return tile;
    },
    keep: (key: string, tile: Uint8Array): void => {
      kept.set(key, tile);
      bytes += tile.byteLength;
      for (const [oldest, { byteLength }] of kept) {
        if (bytes <= mostBytes) return;
        kept.delete(oldest);
        bytes -= byteLength;
      }
    },
  };
};

/**
 * Makes vector tiles of the imported features: rows of the tile's box from the database, then clipped, simplified and written by a
 * worker thread. Tiles are cached; requests for one tile at the same time are one.
 */
export const openStreetTiles = (database: Database) => {
  const cache = makeCache(cachedBytes);
  const running = new Map<string, Promise<Uint8Array>>();
  let threads: ReturnType<typeof openThreads<TileTask, Uint8Array>> | undefined;

  const build = async (address: TileAddress): Promise<Uint8Array> => {
    const box = toTileBox(address);
    const zoom = address.z >= streetZooms.deepest ? 30 : address.z;
    const bounds = [toLongitude(box[0]), toLatitude(box[3]), toLongitude(box[2]), toLatitude(box[1])] as const;
    const features = await listFeatures(database, findCells(box, zoom), bounds, zoom);
    threads ??= openThreads<TileTask, Uint8Array>({ filename: workerFile, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
    return threads.run(
      { ...address, deepest: streetZooms.deepest, features },
      { name: 'buildStreetTile', signal: AbortSignal.timeout(timeoutMs) },
    );
  };

  return {
    /** A tile packed with gzip. */
    read: async (revision: number, address: TileAddress): Promise<Uint8Array> => {
      const key = `${revision}/${address.z}/${address.x}/${address.y}`;
      const known = cache.find(key) ?? running.get(key);
      if (known !== undefined) return known;
      if (running.size >= mostWaiting) throw new ApiError('unavailable', `${running.size} tiles are being made already`);
      const made = build(address).finally(() => running.delete(key));
      running.set(key, made);
      const tile = await made;
      cache.keep(key, tile);
      return tile;
    },
    close: async (): Promise<void> => threads?.destroy(),
  };
};
