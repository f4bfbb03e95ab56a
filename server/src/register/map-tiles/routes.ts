import { Readable } from 'node:stream';
import { ApiError, type ErrorCode, systemRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { openTiles, TileError, type TileFailure } from '../../platform/providers/tiles/read-tile.ts';

const codes: Readonly<Record<TileFailure, ErrorCode>> = {
  'not-configured': 'not-found',
  refused: 'map-key-refused',
  missing: 'not-found',
  busy: 'unavailable',
  timeout: 'provider-unavailable',
  'too-large': 'provider-unavailable',
  'no-picture': 'provider-unavailable',
  unreachable: 'provider-unavailable',
};

/** One working day. Only the browser caches pictures, which the terms of most services allow. */
const keptS = 8 * 60 * 60;

/** Pictures of map services with a key: the key stays on the server. */
export const mapTiles: Feature = (app, { settings, version }) => {
  const contact = settings.publicUrl ?? 'self-hosted';
  const read = openTiles({
    settings: settings.map,
    userAgent: `HazardGuard/${version} (${contact})`,
    publicUrl: settings.publicUrl,
  });

  handle(app, systemRoutes.tile, async ({ params: { layer, ...address }, reply }) => {
    try {
      const { type, bytes } = await read(layer, address);
      reply.header('content-type', type).header('content-length', bytes.byteLength).header('cache-control', `private, max-age=${keptS}`);
      return Readable.from([bytes]);
    } catch (error) {
      throw error instanceof TileError ? new ApiError(codes[error.failure], error.message) : error;
    }
  });
};
