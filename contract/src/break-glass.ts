import { z } from 'zod';
import { idParam, isoMoment, rowId } from './fields.ts';
import { invitationLanguages } from './invitation.ts';
import { signedInRoles } from './roles.ts';
import { route } from './route.ts';
import { scope } from './scope.ts';
import { graveReasonMost, reasonText } from './text.ts';

/** How long emergency access lasts, minutes, unless it is ended before. */
export const breakGlassMinutes = 60;

/** One time that somebody with a narrow scope opened everything. */
export const breakGlass = z.object({
  id: rowId,
  personId: z.string(),
  name: z.string(),
  role: z.enum(signedInRoles),
  /** What the person answered for, then. */
  scope,
  places: z.array(z.string()),
  reason: z.string(),
  openedAt: isoMoment,
  endsAt: isoMoment,
  /** By hand, before its time. */
  endedAt: isoMoment.nullable(),
  endedBy: z.string().nullable(),
  /** Everything is open now. */
  open: z.boolean(),
  /** Those above who were written to; null: nobody was, for no e-mail is sent from here or there is nobody. */
  mail: z.object({ sent: z.int(), failed: z.int(), reason: z.string().nullable() }).nullable(),
});
export type BreakGlass = z.infer<typeof breakGlass>;

export const breakGlassRoutes = {
  open: route({
    method: 'POST',
    path: '/api/account/break-glass',
    id: 'openBreakGlass',
    tag: 'account',
    summary: `In an emergency: read everything and work on alerts and incidents everywhere for ${breakGlassMinutes} minutes, with a reason; supervisors are notified`,
    permission: 'scope.open',
    scope: 'own',
    body: z.object({
      reason: reasonText(graveReasonMost),
      /** Of the e-mail to those above. */
      language: z.enum(invitationLanguages),
    }),
    status: 200,
    answer: z.object({ endsAt: isoMoment }),
  }),
  end: route({
    method: 'DELETE',
    path: '/api/account/break-glass',
    id: 'endBreakGlass',
    tag: 'account',
    summary: 'You need it no longer: see what you answer for again',
    permission: 'scope.open',
    scope: 'own',
    status: 204,
  }),
  list: route({
    method: 'GET',
    path: '/api/break-glass',
    id: 'listBreakGlass',
    tag: 'people',
    summary: 'When people beneath the one who asks opened everything, and why; the newest 100',
    permission: 'person.manage',
    scope: 'people',
    status: 200,
    answer: z.object({ openings: z.array(breakGlass) }),
  }),
  endOf: route({
    method: 'POST',
    path: '/api/break-glass/:id/end',
    id: 'endBreakGlassOf',
    tag: 'people',
    summary: 'End what somebody beneath has opened',
    permission: 'person.manage',
    scope: 'people',
    params: idParam,
    status: 204,
  }),
} as const;
