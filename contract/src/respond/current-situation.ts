import { z } from 'zod';
import { incidentId } from '../register/incident-reference.ts';
import { alertKinds, alertStatuses } from '../warn/alert-choices.ts';
import { isoMoment, rowId } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { incident } from './incident.ts';

/** Most rows in each list of the current situation; `total` counts all. */
export const situationRows = 5;

/** Most states of sites in the current situation. */
export const siteStateRows = 500;

/** Why something goes on at a site. */
export const siteStateKinds = ['inForce', 'incidents', 'sensorsInAlarm'] as const;

const count = z.int().min(0);

/** What goes on now in the scope of the person who asks, and what waits for this person. */
export const currentSituation = z.object({
  /** Neither resolved nor closed, newest first. */
  incidents: z.object({
    total: count,
    rows: z.array(
      incident.pick({ id: true, industryName: true, shortDescription: true, state: true, origin: true, drillId: true, createdAt: true }),
    ),
  }),
  /** Unexpired warnings that this person may approve, oldest first; empty for others. */
  toApprove: z.object({
    total: count,
    rows: z.array(
      z.object({
        id: z.uuid(),
        incidentId,
        industryName: z.string(),
        status: z.enum(alertStatuses),
        kind: z.enum(alertKinds),
        drillId: rowId.nullable(),
        handedInAt: isoMoment,
        handedInBy: z.string(),
      }),
    ),
  }),
  /** Released warnings that have not expired or ended, the newest first. */
  inForce: z.object({
    total: count,
    rows: z.array(
      z.object({
        id: z.uuid(),
        incidentId,
        industryName: z.string(),
        status: z.enum(alertStatuses),
        drillId: rowId.nullable(),
        releasedAt: isoMoment,
        expiresAt: isoMoment,
      }),
    ),
  }),
  /** Sites with sensors in alarm, most sensors first. */
  sensorsInAlarm: z.object({
    total: count,
    rows: z.array(
      z.object({
        industryId: rowId,
        industryName: z.string(),
        sensors: z.int().min(1),
        since: isoMoment.nullable(),
        drillId: rowId.nullable(),
      }),
    ),
  }),
  /** What goes on at each site: the lists above without their bound, one row for each site, kind and status. */
  siteStates: z.object({
    total: count,
    rows: z.array(z.object({ industryName: z.string(), kind: z.enum(siteStateKinds), status: z.enum(alertStatuses) })),
  }),
  /** Contacts whom no channel reached, of each warning in force; empty for those who may not see deliveries. */
  contactsFailed: z.object({
    total: count,
    rows: z.array(z.object({ alertId: z.uuid(), incidentId, industryName: z.string(), contacts: z.int().min(1) })),
  }),
  /**
   * Reports from residents at open incidents: senders who need help, and reports of a smell; most who need help first. Without an
   * incident: of the last 24 hours. Empty for those who may not see deliveries.
   */
  residentReports: z.object({
    total: count,
    rows: z.array(
      z.object({ incidentId: incidentId.nullable(), industryName: z.string().nullable(), help: count, smell: count, other: count }),
    ),
  }),
  /** Moves of sites out of or into the scope that wait for consent, oldest first; empty for those who may not decide on them. */
  siteMoves: z.object({
    total: count,
    rows: z.array(z.object({ id: rowId, industryName: z.string(), from: z.string(), to: z.string() })),
  }),
});
export type CurrentSituation = z.infer<typeof currentSituation>;

export const currentSituationRoutes = {
  read: route('GET', '/api/current-situation', 'readCurrentSituation', {
    tag: 'incidents',
    summary:
      'Open incidents, warnings in force, warnings that the person may approve, sites with sensors in alarm, and contacts that were not reached',
    permission: 'incident.read',
    scope: 'rows',
    answer: currentSituation,
  }),
} as const;
