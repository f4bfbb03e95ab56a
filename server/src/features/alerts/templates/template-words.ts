import type { AlertAction, AlertHazard, AlertLanguage, CancelReason } from '@hazardguard/contract';

type Words = Readonly<Record<AlertLanguage, string>>;

/** What happens. Short, for a text message of two parts must hold it with what to do, in every language (a test counts). */
export const hazardWords: Readonly<Record<AlertHazard, Words>> = {
  'toxic-leak': {
    en: '{chemical} is leaking from {industry}.',
    hi: '{industry} से {chemical} का रिसाव हो रहा है।',
    gu: '{industry} માંથી {chemical} લીક થાય છે.',
    mr: '{industry} मधून {chemical} ची गळती होत आहे.',
  },
  'flammable-leak': {
    en: '{chemical} is leaking from {industry} and can catch fire.',
    hi: '{industry} से ज्वलनशील {chemical} का रिसाव।',
    gu: '{industry} માંથી જ્વલનશીલ {chemical} લીક થાય છે.',
    mr: '{industry} मधून ज्वलनशील {chemical} ची गळती.',
  },
  fire: {
    en: '{chemical} is burning at {industry}.',
    hi: '{industry} में {chemical} की आग लगी है।',
    gu: '{industry} માં {chemical} ની આગ લાગી છે.',
    mr: '{industry} येथे {chemical} ला आग लागली आहे.',
  },
  explosion: {
    en: '{chemical} may explode at {industry}.',
    hi: '{industry} में {chemical} का विस्फोट हो सकता है।',
    gu: '{industry} માં {chemical} નો વિસ્ફોટ થઈ શકે છે.',
    mr: '{industry} येथे {chemical} चा स्फोट होऊ शकतो.',
  },
};

/** What to do. */
export const actionWords: Readonly<Record<AlertAction, Words>> = {
  shelter: {
    en: 'Go indoors now. Shut doors and windows, switch off fans and AC.',
    hi: 'अभी अंदर जाएँ, दरवाज़े-खिड़की बंद करें।',
    gu: 'હમણાં અંદર જાઓ, બારી-બારણાં બંધ કરો.',
    mr: 'लगेच आत जा, दारे-खिडक्या बंद करा.',
  },
  leave: {
    en: 'Leave now, across the wind, never along with it.',
    hi: 'अभी निकलें, हवा से आड़ी दिशा में जाएँ।',
    gu: 'હમણાં નીકળો, પવનથી આડી દિશામાં જાઓ.',
    mr: 'लगेच निघा, वाऱ्याला आडवे चालत जा.',
  },
  'keep-away': {
    en: 'Keep away from the site and from windows. No flames, no sparks.',
    hi: 'दूर रहें, खिड़कियों से हटें, आग न जलाएँ।',
    gu: 'દૂર રહો, બારીઓથી હટો, આગ ન સળગાવો.',
    mr: 'दूर राहा, खिडक्यांपासून हटा, आग नको.',
  },
  'be-ready': {
    en: 'Be ready to go indoors or to leave. Wait for the next message.',
    hi: 'तैयार रहें, अगले संदेश की प्रतीक्षा करें।',
    gu: 'તૈયાર રહો, આગળના સંદેશાની રાહ જુઓ.',
    mr: 'तयार राहा, पुढील संदेशाची वाट पाहा.',
  },
};

/** Where: `{place}` is a distance. */
export const withinWords: Words = {
  en: 'Within {place} of {industry}.',
  hi: '{industry} से {place} के अंदर।',
  gu: '{industry} થી {place} ની અંદર.',
  mr: '{industry} पासून {place} च्या आत.',
};

/** Where no distance is known: `{place}` is a district. */
export const aroundWords: Words = {
  en: 'Around {industry}, {place}.',
  hi: '{industry} के आसपास, {place}।',
  gu: '{industry} ની આસપાસ, {place}.',
  mr: '{industry} च्या आसपास, {place}.',
};

export const timeWords: Words = {
  en: 'From now until {time}.',
  hi: 'अभी से {time} तक।',
  gu: 'હમણાંથી {time} સુધી.',
  mr: 'आत्तापासून {time} पर्यंत.',
};

/** In place of a chemical whose name is not known. */
export const someChemical: Words = { en: 'A hazardous chemical', hi: 'खतरनाक रसायन', gu: 'જોખમી રસાયણ', mr: 'धोकादायक रसायन' };

/** The end of a warning: the danger is over, or there was none. */
export const cancelWords: Readonly<Record<CancelReason, { readonly what: Words; readonly todo: Words }>> = {
  'all-clear': {
    what: {
      en: 'All clear: the danger at {industry} is over.',
      hi: 'सब ठीक है: {industry} का खतरा टल गया है।',
      gu: 'બધું સલામત: {industry} નો ભય ટળી ગયો છે.',
      mr: 'सर्व ठीक: {industry} येथील धोका टळला आहे.',
    },
    todo: {
      en: 'The warning is cancelled. Open doors and windows, air the rooms; see a doctor if you feel unwell.',
      hi: 'चेतावनी रद्द है। दरवाज़े-खिड़कियाँ खोलें, हवा आने दें; तबीयत खराब लगे तो डॉक्टर को दिखाएँ।',
      gu: 'ચેતવણી રદ છે. બારી-બારણાં ખોલો, હવા આવવા દો; તબિયત સારી ન લાગે તો ડૉક્ટરને બતાવો.',
      mr: 'इशारा रद्द आहे. दारे-खिडक्या उघडा, हवा येऊ द्या; बरे वाटत नसेल तर डॉक्टरांना दाखवा.',
    },
  },
  error: {
    what: {
      en: 'The warning about {industry} was sent in error.',
      hi: '{industry} के बारे में चेतावनी भूल से भेजी गई थी।',
      gu: '{industry} વિશેની ચેતવણી ભૂલથી મોકલાઈ હતી.',
      mr: '{industry} बद्दलचा इशारा चुकून पाठवला गेला होता.',
    },
    todo: {
      en: 'The warning is cancelled. You need not do what it asked for.',
      hi: 'चेतावनी रद्द है। उसमें कही बात करना ज़रूरी नहीं है।',
      gu: 'ચેતવણી રદ છે. તેમાં કહેલું કરવું જરૂરી નથી.',
      mr: 'इशारा रद्द आहे. त्यात सांगितलेले करण्याची गरज नाही.',
    },
  },
};
