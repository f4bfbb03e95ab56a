import { randomUUID } from 'node:crypto';
import type { InvitationLanguage, SignedInRole } from '@hazardguard/contract';
import type { Message } from '../../channels/channel.ts';
import { roleWords } from './wording.ts';

interface Words {
  readonly subject: (name: string) => string;
  readonly text: (who: string, reason: string, until: string) => string;
}

const words: Readonly<Record<InvitationLanguage, Words>> = {
  en: {
    subject: (name) => `HazardGuard: ${name} has opened everything`,
    text: (who, reason, until) =>
      `${who} has opened everything in HazardGuard, beyond what they answer for, until ${until}.\n\nThe reason given:\n${reason}\n\nIf this is not right, end it on the People screen and talk to them.`,
  },
  hi: {
    subject: (name) => `HazardGuard: ${name} ने सब कुछ खोला है`,
    text: (who, reason, until) =>
      `${who} ने HazardGuard में अपने कार्यक्षेत्र से बाहर सब कुछ ${until} तक खोला है।\n\nबताया गया कारण:\n${reason}\n\nयदि यह ठीक नहीं है, तो लोग स्क्रीन पर इसे समाप्त करें और उनसे बात करें।`,
  },
  gu: {
    subject: (name) => `HazardGuard: ${name}એ બધું ખોલ્યું છે`,
    text: (who, reason, until) =>
      `${who}એ HazardGuardમાં પોતાના કાર્યક્ષેત્રની બહારનું બધું ${until} સુધી ખોલ્યું છે.\n\nઆપેલું કારણ:\n${reason}\n\nઆ યોગ્ય ન હોય તો લોકો સ્ક્રીન પર તેને પૂરું કરો અને તેમની સાથે વાત કરો.`,
  },
  mr: {
    subject: (name) => `HazardGuard: ${name} यांनी सर्व काही उघडले आहे`,
    text: (who, reason, until) =>
      `${who} यांनी HazardGuard मध्ये आपल्या कार्यक्षेत्राबाहेरील सर्व काही ${until} पर्यंत उघडले आहे.\n\nदिलेले कारण:\n${reason}\n\nहे योग्य नसेल तर लोक स्क्रीनवर ते संपवा आणि त्यांच्याशी बोला.`,
  },
};

interface Opened {
  readonly language: InvitationLanguage;
  readonly name: string;
  readonly role: SignedInRole;
  readonly reason: string;
  readonly endsAt: Date;
}

/** The e-mail to those above somebody who has opened everything. */
export const breakGlassMessage = ({ language, name, role, reason, endsAt }: Opened): Message => {
  const { subject, text } = words[language];
  const until = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
    endsAt,
  );
  return {
    id: randomUUID(),
    template: 'break-glass',
    language,
    subject: subject(name),
    text: text(`${name} (${roleWords(language)[role]})`, reason, until),
  };
};
