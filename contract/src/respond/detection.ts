import type { SourceFound } from '@hazardguard/engine';
import { z } from 'zod';
import { weatherOrigin } from '../assess/run.ts';
import { incidentId } from '../register/incident-reference.ts';
import { alertStates } from '../warn/alert.ts';
import { errorCodes } from '../wire/errors.ts';
import { idParam, isoMoment, rowId, rowIdText } from '../wire/fields.ts';
import { route } from '../wire/route.ts';

/** Gas sensors that must read above their detection limits before a source is sought. */
export const sensorsForEstimate = 3;

const sourceFound = z
  .custom<Omit<SourceFound, 'samples'>>((value) => typeof value === 'object' && value !== null)
  .meta({
    description: 'Where a source is, with the regions that hold it, and how strong, with doubt',
    type: 'object',
  });

/** How likely the source is in each square of a grid; squares without any sample are left out. Shares add up to 1. */
export const probabilityMap = z.object({
  cellM: z.number(),
  cells: z.array(z.object({ latitude: z.number(), longitude: z.number(), share: z.number() })),
});
export type ProbabilityMap = z.infer<typeof probabilityMap>;

/** A gas sensor's newest reading as an estimate used it. */
export const usedReading = z.object({
  code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  ppm: z.number(),
  /** Lowest value that the sensor can tell from nothing; null: not told. */
  detectionPpm: z.number().nullable(),
});
export type UsedReading = z.infer<typeof usedReading>;

/** What was worked out of a source from the readings of one moment. Never changed: a newer one stands beside it. */
export const sourceEstimate = z.object({
  id: rowId,
  at: isoMoment,
  ageS: z.number().min(0),
  found: sourceFound,
  map: probabilityMap,
  weatherOrigin,
  /** As it was told: direction it comes from in degrees; the estimate may turn it. */
  wind: z.object({ windSpeedMs: z.number(), windFromDeg: z.number() }),
  readings: z.array(usedReading),
  /** Its footprint; null: none was asked for. */
  runId: z.uuid().nullable(),
});
export type SourceEstimate = z.infer<typeof sourceEstimate>;

const count = z.int().min(0);

/** Why there is no estimate, by a code and its values: people read it in their language. */
export const estimateObstacle = z.discriminatedUnion('code', [
  z.object({ code: z.literal('too-few-sensors'), detecting: count, sensors: count, needed: count }),
  z.object({ code: z.literal('no-wind') }),
  /** The engine refuses the readings: the fields it names. */
  z.object({ code: z.literal('readings-refused'), fields: z.array(z.string()) }),
  /** The computation was not done; it is tried again. */
  z.object({ code: z.literal('not-computed'), failure: z.enum(['busy', 'timeout', 'cancelled', 'closed']) }),
  /** Its footprint or its draft was refused; it is tried again. */
  z.object({
    code: z.literal('refused'),
    error: z.enum(Object.keys(errorCodes) as [keyof typeof errorCodes, ...(keyof typeof errorCodes)[]]),
  }),
]);
export type EstimateObstacle = z.infer<typeof estimateObstacle>;

/** Alarms of one site and group (a gas, the alarm contacts, the weather), with what was worked out from them. */
export const detection = z.object({
  id: rowId,
  industryId: rowId.nullable(),
  industryName: z.string(),
  /** The drill it belongs to; null: it is real. */
  drillId: rowId.nullable(),
  chemical: z.string().nullable(),
  incidentId: incidentId.nullable(),
  openedAt: isoMoment,
  /** Alarms raised by now; all after the first stand in the incident's log. */
  alarms: z.int().min(1),
  lastAlarmAt: isoMoment,
  closedAt: isoMoment.nullable(),
  /** Why there is no estimate of the newest readings (yet); null: there is one, or none is sought. */
  obstacle: estimateObstacle.nullable(),
  /** The newest. */
  estimate: sourceEstimate.nullable(),
  /** How many there are; the earlier ones are kept. */
  estimates: count,
  /** The estimate that the draft was last written from. */
  draftedFrom: rowId.nullable(),
  alertId: z.uuid().nullable(),
  alertState: z.enum(alertStates).nullable(),
  draftedAt: isoMoment.nullable(),
  /** From the arrival of the reading that raised the first alarm to the first stored draft, s. */
  draftedAfterS: z.number().nullable(),
});
export type Detection = z.infer<typeof detection>;

export const detectionRoutes = {
  list: route({
    method: 'GET',
    path: '/api/detections',
    id: 'listDetections',
    tag: 'sensors',
    summary: 'What sensors found, newest first: of a site, or of one incident',
    permission: 'sensor.read',
    scope: { of: 'industry', query: 'industryId' },
    query: z.object({
      industryId: rowIdText.optional(),
      incidentId: incidentId.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(10),
    }),
    status: 200,
    answer: z.object({ detections: z.array(detection) }),
  }),
  estimates: route({
    method: 'GET',
    path: '/api/detections/:id/estimates',
    id: 'listEstimates',
    tag: 'sensors',
    summary: 'Every estimate of the source of a detection with the readings it used, newest first',
    permission: 'sensor.read',
    scope: { of: 'detection', param: 'id' },
    params: idParam,
    query: z.object({ limit: z.coerce.number<string>().int().min(1).max(500).default(100) }),
    status: 200,
    answer: z.object({ estimates: z.array(sourceEstimate) }),
  }),
  draftAnew: route({
    method: 'POST',
    path: '/api/detections/:id/draft',
    id: 'draftAnew',
    tag: 'sensors',
    summary: 'Write the alert of a detection anew from its newest estimate, as its next draft',
    permission: 'alert.draft',
    scope: { of: 'detection', param: 'id' },
    params: idParam,
    /** The estimate that was seen: a newer one is refused, and seen first. */
    body: z.object({ estimateId: rowId }),
    status: 200,
    answer: z.object({ alertId: z.uuid(), runId: z.uuid() }),
  }),
} as const;
