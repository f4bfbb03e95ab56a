import { z } from 'zod';
import { idParam, isoMoment } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { timeZone } from '../wire/time-zone.ts';
import { sensorCode } from './sensor.ts';
import { sensorUnits } from './sensor-choices.ts';

/**
 * Limits for one body of readings. Times up to `oldestS` in the past or future are accepted; more than `aheadS` in the future they are
 * corrected to the arrival. A reading that arrives more than `lateS` after its time is stored as late.
 */
export const readingLimits = {
  rows: 1_000,
  bytes: 512 * 1_024,
  oldestS: 7 * 86_400,
  aheadS: 300,
  lateS: 60,
  problemsListed: 1_000,
} as const;

/** One reading as a site sends it: a line of NDJSON, or an item of a JSON array. */
export const readingRow = z.strictObject({
  /** The code of the sensor within the site. */
  sensor: sensorCode,
  /**
   * ISO 8601 with an offset; without one, local time (the call's `timeZone`, else that of the installation); or seconds or milliseconds
   * since 1970. Absent: the time of receipt, marked as such.
   */
  at: z.union([z.string().max(60), z.number()], { error: 'A time such as 2026-03-01T10:15:00Z' }).optional(),
  /** Alarm contacts may send true and false. */
  value: z.union([z.number({ error: 'A number' }), z.boolean().transform(Number)], { error: 'A number' }),
  /** Default: the sensor's unit. */
  unit: z.enum(sensorUnits, { error: `One of ${sensorUnits.join(', ')}` }).optional(),
  /** Distinguishes two equal readings of one moment; without it they count as one. */
  sequence: z.int({ error: 'A whole number' }).min(0, { error: 'A whole number, 0 or more' }).optional(),
});
export type ReadingRow = z.output<typeof readingRow>;

export const readingProblem = z.object({
  /** Line of NDJSON or position in the array, from 1. */
  line: z.int().min(1),
  sensor: z.string().nullable(),
  field: z.string().nullable(),
  reason: z.string(),
});
export type ReadingProblem = z.infer<typeof readingProblem>;

const count = z.int().min(0);

/** Sent after everything that it counts is stored. */
export const ingestAnswer = z.object({
  received: count,
  stored: count,
  /** Valid readings that were stored before. */
  duplicates: count,
  late: count,
  outOfOrder: count,
  /** Stored with the time of receipt, because none was sent. */
  timedOnReceipt: count,
  refused: z.array(readingProblem),
});
export type IngestAnswer = z.infer<typeof ingestAnswer>;

export const readingRoutes = tagged('sensors', {
  ingest: route('POST', '/api/sensors/readings', 'ingestReadings', {
    summary:
      "Readings of a site's sensors, at most 1,000: one JSON object per line, a JSON array, SenML (RFC 8428) or CSV; wrong rows are listed one by one",
    permission: 'public',
    scope: 'published',
    machine: true,
    query: z.object({ timeZone: timeZone.optional() }),
    rawBody: 'application/x-ndjson, application/senml+json, text/csv',
    answer: ingestAnswer,
  }),
  series: route('GET', '/api/sensors/:id/readings', 'listReadings', {
    summary: 'Readings of the last minutes in at most 360 time steps, with mean, lowest and highest value',
    permission: 'sensor.read',
    scope: { of: 'sensor', param: 'id' },
    params: idParam,
    query: z.object({ minutes: z.coerce.number<string>().int().min(1).max(10_080).default(60) }),
    answer: z.object({
      stepS: z.number(),
      points: z.array(z.object({ at: isoMoment, mean: z.number(), least: z.number(), most: z.number(), count })),
    }),
  }),
});
