import { z } from 'zod';
import { incidentId } from '../register/incident-reference.ts';
import { idParam, isoMoment, latitude, longitude, rowId } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { oneLineOrNone } from '../wire/text.ts';

/** What of the fires that satellites see is taken, and what of it is an event at the site. */
export const fireLimits = {
  /** Detections in one call. */
  rows: 500,
  /** Farther from the site nothing is stored, m. */
  radiusM: 250_000,
  /** Beyond the size of its pixel a detection may lie so far from the site's point and still be one of the site, m. */
  siteM: 1_000,
  /** Of a pixel whose size the file does not give: MODIS straight below, the larger of the two kinds, m. */
  unknownPixelM: 1_000,
  /** Seen longer ago it opens no incident, s. */
  freshS: 48 * 3_600,
  /** A clock may be ahead by so much, s. */
  aheadS: 600,
  listed: 100,
} as const;

const numberBetween = (low: number, high: number) => {
  const error = `A number from ${low} to ${high}`;
  return z.number({ error }).min(low, { error }).max(high, { error });
};

/** A pixel that holds something hot: a flare or a furnace counts as well as a fire. */
export const fireInput = z.object({
  /** Centre of the pixel. */
  latitude,
  longitude,
  /** When the satellite passed. */
  at: isoMoment,
  satellite: oneLineOrNone(40),
  /** A class (VIIRS) or per cent (MODIS). */
  confidence: z.union([z.enum(['low', 'nominal', 'high']), numberBetween(0, 100)]),
  /** Fire radiative power, MW; null: not given. */
  powerMw: numberBetween(0, 1e6).nullable(),
  /** The longer side of the pixel on the ground, m; null: not given. */
  pixelM: numberBetween(100, 10_000).nullable(),
});
export type FireInput = z.infer<typeof fireInput>;

/** Why a stored detection belongs to no incident. */
export const fireLeftOut = ['far', 'old'] as const;
export type FireLeftOut = (typeof fireLeftOut)[number];

export const fireDetection = fireInput.extend({
  id: rowId,
  ageS: z.number().min(0),
  /** From the site's point as it stood when it was recorded, m. */
  distanceM: z.number().min(0),
  /** From the site, clockwise from north. */
  bearingDeg: z.number(),
  recordedAt: isoMoment,
  recordedBy: z.string(),
  incidentId: incidentId.nullable(),
  /** Null: it belongs to an incident. */
  leftOut: z.enum(fireLeftOut).nullable(),
});
export type FireDetection = z.infer<typeof fireDetection>;

const count = z.int().min(0);

/** What went wrong with a call of the service: screens say it by the code. */
export const fireFailure = z.discriminatedUnion('code', [
  /** In the service's own words, without the key. */
  z.object({ code: z.literal('refused'), said: z.string() }),
  z.object({ code: z.literal('status'), status: z.int() }),
  z.object({ code: z.literal('timeout'), waitedS: z.number() }),
  z.object({ code: z.literal('unreachable') }),
  z.object({ code: z.literal('too-large'), mostKb: z.number() }),
  /** Lines of an answer that was read otherwise. */
  z.object({ code: z.literal('unread'), lines: z.int().min(1) }),
  /** The answer was read and could not be recorded here; the log of the server says why. */
  z.object({ code: z.literal('not-recorded') }),
]);
export type FireFailure = z.infer<typeof fireFailure>;

/** How the service of detections stands for a site. */
export const fireService = z.object({
  /** Asked at all: it has a key. */
  on: z.boolean(),
  /** The last answer about this site that was read; null: none yet. */
  askedAt: isoMoment.nullable(),
  /** A call that went wrong since then, about this site or another; null: none. */
  failedAt: isoMoment.nullable(),
  failure: fireFailure.nullable(),
});
export type FireService = z.infer<typeof fireService>;

export const recordedFires = z.object({
  received: count,
  stored: count,
  /** Stored before, or twice in this call. */
  known: count,
  /** What those near the site became; null: none of the newly stored is near and fresh. */
  incident: z.object({ id: incidentId, opened: z.boolean(), detections: z.int().min(1) }).nullable(),
  /** Newly stored, but no event at the site. */
  leftOut: z.object({ far: count, old: count } satisfies Record<FireLeftOut, typeof count>),
});
export type RecordedFires = z.infer<typeof recordedFires>;

export const fireRoutes = {
  record: route({
    method: 'POST',
    path: '/api/industries/:id/fires',
    id: 'recordFires',
    tag: 'sensors',
    summary: 'Record fires seen by satellites near a site, at most 500; those at the site become one Detected incident',
    permission: 'incident.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    body: z.object({
      fires: z
        .array(fireInput)
        .min(1, { error: 'At least one detection' })
        .max(fireLimits.rows, { error: `At most ${fireLimits.rows} detections` }),
    }),
    status: 200,
    answer: recordedFires,
  }),
  list: route({
    method: 'GET',
    path: '/api/industries/:id/fires',
    id: 'listFires',
    tag: 'sensors',
    summary: 'Fires seen by satellites near a site, the newest first, with their age and incident, and how the service stands',
    permission: 'incident.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    status: 200,
    answer: z.object({ fires: z.array(fireDetection), total: count, service: fireService }),
  }),
} as const;
