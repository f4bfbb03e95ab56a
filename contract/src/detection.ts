import type { SourceFound } from '@hazardguard/engine';
import { z } from 'zod';
import { isoMoment, rowId } from './fields.ts';
import { incidentId } from './incident.ts';
import { route } from './route.ts';
import { weatherOrigin } from './run.ts';

/** Gas sensors that must read above their detection limits before a source is sought. */
export const sensorsForEstimate = 3;

const sourceFound = z
  .custom<Omit<SourceFound, 'samples'>>((value) => typeof value === 'object' && value !== null)
  .meta({ description: 'Where a source is and how strong, with doubt', type: 'object', 'x-typescript': 'Record<string, unknown>' });

/** How likely the source is in each square of a grid; squares without any sample are left out. Shares add up to 1. */
export const probabilityMap = z.object({
  cellM: z.number(),
  cells: z.array(z.object({ latitude: z.number(), longitude: z.number(), share: z.number() })),
});
export type ProbabilityMap = z.infer<typeof probabilityMap>;

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
  /** Why there is no estimate (yet); null: there is one, or none is sought. */
  reason: z.string().nullable(),
  estimate: sourceFound.nullable(),
  map: probabilityMap.nullable(),
  weatherOrigin: weatherOrigin.nullable(),
  runId: z.uuid().nullable(),
  alertId: z.uuid().nullable(),
  draftedAt: isoMoment.nullable(),
  /** From the arrival of the reading that raised the first alarm to the stored draft, s. */
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
    query: z.object({
      industryId: z.coerce.number<string>().int().positive().optional(),
      incidentId: incidentId.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(10),
    }),
    status: 200,
    answer: z.object({ detections: z.array(detection) }),
  }),
} as const;
