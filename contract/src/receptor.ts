import { z } from 'zod';
import { route } from './route.ts';

export const receptorKinds = ['school', 'hospital', 'residential', 'industry', 'market', 'other'] as const;

export const receptor = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(receptorKinds),
  latitude: z.number(),
  longitude: z.number(),
  people: z.number().min(0),
  sample: z.boolean(),
});

/** What is looked for around a site in an emergency. */
export const entityKinds = ['school', 'hospital', 'fire', 'police', 'shelter'] as const;
export type EntityKind = (typeof entityKinds)[number];

/** A recorded place with its way from the position asked about. */
export const nearEntity = receptor.omit({ kind: true }).extend({
  kind: z.enum(entityKinds),
  /** Null: none is on record. */
  phone: z.string().nullable(),
  /** Great circle, m. */
  distanceM: z.number().min(0),
  /** From the position to the place, clockwise from north. */
  bearingDeg: z.number().min(0).max(360),
});
export type NearEntity = z.infer<typeof nearEntity>;

export const nearestRadiusM = 50_000;

const position = {
  latitude: z.coerce.number<string>().min(-90).max(90),
  longitude: z.coerce.number<string>().min(-180).max(180),
};

export const receptorRoutes = {
  near: route({
    method: 'GET',
    path: '/api/receptors',
    id: 'listReceptors',
    tag: 'receptors',
    summary: 'Schools, hospitals, homes, industries and markets around a position',
    permission: 'receptor.read',
    query: z.object({
      ...position,
      radiusM: z.coerce.number<string>().positive().max(50_000).default(20_000),
    }),
    status: 200,
    answer: z.object({ receptors: z.array(receptor), omitted: z.int().min(0) }),
  }),
  nearest: route({
    method: 'GET',
    path: '/api/receptors/nearest',
    id: 'listNearestEntities',
    tag: 'receptors',
    summary: 'The nearest schools, hospitals, fire and police stations and shelters: distance, bearing, people, phone',
    permission: 'receptor.read',
    query: z.object({ ...position, each: z.coerce.number<string>().int().min(1).max(50).default(5) }),
    status: 200,
    answer: z.object({ entities: z.array(nearEntity), found: z.record(z.enum(entityKinds), z.int().min(0)) }),
  }),
} as const;
