import { z } from 'zod';
import { route, tagged } from '../wire/route.ts';
import type { FramedScreen } from '../wire/screen-path.ts';

/** Raster layers an operator may configure. */
export const mapLayerIds = ['satellite', 'street'] as const;
export type MapLayerId = (typeof mapLayerIds)[number];

/** Highest zoom requested from an external tile service. */
export const deepestTileZoom = 19;

/** A raster layer an operator has configured (satellite, streets). */
export const mapLayer = z.object({
  id: z.enum(mapLayerIds),
  title: z.string(),
  /** For a layer with a key, an address of our server, which adds the key; the key itself is never sent. */
  tiles: z.string(),
  /** Tiles come through our server, for signed-in people only. */
  keyed: z.boolean(),
  attribution: z.string(),
  maxZoom: z.int(),
});

const tileNumber = z.coerce
  .number<string>()
  .int()
  .min(0)
  .max(2 ** deepestTileZoom - 1);

/** One square of the web map: `x` and `y` count from the north-west corner, 0 to 2^z − 1. */
const tileParams = z
  .object({ layer: z.enum(mapLayerIds), z: z.coerce.number<string>().int().min(0).max(deepestTileZoom), x: tileNumber, y: tileNumber })
  .refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom, { error: 'x and y below 2 to the power of z' });

const frame = z.string().nullable();

export const system = z.object({
  version: z.string(),
  mode: z.enum(['demo', 'live']),
  engineVersion: z.string(),
  mapLayers: z.array(mapLayer),
  /** External page shown instead of a screen; null: our own screen. */
  frames: z.object({ gaussian: frame, clusters: frame, site: frame, forestChanges: frame, no2: frame } satisfies Record<
    FramedScreen,
    typeof frame
  >),
  /** Where web vitals are posted; null: the helper is never loaded. */
  webVitalsUrl: z.string().nullable(),
  /** `mailto:` or `https:` address for people who cannot use a part of the product; null: none. */
  accessibilityContact: z.string().nullable(),
});

export const health = z.object({ status: z.enum(['ok', 'unavailable']), checks: z.record(z.string(), z.string()) });

export const systemRoutes = tagged('system', {
  read: route('GET', '/api/system', 'readSystem', {
    summary: 'Mode, versions, configured map layers',
    permission: 'public',
    scope: 'published',
    answer: system,
  }),
  tile: route('GET', '/api/map/tiles/:layer/:z/:x/:y', 'readMapTile', {
    summary: 'One tile of a map service with a key, which the server adds',
    permission: 'place.read',
    scope: 'common',
    params: tileParams,
    answerType: 'image/*',
  }),
  securityTxt: route('GET', '/.well-known/security.txt', 'readSecurityTxt', {
    summary: 'Contact for security reports (RFC 9116), if the operator has set one',
    permission: 'public',
    scope: 'published',
    answerType: 'text/plain',
  }),
  healthz: route('GET', '/healthz', 'healthz', {
    summary: 'The process is alive',
    permission: 'public',
    scope: 'published',
    answer: health,
  }),
  readyz: route('GET', '/readyz', 'readyz', {
    summary: 'The process can serve: database and migrations',
    permission: 'public',
    scope: 'published',
    answer: health,
  }),
  metrics: route('GET', '/metrics', 'readMetrics', {
    summary: 'Prometheus metrics, with METRICS_TOKEN as bearer token; if no token is set, only from this machine',
    permission: 'public',
    scope: 'published',
    answerType: 'text/plain',
  }),
});
