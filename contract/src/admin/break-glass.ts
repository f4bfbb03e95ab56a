import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { textLimits } from '../wire/constants.ts';
import { idParam, isoMoment, rowId } from '../wire/fields.ts';
import { signedInRoles } from '../wire/roles.ts';
import { route } from '../wire/route.ts';
import { emergencyScope, scope } from '../wire/scope.ts';
import { graveReasonMost, oneLine, reasonText } from '../wire/text.ts';

/** How long emergency access lasts, minutes, unless it is ended before. */
export const breakGlassMinutes = 60;
/** Within so many hours of an opening the next one needs a supervisor's approval. */
export const breakGlassApprovalHours = 24;
/** A request that nobody has decided ends after so many minutes. */
export const breakGlassRequestMinutes = 60;
/** So many requests may be withdrawn within those hours: each one notifies supervisors by every channel. */
export const breakGlassWithdrawals = 3;

/** Who asks for it, for what, and why. */
const asker = {
  personId: z.string(),
  name: z.string(),
  role: z.enum(signedInRoles),
  /** What the person answered for, then. */
  scope,
  places: z.array(z.string()),
  /** What it opens; null: an opening of an earlier version, which opened everything. */
  opens: emergencyScope.nullable(),
  opensPlaces: z.array(z.string()),
  reason: z.string(),
};

/** Messages to supervisors and others: how many were taken over, wait, or failed. */
const messages = z.object({ sent: z.int(), waiting: z.int(), failed: z.int(), reason: z.string().nullable() });

/** One use of emergency access. */
export const breakGlass = z.object({
  id: rowId,
  ...asker,
  openedAt: isoMoment,
  endsAt: isoMoment,
  /** By hand, before its time. */
  endedAt: isoMoment.nullable(),
  endedBy: z.string().nullable(),
  /** The supervisor who approved it; null: it needed no approval. */
  approvedBy: z.string().nullable(),
  open: z.boolean(),
  /** Null: nobody was written to. */
  messages: messages.nullable(),
});
export type BreakGlass = z.infer<typeof breakGlass>;

export const breakGlassOutcomes = ['approved', 'refused', 'withdrawn'] as const;

/** A second use within 24 hours, asked for. */
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
  /** The one who reads this may decide. */
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
  /** Its path with what was asked for, or the columns that were changed. */
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
      /** Of the messages to supervisors. */
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
    summary: 'Whether the next emergency access needs approval, and what became of your last request',
    status: 200,
    answer: z.object({ needsApproval: z.boolean(), request: breakGlassRequest.nullable() }),
  }),
  targets: route({
    ...ofAccount,
    method: 'GET',
    path: '/api/account/break-glass/targets',
    id: 'findBreakGlassTargets',
    summary: 'Sites and districts by a part of their names, to say what emergency access is for: names alone',
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
    summary: 'Emergency access of people you supervise or to sites you answer for, and requests for it; the newest 100 of each',
    status: 200,
    answer: z.object({ openings: z.array(breakGlass), requests: z.array(breakGlassRequest) }),
  }),
  endForPerson: route({
    ...peopleScope,
    method: 'POST',
    path: '/api/break-glass/:id/end',
    id: 'endBreakGlassOf',
    summary: 'End the emergency access of a person you supervise, or to a site you answer for',
    params: idParam,
    status: 204,
  }),
  decide: route({
    ...peopleScope,
    method: 'POST',
    path: '/api/break-glass/requests/:id/decide',
    id: 'decideBreakGlass',
    summary: `Approve or refuse emergency access for the second time within ${breakGlassApprovalHours} hours; approved, it lasts ${breakGlassMinutes} minutes from then on`,
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
    summary: 'Every row read and changed during one emergency access, as CSV',
    reads: 'audit',
    params: idParam,
    status: 200,
    answerType: 'text/csv',
  }),
  reportPaper: route({
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
