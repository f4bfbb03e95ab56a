import { z } from 'zod';
import { textLimits } from './constants.ts';
import { isoMoment, requiredText, rowId } from './fields.ts';
import { route } from './route.ts';

export const incidentSeverities = ['low', 'medium', 'high'] as const;

/** CAP 1.2 status: real, exercise and test never mix. */
export const alertStatuses = ['Actual', 'Exercise', 'Test'] as const;

/** The five contents of a warning (source, hazard, place, action, time), and the specification's four required fields. */
export const alertInput = z.object({
  runId: z.uuid(),
  status: z.enum(alertStatuses),
  incidentId: z
    .string()
    .trim()
    .regex(/^INC\d{6}$/, { error: 'An incident ID such as INC123456' }),
  incidentSeverity: z.enum(incidentSeverities),
  incidentDescription: requiredText(textLimits.note),
  source: requiredText(),
  hazardText: requiredText(500),
  placeText: requiredText(500),
  actionText: requiredText(500),
  timeText: requiredText(500),
  expiresAt: isoMoment,
});
export type AlertInput = z.infer<typeof alertInput>;

export const alert = alertInput.extend({
  id: z.uuid(),
  /** A released version is public until it expires; no call releases one yet. */
  state: z.enum(['draft', 'released']),
  industryId: rowId.nullable(),
  industryName: z.string(),
  createdAt: isoMoment,
  createdBy: z.string(),
  updatedAt: isoMoment,
  version: z.int().min(1),
  /** Doubts of the run, repeated. */
  caveats: z.array(z.string()),
  /** Worst-first rings to be warned, GeoJSON FeatureCollection. */
  area: z.unknown(),
  peopleInside: z.number().min(0),
});
export type Alert = z.infer<typeof alert>;

const uuidParam = z.object({ id: z.uuid() });

export const alertRoutes = {
  /** What the platform proposes from a run, nothing stored. */
  propose: route({
    method: 'GET',
    path: '/api/runs/:id/alert-proposal',
    id: 'proposeAlert',
    tag: 'alerts',
    summary: 'A warning text proposed from a run',
    permission: 'alert.draft',
    params: uuidParam,
    status: 200,
    answer: alertInput,
  }),
  draft: route({
    method: 'POST',
    path: '/api/alerts',
    id: 'draftAlert',
    tag: 'alerts',
    summary: 'Store a draft warning',
    permission: 'alert.draft',
    body: alertInput,
    status: 201,
    answer: alert,
  }),
  update: route({
    method: 'PUT',
    path: '/api/alerts/:id',
    id: 'updateAlert',
    tag: 'alerts',
    summary: 'Change a draft warning',
    permission: 'alert.draft',
    params: uuidParam,
    body: alertInput.extend({ version: z.int().min(1) }),
    status: 200,
    answer: alert,
  }),
  list: route({
    method: 'GET',
    path: '/api/alerts',
    id: 'listAlerts',
    tag: 'alerts',
    summary: 'Latest alerts, newest first',
    permission: 'alert.read',
    query: z.object({ limit: z.coerce.number<string>().int().min(1).max(100).default(20) }),
    status: 200,
    answer: z.object({ alerts: z.array(alert) }),
  }),
  read: route({
    method: 'GET',
    path: '/api/alerts/:id',
    id: 'readAlert',
    tag: 'alerts',
    summary: 'One alert',
    permission: 'alert.read',
    params: uuidParam,
    status: 200,
    answer: alert,
  }),
} as const;
