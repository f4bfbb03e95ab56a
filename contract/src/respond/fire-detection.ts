import { z } from 'zod';
import { incidentId } from '../register/incident-reference.ts';
import { idParam, isoMoment, latitude, longitude, rowId } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { oneLineOrNone } from '../wire/text.ts';
import { fireLimits } from './fire-limits.ts';

const numberBetween = (low: number, high: number) => {
  const error = `A number from ${low} to ${high}`;
  return z.number({ error }).min(low, { error }).max(high, { error });
};

/** A pixel with a heat source: also a flare or a furnace. */
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
  /** Distance from the position of the site at the time of recording, m. */
  distanceM: z.number().min(0),
  /** Bearing from the site, degrees clockwise from north. */
  bearingDeg: z.number(),
  recordedAt: isoMoment,
  recordedBy: z.string(),
  incidentId: incidentId.nullable(),
  /** Null: it belongs to an incident. */
  leftOut: z.enum(fireLeftOut).nullable(),
});
export type FireDetection = z.infer<typeof fireDetection>;

const count = z.int().min(0);

/** Failure of a request to the service; screens turn the code into text. */
export const fireFailure = z.discriminatedUnion('code', [
  /** The answer text of the service, without the key. */
  z.object({ code: z.literal('refused'), said: z.string() }),
  z.object({ code: z.literal('status'), status: z.int() }),
  z.object({ code: z.literal('timeout'), waitedS: z.number() }),
  z.object({ code: z.literal('unreachable') }),
  z.object({ code: z.literal('too-large'), mostKb: z.number() }),
  /** Number of lines that could not be read; the others were. */
  z.object({ code: z.literal('unread'), lines: z.int().min(1) }),
  /** The answer was read but could not be stored; the server log says why. */
  z.object({ code: z.literal('not-recorded') }),
]);
export type FireFailure = z.infer<typeof fireFailure>;

/** Status of the detection service for a site. */
export const fireService = z.object({
  /** The service is configured: it has a key. */
  on: z.boolean(),
  /** Time of the last answer for this site; null: none yet. */
  askedAt: isoMoment.nullable(),
  /** Time of a later failed request, for this or another site; null: none. */
  failedAt: isoMoment.nullable(),
  failure: fireFailure.nullable(),
});
export type FireService = z.infer<typeof fireService>;

export const recordedFires = z.object({
  received: count,
  stored: count,
  /** Already stored, or twice in this request. */
  known: count,
  /** Incident of the new detections at the site; null: none of them is near and recent. */
  incident: z.object({ id: incidentId, opened: z.boolean(), detections: z.int().min(1) }).nullable(),
  /** Newly stored detections that do not count as an event at the site. */
  leftOut: z.object({ far: count, old: count } satisfies Record<FireLeftOut, typeof count>),
});
export type RecordedFires = z.infer<typeof recordedFires>;

export const fireRoutes = tagged('sensors', {
  record: route('POST', '/api/industries/:id/fires', 'recordFires', {
    summary: 'Record satellite fire detections near a site, at most 500; those at the site become one Detected incident',
    permission: 'incident.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    body: z.object({
      fires: z
        .array(fireInput)
        .min(1, { error: 'At least one detection' })
        .max(fireLimits.rows, { error: `At most ${fireLimits.rows} detections` }),
    }),
    answer: recordedFires,
  }),
  list: route('GET', '/api/industries/:id/fires', 'listFires', {
    summary: 'Satellite fire detections near a site, newest first, with age and incident, and the status of the service',
    permission: 'incident.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: z.object({ fires: z.array(fireDetection), total: count, service: fireService }),
  }),
});
