import { Readable } from 'node:stream';
import { ApiError, deepestTileZoom, type mapLayer, systemRoutes } from '@hazardguard/contract';
import { engineVersion } from '@hazardguard/engine';
import type { z } from 'zod';
import { settlesWithin } from '../../platform/db/faults/settles-within.ts';
import type { Settings } from '../../platform/env/env.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { buildSecurityTxt } from './security-txt.ts';

/** The online map layers that the operator has configured; there is none by default. Our server fetches the tiles of a layer with a key. */
const listMapLayers = ({ map }: Pick<Settings, 'map'>): z.output<typeof mapLayer>[] => {
  const layers = [
    { id: 'satellite', title: 'Satellite', layer: map.satellite },
    { id: 'street', title: 'Streets', layer: map.street },
  ] as const;
  return layers.flatMap(({ id, title, layer }) => {
    if (layer === null) return [];
    const { tiles, key, attribution } = layer;
    const address = key === null ? tiles : `/api/map/tiles/${id}/{z}/{x}/{y}`;
    return [{ id, title, tiles: address, keyed: key !== null, attribution, maxZoom: deepestTileZoom }];
  });
};

/** After this time without an answer the database counts as unreachable; the embedded one has no connection that would report it. */
const silentMs = 4_000;

export const system: Feature = (app, { settings, database, link, version }) => {
  handle(app, systemRoutes.read, () => ({
    version,
    mode: settings.mode,
    engineVersion,
    mapLayers: listMapLayers(settings),
    frames: settings.frames,
    webVitalsUrl: settings.webVitalsUrl,
    accessibilityContact: settings.accessibilityContact,
  }));
  handle(app, systemRoutes.securityTxt, () => {
    const { securityContact: contact, publicUrl } = settings;
    if (contact === null) throw new ApiError('not-found', 'This installation has no contact for security reports');
    return Readable.from([buildSecurityTxt({ contact, publicUrl, now: new Date() })]);
  });
  handle(app, systemRoutes.healthz, () => ({ status: 'ok' as const, checks: {} }));
  handle(app, systemRoutes.readyz, async ({ reply }) => {
    try {
      if (link.fenced) throw new Error('fenced');
      const answer = database.pool.query<{ name: string }>('select max(name) as name from schema_migration');
      if (!(await settlesWithin(silentMs, answer))) throw new Error('silent');
      const { rows } = await answer;
      const rowLevelSecurity = database.rowLock.on ? 'on' : 'off';
      return { status: 'ok' as const, checks: { database: 'ok', migrations: rows[0]?.name ?? 'none', rowLevelSecurity } };
    } catch {
      // The answer itself is the report: the load balancer must stop sending requests here.
      reply.code(503);
      const { fault } = database;
      return { status: 'unavailable' as const, checks: { database: 'unreachable', ...(fault === null ? {} : { disk: fault }) } };
    }
  });
};
