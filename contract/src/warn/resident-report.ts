import { z } from 'zod';
import { incidentParam } from '../register/incident-reference.ts';
import { isoMoment, rowId } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { alertStatuses } from './alert-choices.ts';
import { hearingChannels } from './channel.ts';

/** What a resident reports, the most urgent first. `other`: words that are in no table, shown as written. `place`: a position alone. */
export const residentReportKinds = ['help', 'smell', 'safe', 'other', 'place'] as const;
export type ResidentReportKind = (typeof residentReportKinds)[number];

/** By the link of a message, the public page, or a channel that residents write to. */
export const residentReportWays = ['link', 'page', ...hearingChannels] as const;
export type ResidentReportWay = (typeof residentReportWays)[number];

/** Where a position is from: the phone, the middle of a named place, or the place that the resident follows. */
export const reportPlaces = ['shared', 'typed', 'followed'] as const;
export type ReportPlace = (typeof reportPlaces)[number];

/** Limits of reports: from one number in an hour, and by one way in a minute over all numbers. */
export const residentReportLimits = { numberHour: 20, wayMinute: 600, text: 500 } as const;

/** A report without a message belongs to the nearest open incident within this distance, m: AEGL-1 zones of large releases reach so far. */
export const reportReachM = 10_000;

export const residentReport = z.object({
  id: rowId,
  at: isoMoment,
  kind: z.enum(residentReportKinds),
  way: z.enum(residentReportWays),
  /** The sender got a message of this installation. */
  verified: z.boolean(),
  status: z.enum(alertStatuses),
  /** As written; null: a button or a position. */
  text: z.string().nullable(),
  /** The number or address of the sender, complete where help is needed, else masked; null: not known. */
  address: z.string().nullable(),
  /** The name of a responder. */
  name: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  placeFrom: z.enum(reportPlaces).nullable(),
  /** The last safe or need-help report of this sender; an earlier one is answered by it. */
  latest: z.boolean(),
});
export type ResidentReport = z.infer<typeof residentReport>;

const count = z.int().min(0);
export const residentReports = z.object({
  /** Senders whose last answer is that they need help. */
  help: count,
  smell: count,
  safe: count,
  total: count,
  /** Who needs help first, then the newest. */
  reports: z.array(residentReport),
});
export type ResidentReports = z.infer<typeof residentReports>;

export const residentReportRoutes = tagged('delivery', {
  ofIncident: route('GET', '/api/incidents/:id/resident-reports', 'listResidentReports', {
    summary: 'Reports from residents at an incident: who needs help first, then the newest',
    permission: 'delivery.read',
    scope: { of: 'incident', param: 'id' },
    reads: 'recipients',
    params: incidentParam,
    query: z.object({ limit: z.coerce.number<string>().int().min(1).max(500).default(200) }),
    answer: residentReports,
  }),
  withoutIncident: route('GET', '/api/resident-reports', 'listReportsWithoutIncident', {
    summary: 'Reports from residents in the last 24 hours that belong to no incident: who needs help first, then the newest',
    permission: 'delivery.read',
    scope: 'rows',
    reads: 'recipients',
    query: z.object({ limit: z.coerce.number<string>().int().min(1).max(500).default(50) }),
    answer: residentReports,
  }),
});
