import { randomUUID } from 'node:crypto';
import { type Account, type Invitation, type InvitationInput, invitationHours, type SignedInRole } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { type InvitationRow, makeInvitation } from '../../platform/auth/invitation.ts';
import { toScope, toScopeColumns } from '../../platform/auth/scope-columns.ts';
import { listPlaceNames, type ScopeSites } from '../../platform/auth/scope-sites.ts';
import { type Message, plain } from '../../platform/channels/channel.ts';
import type { Channels } from '../../platform/channels/list.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';

const roleTexts = await loadTexts('roles');
const texts = await loadTexts('invitation');

interface InvitationMail {
  readonly language: Language;
  readonly inviter: string;
  readonly role: SignedInRole;
  readonly link: string;
}

/** The e-mail with the invitation link. */
const buildInvitationMessage = ({ language, inviter, role, link }: InvitationMail): Message => {
  const { subject, text } = texts[language];
  return {
    ...plain,
    id: randomUUID(),
    template: 'invitation',
    language,
    subject,
    text: text(inviter, roleTexts[language][role], link, invitationHours),
  };
};

interface InviteDeps {
  readonly database: Database;
  readonly settings: Settings;
  readonly channels: Channels;
}

interface Invited {
  readonly invitation: Invitation;
  /** The token follows '#', so that no log and no Referer header contains it. */
  readonly path: string;
  readonly mail: { readonly state: 'sent' | 'not-configured' | 'failed'; readonly reason: string | null };
}

export const presentInvitation = (row: InvitationRow, sites: ScopeSites): Invitation => {
  const scope = toScope(row);
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    telephone: row.telephone,
    role: row.role,
    scope,
    places: listPlaceNames(scope, sites),
    invitedBy: row.inviter,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
};

/** Tries to send the link of a stored invitation. A demo sends no e-mail, because any visitor can be its administrator. */
export const mailInvitation = async (
  { settings, channels }: Omit<InviteDeps, 'database'>,
  { email, token, ...mail }: Omit<InvitationMail, 'link'> & { readonly email: string; readonly token: string },
): Promise<Pick<Invited, 'path' | 'mail'>> => {
  const path = `/Invitation#token=${token}`;
  const { publicUrl, mode } = settings;
  if (channels.email === null || publicUrl === null || mode === 'demo') return { path, mail: { state: 'not-configured', reason: null } };
  const outcome = await channels.email.send(email, buildInvitationMessage({ ...mail, link: `${publicUrl}${path}` }));
  return { path, mail: outcome.kind === 'accepted' ? { state: 'sent', reason: null } : { state: 'failed', reason: outcome.reason } };
};

/** Stores the invitation and tries to send its link. */
export const invite = async (
  { database, settings, channels }: InviteDeps,
  { email, role, scope, language, telephone }: InvitationInput,
  account: Account,
  sites: ScopeSites,
): Promise<Invited> => {
  const { token, row } = await makeInvitation(database, { email, role, telephone, ...toScopeColumns(scope), invitedBy: account.id });
  const sent = await mailInvitation({ settings, channels }, { email, token, language, inviter: account.name, role });
  return { invitation: presentInvitation(row, sites), ...sent };
};
