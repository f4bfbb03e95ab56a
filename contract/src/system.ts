import { z } from 'zod';
import { route } from './route.ts';

/** A raster layer an operator has configured (satellite, streets). */
export const mapLayer = z.object({ id: z.string(), title: z.string(), tiles: z.string(), attribution: z.string(), maxZoom: z.int() });

export const system = z.object({
  version: z.string(),
  mode: z.enum(['demo', 'live']),
  engineVersion: z.string(),
  mapLayers: z.array(mapLayer),
  /** Where web vitals are posted; null: the helper is never loaded. */
  webVitalsUrl: z.string().nullable(),
});

export const health = z.object({ status: z.enum(['ok', 'unavailable']), checks: z.record(z.string(), z.string()) });

export const systemRoutes = {
  read: route({
    method: 'GET',
    path: '/api/system',
    id: 'readSystem',
    tag: 'system',
    summary: 'Mode, versions, configured map layers',
    permission: 'public',
    status: 200,
    answer: system,
  }),
  healthz: route({
    method: 'GET',
    path: '/healthz',
    id: 'healthz',
    tag: 'system',
    summary: 'The process is alive',
    permission: 'public',
    status: 200,
    answer: health,
  }),
  readyz: route({
    method: 'GET',
    path: '/readyz',
    id: 'readyz',
    tag: 'system',
    summary: 'The process can serve: database and migrations',
    permission: 'public',
    status: 200,
    answer: health,
  }),
} as const;
