import { randomUUID } from 'node:crypto';
import { type InvitationLanguage, invitationHours, type SignedInRole } from '@hazardguard/contract';
import { roleWords } from '../../platform/auth/role-words.ts';
import type { Message } from '../../platform/channels/channel.ts';

interface InvitationWords {
  readonly subject: string;
  readonly text: (inviter: string, role: string, link: string) => string;
}

const words: Readonly<Record<InvitationLanguage, InvitationWords>> = {
  en: {
    subject: 'HazardGuard: you are invited',
    text: (inviter, role, link) =>
      `${inviter} invites you to HazardGuard as: ${role}.\n\nOpen this page and choose your name and a password:\n${link}\n\nThe link works once, for ${invitationHours} hours. If you do not know what this is about, do nothing.`,
  },
  hi: {
    subject: 'HazardGuard: आपको आमंत्रण मिला है',
    text: (inviter, role, link) =>
      `${inviter} आपको HazardGuard में इस भूमिका के लिए आमंत्रित करते हैं: ${role}।\n\nयह पेज खोलें, अपना नाम लिखें और पासवर्ड चुनें:\n${link}\n\nलिंक एक बार, ${invitationHours} घंटे तक काम करता है। यदि आप नहीं जानते कि यह क्या है, तो कुछ न करें।`,
  },
  gu: {
    subject: 'HazardGuard: તમને આમંત્રણ છે',
    text: (inviter, role, link) =>
      `${inviter} તમને HazardGuardમાં આ ભૂમિકા માટે આમંત્રે છે: ${role}.\n\nઆ પેજ ખોલો, તમારું નામ લખો અને પાસવર્ડ પસંદ કરો:\n${link}\n\nલિંક એક વાર, ${invitationHours} કલાક સુધી ચાલે છે. આ શું છે તે ખબર ન હોય તો કંઈ ન કરો.`,
  },
  mr: {
    subject: 'HazardGuard: तुम्हाला आमंत्रण आहे',
    text: (inviter, role, link) =>
      `${inviter} तुम्हाला HazardGuard मध्ये या भूमिकेसाठी आमंत्रित करत आहेत: ${role}.\n\nहे पान उघडा, तुमचे नाव लिहा आणि पासवर्ड निवडा:\n${link}\n\nलिंक एकदाच, ${invitationHours} तास चालते. हे काय आहे ते माहीत नसेल तर काही करू नका.`,
  },
};

interface InvitationMail {
  readonly language: InvitationLanguage;
  readonly inviter: string;
  readonly role: SignedInRole;
  readonly link: string;
}

/** The e-mail that carries an invitation's link. */
export const invitationMessage = ({ language, inviter, role, link }: InvitationMail): Message => {
  const { subject, text } = words[language];
  return { id: randomUUID(), template: 'invitation', language, subject, text: text(inviter, roleWords[language][role], link) };
};
