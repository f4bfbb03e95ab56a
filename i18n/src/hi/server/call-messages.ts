import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: 'आपको घटना {incident} के लिए बुलाया गया है।',
  nothing: 'इसका अभी कोई विवरण नहीं है।',
  noWarning: 'इसके बारे में कोई चेतावनी जारी नहीं हुई है; जनता को कुछ नहीं भेजा गया है।',
  open: 'घटना खोलें: {link}',
};
