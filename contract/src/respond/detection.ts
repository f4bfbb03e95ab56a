import type { SourceFound } from '@hazardguard/engine';
import { z } from 'zod';
import { weatherOrigin } from '../assess/run.ts';
import { incidentId } from '../register/incident-reference.ts';
import { alertStates } from '../warn/alert-choices.ts';
import { errorCodes } from '../wire/errors.ts';
import { idParam, isoMoment, rowId, rowIdText } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';

/** Number of gas sensors above their detection limits that a source estimate needs. */
export const sensorsForEstimate = 3;

const sourceFound = z
  .custom<Omit<SourceFound, 'samples'>>((value) => typeof value === 'object' && value !== null)
  .meta({
    description: 'Estimated position and rate of a source, with their uncertainty',
    type: 'object',
  });

/** Probability of the source in each cell of a grid; cells without a sample are left out. Shares add up to 1. */
export const probabilityMap = z.object({
  cellM: z.number(),
  cells: z.array(z.object({ latitude: z.number(), longitude: z.number(), share: z.number() })),
});
export type ProbabilityMap = z.infer<typeof probabilityMap>;

/** A reading that an estimate used. */
export const usedReading = z.object({
  code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  ppm: z.number(),
  /** Detection limit of the sensor; null: not given. */
  detectionPpm: z.number().nullable(),
  /** A resident's report of a smell: `ppm` is the odour threshold, a weak lower limit. */
  smelled: z.literal(true).exactOptional(),
});
export type UsedReading = z.infer<typeof usedReading>;

/** Source estimate from the readings of one moment. Never changed: a newer estimate is stored beside it. */
export const sourceEstimate = z.object({
  id: rowId,
  at: isoMoment,
  ageS: z.number().min(0),
  found: sourceFound,
  map: probabilityMap,
  weatherOrigin,
  /** As measured or entered; the estimate may adjust the direction. */
  wind: z.object({ windSpeedMs: z.number(), windFromDeg: z.number() }),
  readings: z.array(usedReading),
  /** Run of its footprint; null: none. */
  runId: z.uuid().nullable(),
});
export type SourceEstimate = z.infer<typeof sourceEstimate>;

const count = z.int().min(0);

/** Why there is no estimate; screens turn code and values into text. */
export const estimateObstacle = z.discriminatedUnion('code', [
  z.object({ code: z.literal('too-few-sensors'), detecting: count, sensors: count, needed: count }),
  z.object({ code: z.literal('no-wind') }),
  /** The engine refuses the readings: the fields it names. */
  z.object({ code: z.literal('readings-refused'), fields: z.array(z.string()) }),
  /** The computation was interrupted; it is repeated. */
  z.object({ code: z.literal('not-computed'), failure: z.enum(['busy', 'timeout', 'cancelled', 'closed']) }),
  /** The footprint or the draft was refused; it is tried again. */
  z.object({
    code: z.literal('refused'),
    error: z.enum(Object.keys(errorCodes) as [keyof typeof errorCodes, ...(keyof typeof errorCodes)[]]),
  }),
]);
export type EstimateObstacle = z.infer<typeof estimateObstacle>;

/** Alarms of one site and group (a gas, the alarm contacts, the weather), with their estimate and draft. */
export const detection = z.object({
  id: rowId,
  industryId: rowId.nullable(),
  industryName: z.string(),
  /** The drill it belongs to; null: it is real. */
  drillId: rowId.nullable(),
  chemical: z.string().nullable(),
  incidentId: incidentId.nullable(),
  openedAt: isoMoment,
  /** Number of alarms; all after the first are in the incident's log. */
  alarms: z.int().min(1),
  lastAlarmAt: isoMoment,
  closedAt: isoMoment.nullable(),
  /** Why there is no estimate of the newest readings (yet); null: there is one, or none is made. */
  obstacle: estimateObstacle.nullable(),
  /** The newest estimate. */
  estimate: sourceEstimate.nullable(),
  /** Number of estimates; earlier ones stay stored. */
  estimates: count,
  /** A person switched on that estimates also use residents' reports of a smell. */
  useReports: z.boolean(),
  /** Odour threshold of the gas, ppm; null: not known, so that no report can be used. */
  odourThresholdPpm: z.number().positive().nullable(),
  /** The estimate that the draft was last written from. */
  draftedFrom: rowId.nullable(),
  alertId: z.uuid().nullable(),
  alertState: z.enum(alertStates).nullable(),
  draftedAt: isoMoment.nullable(),
  /** Time from the arrival of the reading that raised the first alarm to the first draft, s. */
  draftedAfterS: z.number().nullable(),
});
export type Detection = z.infer<typeof detection>;

export const detectionRoutes = tagged('sensors', {
  list: route('GET', '/api/detections', 'listDetections', {
    summary: 'Detections of a site or of one incident, newest first',
    permission: 'sensor.read',
    scope: { of: 'industry', query: 'industryId' },
    query: z.object({
      industryId: rowIdText.optional(),
      incidentId: incidentId.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(10),
    }),
    answer: z.object({ detections: z.array(detection) }),
  }),
  estimates: route('GET', '/api/detections/:id/estimates', 'listEstimates', {
    summary: 'Source estimates of a detection with the readings they used, newest first',
    permission: 'sensor.read',
    scope: { of: 'detection', param: 'id' },
    params: idParam,
    query: z.object({ limit: z.coerce.number<string>().int().min(1).max(500).default(100) }),
    answer: z.object({ estimates: z.array(sourceEstimate) }),
  }),
  useReports: route('PUT', '/api/detections/:id/use-reports', 'useReports', {
    summary: 'Use residents’ reports of a smell in the next source estimates as weak lower limits, or no longer; never without sensors',
    permission: 'alert.draft',
    scope: { of: 'detection', param: 'id' },
    params: idParam,
    body: z.object({ use: z.boolean() }),
    answer: z.object({ useReports: z.boolean() }),
  }),
  redraft: route('POST', '/api/detections/:id/draft', 'redraftAlert', {
    summary: 'Redraft the alert of a detection from its newest estimate',
    permission: 'alert.draft',
    scope: { of: 'detection', param: 'id' },
    params: idParam,
    /** The estimate that the person has seen; refused if there is a newer one. */
    body: z.object({ estimateId: rowId }),
    answer: z.object({ alertId: z.uuid(), runId: z.uuid() }),
  }),
});
