import { z } from 'zod';
import { route } from '../wire/route.ts';
import { polygonCoordinates } from './population.ts';
import { receptorKinds } from './receptor-fields.ts';

/** Classes of roads that are recorded, the largest first: OpenStreetMap's values of `highway`, links with their road. */
export const roadClasses = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'service',
  'track',
] as const;
export type RoadClass = (typeof roadClasses)[number];

const position = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };

/** A way by road from a place inside an area to the first point outside of it. */
export const wayOut = z.object({
  /** Longitude and latitude from the place to the edge of the area. */
  line: z.array(z.tuple([z.number(), z.number()])),
  lengthM: z.number().min(0),
  /** Where the road leaves the area. */
  exit: z.object(position),
  /** From the place to the exit, clockwise from north. */
  bearingDeg: z.number().min(0).max(360),
  /** How the exit lies to the wind from the place; null: without wind. `with` goes where the cloud goes. */
  wind: z.enum(['across', 'against', 'with']).nullable(),
  /** Names or numbers of the roads, in order. */
  roads: z.array(z.string()),
  /** The nearest recorded shelter or school outside the area, as a place to gather; null: none is recorded near the exit. */
  assembly: z.object({ name: z.string(), kind: z.enum(receptorKinds), ...position, distanceM: z.number().min(0) }).nullable(),
});
export type WayOut = z.infer<typeof wayOut>;

/** Where a main road crosses the edge of an area: stop traffic here. */
export const roadblock = z.object({
  name: z.string().nullable(),
  class: z.enum(roadClasses),
  ...position,
  /** From the middle of the area or the given place. */
  bearingDeg: z.number().min(0).max(360),
  distanceM: z.number().min(0),
});
export type Roadblock = z.infer<typeof roadblock>;

export const waysOut = z.object({
  /** False: no road is recorded here; nothing can be said. */
  known: z.boolean(),
  /** From the place to the nearest road, m; null: no place given, or no road within 2 km. */
  toRoadM: z.number().min(0).nullable(),
  /** Best first; empty where the place is outside the area, or no recorded road leads out. */
  ways: z.array(wayOut),
  roadblocks: z.array(roadblock),
  roadblocksOmitted: z.int().min(0),
  sources: z.array(z.object({ name: z.string(), sourceName: z.string(), year: z.int().nullable(), licence: z.string() })),
});
export type WaysOut = z.infer<typeof waysOut>;

export const roadRoutes = {
  waysOut: route('POST', '/api/roads/ways-out', 'findWaysOut', {
    tag: 'roads',
    summary: 'Ways by road out of an area, across the wind first, and roadblocks where main roads cross its edge',
    permission: 'population.read',
    scope: 'common',
    body: z.object({
      area: polygonCoordinates,
      /** Null: only roadblocks. */
      from: z.object(position).nullable(),
      /** Direction the wind blows from, degrees clockwise from north; null: blast or heat. */
      windFromDeg: z.number().min(0).max(360).nullable(),
    }),
    bodyBytes: 4 * 1024 * 1024,
    answer: waysOut,
  }),
} as const;
