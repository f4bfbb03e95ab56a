import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: 'आपको घटना {incident} के लिए बुलाया गया है।',
  nothing: 'इसका अभी कोई विवरण नहीं है।',
  noWarning: 'इसके बारे में कोई चेतावनी जारी नहीं हुई है; जनता को कुछ नहीं भेजा गया है।',
  open: 'घटना खोलें: {link}',
  approval: '{incident} की चेतावनी को आपका अनुमोदन चाहिए (संस्करण {version})।',
  approvalAgain: 'फिर से बुलाया गया: अभी तक किसी ने निर्णय नहीं लिया है।',
  approvalHow: 'पाठ और क्षेत्र पढ़ें, फिर अनुमोदन करें या वापस भेजें। उससे पहले जनता को कुछ नहीं भेजा जाता।',
  approvalOpen: 'पढ़ें और निर्णय लें: {link}',
  pressOne: 'पुष्टि करने के लिए 1 दबाएँ: आप इसे संभाल रहे हैं।',
  change: {
    adds: 'जोड़े गए गाँव: {names} ({count}; {people} लोग)।',
    releases: 'हटाए गए गाँव: {names} ({count}; {people} लोग)।',
    toActNow: 'तैयार रहें से अभी कार्रवाई में: {names} ({count}; {people} लोग)।',
    toBeReady: 'अभी कार्रवाई से तैयार रहें में: {names} ({count}; {people} लोग)।',
    nobody: 'कोई गाँव जोड़ा, हटाया या बदला नहीं गया।',
    unknown: 'यहाँ कोई गाँव दर्ज नहीं है: नक्शे पर क्षेत्रों की तुलना करें।',
    incomplete: 'सूची में दिए गाँवों से अधिक गाँव हैं।',
    andMore: '{names} और {count} अन्य',
  },
};
