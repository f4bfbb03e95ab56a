import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { textLimits } from '../wire/constants.ts';
import { idParam, isoMoment, rowId } from '../wire/fields.ts';
import { signedInRoles } from '../wire/roles.ts';
import { route } from '../wire/route.ts';
import { emergencyScope, scope } from '../wire/scope.ts';
import { tableFileQuery, tableFileTypes } from '../wire/table-file.ts';
import { oneLine, reasonText } from '../wire/text.ts';
import { graveReasonMost } from '../wire/visible-text.ts';

/** Duration of emergency access, minutes. */
export const breakGlassMinutes = 60;
/** A second opening within this many hours needs the approval of a supervisor. */
export const breakGlassApprovalHours = 24;
/** A request without a decision expires after this many minutes. */
export const breakGlassRequestMinutes = 60;
/** Withdrawn requests allowed within those hours, because each request notifies supervisors by every channel. */
export const maxBreakGlassWithdrawals = 3;

/** Who asks for it, for what, and why. */
const asker = {
  personId: z.string(),
  name: z.string(),
  role: z.enum(signedInRoles),
  /** The scope of the person at that time. */
  scope,
  places: z.array(z.string()),
  /** The opened places; null: opened by an earlier version, which gave access to everything. */
  opens: emergencyScope.nullable(),
  opensPlaces: z.array(z.string()),
  reason: z.string(),
};

/** Messages to supervisors and others, by delivery status. */
const messages = z.object({ sent: z.int(), waiting: z.int(), failed: z.int(), reason: z.string().nullable() });

/** One use of emergency access. */
export const breakGlass = z.object({
  id: rowId,
  ...asker,
  openedAt: isoMoment,
  endsAt: isoMoment,
  /** Ended by a person before its time. */
  endedAt: isoMoment.nullable(),
  endedBy: z.string().nullable(),
  /** The supervisor who approved it; null: it needed no approval. */
  approvedBy: z.string().nullable(),
  open: z.boolean(),
  /** Null: no message was sent. */
  messages: messages.nullable(),
});
export type BreakGlass = z.infer<typeof breakGlass>;

export const breakGlassOutcomes = ['approved', 'refused', 'withdrawn'] as const;

/** A request for a second use within 24 hours. */
export const breakGlassRequest = z.object({
  id: rowId,
  ...asker,
  askedAt: isoMoment,
  endsAt: isoMoment,
  decidedAt: isoMoment.nullable(),
  decidedBy: z.string().nullable(),
  outcome: z.enum(breakGlassOutcomes).nullable(),
  /** It can still be approved or refused. */
  waiting: z.boolean(),
  /** Whether the reader may decide. */
  mayDecide: z.boolean(),
  messages: messages.nullable(),
});
export type BreakGlassRequest = z.infer<typeof breakGlassRequest>;

export const breakGlassLineKinds = ['read', 'added', 'changed', 'removed', 'done'] as const;

/** One row that was read or changed during an opening. */
export const breakGlassLine = z.object({
  at: isoMoment,
  kind: z.enum(breakGlassLineKinds),
  thing: z.string(),
  /** Null: a whole list, file or result without rows of its own. */
  thingId: z.string().nullable(),
  /** The call that read or changed it. */
  call: z.string().nullable(),
  /** The path with its parameters, or the changed columns. */
  detail: z.string().nullable(),
});
export type BreakGlassLine = z.infer<typeof breakGlassLine>;

const peopleScope = { tag: 'people', permission: 'person.manage', scope: 'people' } as const;
const ofAccount = { tag: 'account', permission: 'scope.open', scope: 'own' } as const;

export const breakGlassRoutes = {
  open: route({
    ...ofAccount,
    method: 'POST',
    path: '/api/account/break-glass',
    id: 'openBreakGlass',
    summary: `In an emergency: read named sites or one district and work on their alerts and incidents for ${breakGlassMinutes} minutes; supervisors are notified. Within ${breakGlassApprovalHours} hours of the last time a supervisor must approve it`,
    body: z.object({
      reason: reasonText(graveReasonMost),
      opens: emergencyScope,
      /** Language of the messages to supervisors. */
      language: z.enum(languageCodes),
    }),
    status: 200,
    answer: z.object({
      /** Null: a supervisor must approve it first. */
      endsAt: isoMoment.nullable(),
    }),
  }),
  own: route({
    ...ofAccount,
    method: 'GET',
    path: '/api/account/break-glass',
    id: 'readOwnBreakGlass',
    summary: 'Whether the next emergency access needs approval, and the status of your last request',
    status: 200,
    answer: z.object({ needsApproval: z.boolean(), request: breakGlassRequest.nullable() }),
  }),
  targets: route({
    ...ofAccount,
    method: 'GET',
    path: '/api/account/break-glass/targets',
    id: 'findBreakGlassTargets',
    summary: 'Find sites and districts by part of the name, to choose the places of emergency access; returns names only',
    query: z.object({ search: oneLine(textLimits.place).min(2, { error: 'At least 2 characters' }) }),
    status: 200,
    answer: z.object({
      sites: z.array(z.object({ id: rowId, industryName: z.string(), district: z.string() })),
      districts: z.array(z.string()),
    }),
  }),
  end: route({
    ...ofAccount,
    method: 'DELETE',
    path: '/api/account/break-glass',
    id: 'endBreakGlass',
    summary: 'End your emergency access, or withdraw your request for it',
    status: 204,
  }),
  list: route({
    ...peopleScope,
    method: 'GET',
    path: '/api/break-glass',
    id: 'listBreakGlass',
    summary: 'Emergency access of people you supervise or to sites in your scope, and requests for it; the newest 100 of each',
    status: 200,
    answer: z.object({ openings: z.array(breakGlass), requests: z.array(breakGlassRequest) }),
  }),
  endForPerson: route({
    ...peopleScope,
    method: 'POST',
    path: '/api/break-glass/:id/end',
    id: 'endBreakGlassOf',
    summary: 'End the emergency access of a person you supervise, or to a site in your scope',
    params: idParam,
    status: 204,
  }),
  decide: route({
    ...peopleScope,
    method: 'POST',
    path: '/api/break-glass/requests/:id/decide',
    id: 'decideBreakGlass',
    summary: `Approve or refuse emergency access for the second time within ${breakGlassApprovalHours} hours; it lasts ${breakGlassMinutes} minutes from the approval`,
    params: idParam,
    body: z.object({ approve: z.boolean() }),
    status: 200,
    answer: breakGlassRequest,
  }),
  report: route({
    ...peopleScope,
    method: 'GET',
    path: '/api/break-glass/:id/report',
    id: 'readBreakGlassReport',
    summary: 'Every row read and changed during one emergency access',
    reads: 'audit',
    params: idParam,
    status: 200,
    answer: z.object({ opening: breakGlass, lines: z.array(breakGlassLine) }),
  }),
  reportTable: route({
    ...peopleScope,
    method: 'GET',
    path: '/api/break-glass/:id/report.csv',
    id: 'downloadBreakGlassReport',
    summary: 'Every row read and changed during one emergency access, as CSV or Excel',
    reads: 'audit',
    params: idParam,
    query: tableFileQuery,
    status: 200,
    answerType: tableFileTypes,
  }),
  reportPdf: route({
    ...peopleScope,
    method: 'GET',
    path: '/api/break-glass/:id/report.pdf',
    id: 'printBreakGlassReport',
    summary: 'Every row read and changed during one emergency access, as PDF',
    reads: 'audit',
    params: idParam,
    query: z.object({ language: z.enum(languageCodes).default('en') }),
    status: 200,
    answerType: 'application/pdf',
  }),
} as const;
