import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-archive']> = {
  title: 'सार्वजनिक इशाऱ्यांचा संग्रह',
  lead: 'प्रत्येक सार्वजनिक इशारा, बदल आणि रद्द, जसे पाठवले तसे; नवे सर्वात वर.',
  feed: 'सध्याच्या इशाऱ्यांची फीड (Atom, CAP 1.2)',
  none: 'कोणताही सार्वजनिक इशारा दिलेला नाही.',
  until: 'वैध, तोपर्यंत',
  whole: 'पूर्ण संदेश (CAP 1.2)',
  older: 'जुने इशारे',
  back: 'समुदाय पानावर परत',
  kind: { Alert: 'इशारा', Update: 'बदल', Cancel: 'रद्द' },
  status: { Exercise: 'सराव', Test: 'चाचणी' },
};
