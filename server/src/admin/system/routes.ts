import { Readable } from 'node:stream';
import { ApiError, systemRoutes } from '@hazardguard/contract';
import { engineVersion } from '@hazardguard/engine';
import { settlesWithin } from '../../platform/db/faults/settles-within.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { listMapLayers } from './rules.ts';
import { buildSecurityTxt } from './security-txt.ts';

/** A database that has not answered for so long cannot be worked with; the embedded one has no link that would tell. */
const silentMs = 4_000;

export const system: Feature = (app, { settings, database, link, version }) => {
  handle(app, systemRoutes.read, () => ({
    version,
    mode: settings.mode,
    engineVersion,
    mapLayers: listMapLayers(settings),
    imagery: settings.imagery,
    frames: settings.frames,
    webVitalsUrl: settings.webVitalsUrl,
  }));
  handle(app, systemRoutes.securityTxt, () => {
    const { securityContact: contact, publicUrl } = settings;
    if (contact === null) throw new ApiError('not-found', 'This installation names nobody to tell of weaknesses');
    return Readable.from([buildSecurityTxt({ contact, publicUrl, now: new Date() })]);
  });
  handle(app, systemRoutes.healthz, () => ({ status: 'ok' as const, checks: {} }));
  handle(app, systemRoutes.readyz, async ({ reply }) => {
    try {
      if (link.fenced) throw new Error('fenced');
      const asked = database.pool.query<{ name: string }>('select max(name) as name from schema_migration');
      if (!(await settlesWithin(silentMs, asked))) throw new Error('silent');
      const { rows } = await asked;
      return { status: 'ok' as const, checks: { database: 'ok', migrations: rows[0]?.name ?? 'none' } };
    } catch {
      // The answer is the report: whoever asks must stop sending requests here.
      reply.code(503);
      const { fault } = database;
      return { status: 'unavailable' as const, checks: { database: 'unreachable', ...(fault === null ? {} : { disk: fault }) } };
    }
  });
};
