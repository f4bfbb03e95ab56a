import { type PMTiles, TileType } from 'pmtiles';
import type { Database } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { openArchive } from './archive-source.ts';
import { mediaType } from './check-archive.ts';
import { type LayerRow, partBytes, readPart } from './store.ts';
import type { TileAddress } from './street-tiles.ts';

/** Open archives, each with its directories in memory. */
const mostOpen = 8;
/** Parts in memory: tiles of one screen lie beside each other. */
const mostParts = 24;

/** Reads tiles of archives, by ranges of their parts in the database or the object store. */
export const openArchiveTiles = (database: Database, files: FileStore) => {
  const open = new Map<string, PMTiles>();
  const parts = new Map<string, Promise<Buffer>>();

  const readPartOnce = (layer: number, number: number): Promise<Buffer> => {
    const key = `${layer}/${number}`;
    const part = parts.get(key) ?? readPart(database, layer, number).then((stored) => files.get(stored));
    parts.delete(key);
    parts.set(key, part);
    part.catch(() => parts.delete(key));
    const [oldest] = parts.keys();
    if (parts.size > mostParts && oldest !== undefined) parts.delete(oldest);
    return part;
  };

  const readRange =
    (layer: number) =>
    async (offset: number, length: number): Promise<Uint8Array> => {
      const [first, last] = [Math.floor(offset / partBytes), Math.floor((offset + length - 1) / partBytes)];
      const found: Buffer[] = [];
      for (let number = first; number <= last; number += 1) found.push(await readPartOnce(layer, number));
      const from = offset - first * partBytes;
      return Buffer.concat(found).subarray(from, from + length);
    };

  const find = ({ id, revision, bytes }: LayerRow): PMTiles => {
    const key = `${id}/${revision}`;
    const archive = open.get(key) ?? openArchive(key, Number(bytes), readRange(id));
    open.delete(key);
    open.set(key, archive);
    const [oldest] = open.keys();
    if (open.size > mostOpen && oldest !== undefined) open.delete(oldest);
    return archive;
  };

  return {
    /** Undefined: the archive has no such tile. */
    read: async (layer: LayerRow, { z, x, y }: TileAddress): Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined> => {
      const archive = find(layer);
      const [header, tile] = await Promise.all([archive.getHeader(), archive.getZxy(z, x, y)]);
      if (tile !== undefined) return { type: mediaType(header), bytes: new Uint8Array(tile.data) };
      // An empty vector tile is a tile without features; for pictures the map shows a larger one.
      return header.tileType === TileType.Mvt ? { type: mediaType(header), bytes: new Uint8Array(0) } : undefined;
    },
  };
};
