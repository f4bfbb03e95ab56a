import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { ApiError, mapLayerRoutes, streetZooms } from '@hazardguard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { openArchiveTiles } from './archive-tiles.ts';
import { receiveArchive } from './import-archive.ts';
import { findArchive, listLayers, readStreets, removeLayer } from './store.ts';
import { openStreetTiles } from './street-tiles.ts';

/** The address of a tile has the revision of its layer: it never changes. Without it a browser asks each time. */
const keptS = 30 * 24 * 60 * 60;

interface SentTile {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly etag: string;
  readonly isKept: boolean;
  readonly read: () => Promise<{ readonly type: string; readonly bytes: Uint8Array; readonly packed: boolean }>;
}

/** A tile, or 304 if the browser has it (RFC 9110, section 13.1.2): then it is neither read nor made. */
const sendTile = async ({ request, reply, etag, isKept, read }: SentTile): Promise<Readable> => {
  const tag = () =>
    reply.header('etag', etag).header('cache-control', isKept ? `private, max-age=${keptS}, immutable` : 'private, no-cache');
  if (request.headers['if-none-match']?.includes(etag)) {
    tag().code(304);
    return Readable.from([]);
  }
  const { type, bytes, packed } = await read();
  tag();
  const accepts = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const sent = packed && !accepts ? gunzipSync(bytes) : bytes;
  if (packed && accepts) reply.header('content-encoding', 'gzip');
  reply.header('content-type', type).header('content-length', sent.byteLength).header('vary', 'accept-encoding');
  return Readable.from([Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)]);
};

const vectorTile = 'application/vnd.mapbox-vector-tile';

/** Street maps: archives of tiles, and tiles made of imported features. */
export const streetMap: Feature = (app, { database, files }) => {
  const tiles = openStreetTiles(database);
  const archives = openArchiveTiles(database, files);
  app.addHook('onClose', () => tiles.close());

  handle(app, mapLayerRoutes.list, async () => {
    const [layers, streets] = await Promise.all([listLayers(database), readStreets(database)]);
    return { layers: [...layers], streets };
  });
  handle(app, mapLayerRoutes.add, ({ query: { name, sourceName = '', year, licence = '' }, body, account }) =>
    receiveArchive(database, files, body, { name, sourceName, year: year ?? null, licence, actor: { id: account.id, name: account.name } }),
  );
  handle(app, mapLayerRoutes.tile, async ({ params: { id, z, x, y }, query, request, reply }) => {
    const layer = await findArchive(database, id);
    return sendTile({
      request,
      reply,
      etag: `"l${id}-${layer.revision}-${z}-${x}-${y}"`,
      isKept: query.r === layer.revision,
      read: async () => {
        const tile = await archives.read(layer, { z, x, y });
        if (tile === undefined) throw new ApiError('not-found', 'The archive has no such tile');
        return { ...tile, packed: false };
      },
    });
  });
  handle(app, mapLayerRoutes.remove, async ({ params }) => {
    await removeLayer(database, params.id);
    return undefined;
  });
  handle(app, mapLayerRoutes.streets, async ({ params: { z, x, y }, query, request, reply }) => {
    if (z < streetZooms.first || z > streetZooms.deepest)
      throw new ApiError('not-found', `Street tiles have the zooms ${streetZooms.first} to ${streetZooms.deepest}`);
    const streets = await readStreets(database);
    const revision = streets?.revision ?? 0;
    return sendTile({
      request,
      reply,
      etag: `"s${revision}-${z}-${x}-${y}"`,
      isKept: query.r === revision,
      read: async () => ({ type: vectorTile, bytes: await tiles.read(revision, { z, x, y }), packed: true }),
    });
  });
};
