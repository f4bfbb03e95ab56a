import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['invitation']> = {
  subject: 'HazardGuard: आपको आमंत्रण मिला है',
  text: (inviter, role, link, hours) =>
    `${inviter} आपको HazardGuard में इस भूमिका के लिए आमंत्रित करते हैं: ${role}।\n\nयह पेज खोलें, अपना नाम लिखें और पासवर्ड चुनें:\n${link}\n\nलिंक एक बार, ${hours} घंटे तक काम करता है। यदि आप नहीं जानते कि यह क्या है, तो कुछ न करें।`,
};
