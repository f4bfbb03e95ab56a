import type { PageLanguage } from '../../../platform/html/languages.ts';

interface ArchiveText {
  readonly title: string;
  readonly lead: string;
  readonly feed: string;
  readonly none: string;
  readonly until: string;
  readonly whole: string;
  readonly older: string;
  readonly back: string;
  readonly kind: Readonly<Record<'Alert' | 'Update' | 'Cancel', string>>;
  readonly status: Readonly<Record<'Exercise' | 'Test', string>>;
}

export const archiveTexts: Readonly<Record<PageLanguage, ArchiveText>> = {
  en: {
    title: 'Archive of public alerts',
    lead: 'Every public alert, update and cancellation, newest first, as it was sent.',
    feed: 'Feed of current alerts (Atom, CAP 1.2)',
    none: 'No public alert has been released.',
    until: 'Valid until',
    whole: 'Whole message (CAP 1.2)',
    older: 'Older alerts',
    back: 'Back to Community',
    kind: { Alert: 'Alert', Update: 'Update', Cancel: 'Cancelled' },
    status: { Exercise: 'EXERCISE', Test: 'TEST' },
  },
  hi: {
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
  },
  gu: {
    title: 'જાહેર ચેતવણીઓનો સંગ્રહ',
    lead: 'દરેક જાહેર ચેતવણી, ફેરફાર અને રદ, જેમ મોકલાયાં હતાં તેમ; નવાં સૌથી ઉપર.',
    feed: 'હાલની ચેતવણીઓની ફીડ (Atom, CAP 1.2)',
    none: 'કોઈ જાહેર ચેતવણી બહાર પડી નથી.',
    until: 'માન્ય, ત્યાં સુધી',
    whole: 'આખો સંદેશ (CAP 1.2)',
    older: 'જૂની ચેતવણીઓ',
    back: 'સમુદાય પેજ પર પાછા',
    kind: { Alert: 'ચેતવણી', Update: 'ફેરફાર', Cancel: 'રદ' },
    status: { Exercise: 'કવાયત', Test: 'પરીક્ષણ' },
  },
  mr: {
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
  },
};
