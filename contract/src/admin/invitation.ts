import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { email, idParam, isoMoment, rowId, telephone } from '../wire/fields.ts';
import { signedInRoles } from '../wire/roles.ts';
import { route, tagged } from '../wire/route.ts';
import { scope } from '../wire/scope.ts';

export const invitationInput = z.object({
  email,
  role: z.enum(signedInRoles),
  scope,
  language: z.enum(languageCodes),
  /** By which the system calls the person. */
  telephone: telephone.nullable().default(null),
});
export type InvitationInput = z.output<typeof invitationInput>;

export const invitation = z.object({
  id: rowId,
  email: z.string(),
  /** Of a sheet; null: not given. */
  name: z.string().nullable(),
  telephone: z.string().nullable(),
  role: z.enum(signedInRoles),
  scope,
  /** The scope in names: its sites, its district or State; none for all. */
  places: z.array(z.string()),
  invitedBy: z.string(),
  createdAt: isoMoment,
  expiresAt: isoMoment,
});
export type Invitation = z.infer<typeof invitation>;

/** Delivery status of the e-mail; the link works in every case. */
export const invitationMail = z.object({ state: z.enum(['sent', 'not-configured', 'failed']), reason: z.string().nullable() });

export const invitationRoutes = tagged('people', {
  list: route('GET', '/api/invitations', 'listInvitations', {
    summary: 'Invitations not yet accepted',
    permission: 'person.manage',
    scope: 'people',
    reads: 'people',
    answer: z.object({ invitations: z.array(invitation) }),
  }),
  /** Not 201: answers with 201 are stored for replays, and the link must only be in this answer. */
  create: route('POST', '/api/invitations', 'invite', {
    summary: 'Invite a person; only this answer contains the one-time link. It replaces an earlier invitation of the address',
    permission: 'person.manage',
    scope: 'people',
    body: invitationInput,
    answer: z.object({ invitation, path: z.string(), mail: invitationMail }),
  }),
  revoke: route('DELETE', '/api/invitations/:id', 'revokeInvitation', {
    summary: 'Withdraw an invitation',
    permission: 'person.manage',
    scope: 'people',
    params: idParam,
    status: 204,
  }),
});
