import { randomUUID } from 'node:crypto';
import { invitationHours, type SignedInRole } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { Message } from '../../platform/channels/channel.ts';

const roleTexts = await loadTexts('roles');
const texts = await loadTexts('invitation');

interface InvitationMail {
  readonly language: Language;
  readonly inviter: string;
  readonly role: SignedInRole;
  readonly link: string;
}

/** The e-mail with the invitation link. */
export const buildInvitationMessage = ({ language, inviter, role, link }: InvitationMail): Message => {
  const { subject, text } = texts[language];
  return {
    id: randomUUID(),
    template: 'invitation',
    language,
    subject,
    text: text(inviter, roleTexts[language][role], link, invitationHours),
  };
};
