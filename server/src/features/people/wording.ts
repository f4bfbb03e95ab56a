import { randomUUID } from 'node:crypto';
import { type InvitationLanguage, invitationHours, roleTitles, type SignedInRole } from '@hazardguard/contract';
import type { Message } from '../../channels/channel.ts';

interface InvitationWords {
  readonly subject: string;
  readonly roles: Readonly<Record<SignedInRole, string>>;
  readonly text: (inviter: string, role: string, link: string) => string;
}

const words: Readonly<Record<InvitationLanguage, InvitationWords>> = {
  en: {
    subject: 'HazardGuard: you are invited',
    roles: roleTitles,
    text: (inviter, role, link) =>
      `${inviter} invites you to HazardGuard as: ${role}.\n\nOpen this page and choose your name and a password:\n${link}\n\nThe link works once, for ${invitationHours} hours. If you do not know what this is about, do nothing.`,
  },
  hi: {
    subject: 'HazardGuard: आपको आमंत्रण मिला है',
    roles: {
      plant: 'संयंत्र सुरक्षा दल',
      imt: 'घटना प्रबंधन दल',
      l0: 'स्थानीय प्राधिकरण (L0)',
      l1: 'ज़िला प्राधिकरण (L1)',
      l2: 'राज्य प्राधिकरण (L2)',
      l3: 'राष्ट्रीय प्राधिकरण (L3)',
      admin: 'प्रशासक',
    },
    text: (inviter, role, link) =>
      `${inviter} आपको HazardGuard में इस भूमिका के लिए आमंत्रित करते हैं: ${role}।\n\nयह पेज खोलें, अपना नाम लिखें और पासवर्ड चुनें:\n${link}\n\nलिंक एक बार, ${invitationHours} घंटे तक काम करता है। यदि आप नहीं जानते कि यह क्या है, तो कुछ न करें।`,
  },
  gu: {
    subject: 'HazardGuard: તમને આમંત્રણ છે',
    roles: {
      plant: 'પ્લાન્ટ સલામતી ટીમ',
      imt: 'ઘટના વ્યવસ્થાપન ટીમ',
      l0: 'સ્થાનિક સત્તામંડળ (L0)',
      l1: 'જિલ્લા સત્તામંડળ (L1)',
      l2: 'રાજ્ય સત્તામંડળ (L2)',
      l3: 'રાષ્ટ્રીય સત્તામંડળ (L3)',
      admin: 'એડમિન',
    },
    text: (inviter, role, link) =>
      `${inviter} તમને HazardGuardમાં આ ભૂમિકા માટે આમંત્રે છે: ${role}.\n\nઆ પેજ ખોલો, તમારું નામ લખો અને પાસવર્ડ પસંદ કરો:\n${link}\n\nલિંક એક વાર, ${invitationHours} કલાક સુધી ચાલે છે. આ શું છે તે ખબર ન હોય તો કંઈ ન કરો.`,
  },
  mr: {
    subject: 'HazardGuard: तुम्हाला आमंत्रण आहे',
    roles: {
      plant: 'कारखाना सुरक्षा पथक',
      imt: 'घटना व्यवस्थापन पथक',
      l0: 'स्थानिक प्राधिकरण (L0)',
      l1: 'जिल्हा प्राधिकरण (L1)',
      l2: 'राज्य प्राधिकरण (L2)',
      l3: 'राष्ट्रीय प्राधिकरण (L3)',
      admin: 'प्रशासक',
    },
    text: (inviter, role, link) =>
      `${inviter} तुम्हाला HazardGuard मध्ये या भूमिकेसाठी आमंत्रित करत आहेत: ${role}.\n\nहे पान उघडा, तुमचे नाव लिहा आणि पासवर्ड निवडा:\n${link}\n\nलिंक एकदाच, ${invitationHours} तास चालते. हे काय आहे ते माहीत नसेल तर काही करू नका.`,
  },
};

/** What the roles are called. */
export const roleWords = (language: InvitationLanguage): InvitationWords['roles'] => words[language].roles;

interface InvitationMail {
  readonly language: InvitationLanguage;
  readonly inviter: string;
  readonly role: SignedInRole;
  readonly link: string;
}

/** The e-mail that carries an invitation's link. */
export const invitationMessage = ({ language, inviter, role, link }: InvitationMail): Message => {
  const { subject, roles, text } = words[language];
  return { id: randomUUID(), template: 'invitation', language, subject, text: text(inviter, roles[role], link) };
};
