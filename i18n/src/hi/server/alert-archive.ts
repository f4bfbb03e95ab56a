import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-archive']> = {
  title: 'सार्वजनिक चेतावनियों का संग्रह',
  lead: 'हर सार्वजनिक चेतावनी, बदलाव और रद्दीकरण, जैसा भेजा गया था; नई सबसे ऊपर।',
  feed: 'मौजूदा चेतावनियों की फ़ीड (Atom, CAP 1.2)',
  none: 'कोई सार्वजनिक चेतावनी जारी नहीं हुई है।',
  until: 'मान्य, तब तक',
  whole: 'पूरा संदेश (CAP 1.2)',
  older: 'पुरानी चेतावनियाँ',
  back: 'समुदाय पेज पर वापस',
  kind: { Alert: 'चेतावनी', Update: 'बदलाव', Cancel: 'रद्द' },
  status: { Exercise: 'अभ्यास', Test: 'परीक्षण' },
};
