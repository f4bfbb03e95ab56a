import type { ServerTexts } from '../../catalogues.gen.ts';

export const texts: ServerTexts['invitation'] = {
  subject: 'HazardGuard: आपको आमंत्रण मिला है',
  text: (inviter, role, link, hours) =>
    `${inviter} आपको HazardGuard में इस भूमिका के लिए आमंत्रित करते हैं: ${role}।\n\nयह पेज खोलें, अपना नाम लिखें और पासवर्ड चुनें:\n${link}\n\nलिंक एक बार काम करता है और ${hours} घंटे बाद समाप्त हो जाता है। यदि आपको इस ई-मेल की अपेक्षा नहीं थी, तो इसे अनदेखा करें।`,
};
