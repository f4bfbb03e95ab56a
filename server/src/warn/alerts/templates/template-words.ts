import type { AlertAction, AlertHazard, AlertLanguage, CancelReason } from '@hazardguard/contract';

type Words = Readonly<Record<AlertLanguage, string>>;

/** What happens: the mail, the page and CAP say `long`; a text message says `short`, or `kind` where the chemical's name does not fit. */
export const hazardWords: Readonly<Record<AlertHazard, { readonly long: Words; readonly short: Words; readonly kind: Words }>> = {
  'toxic-leak': {
    long: {
      en: '{chemical} is leaking from {industry}. The gas cloud is poisonous.',
      hi: '{industry} से {chemical} का रिसाव हो रहा है। गैस का बादल ज़हरीला है।',
      gu: '{industry}માંથી {chemical}નું ગળતર થાય છે. ગેસનું વાદળ ઝેરી છે.',
      mr: '{industry}मधून {chemical}ची गळती होत आहे. वायूचा ढग विषारी आहे.',
    },
    short: { en: 'Poison gas {chemical}', hi: 'ज़हरीली गैस {chemical}', gu: 'ઝેરી ગેસ {chemical}', mr: 'विषारी वायू {chemical}' },
    kind: { en: 'Poison gas', hi: 'ज़हरीली गैस', gu: 'ઝેરી ગેસ', mr: 'विषारी वायू' },
  },
  'toxic-flammable-leak': {
    long: {
      en: '{chemical} is leaking from {industry}. The gas cloud is poisonous and can catch fire.',
      hi: '{industry} से {chemical} का रिसाव हो रहा है। गैस का बादल ज़हरीला है और आग पकड़ सकता है।',
      gu: '{industry}માંથી {chemical}નું ગળતર થાય છે. ગેસનું વાદળ ઝેરી છે અને સળગી શકે છે.',
      mr: '{industry}मधून {chemical}ची गळती होत आहे. वायूचा ढग विषारी आहे आणि पेट घेऊ शकतो.',
    },
    short: {
      en: 'Poison gas that burns, {chemical}',
      hi: 'ज़हरीली, ज्वलनशील {chemical}',
      gu: 'ઝેરી, જ્વલનશીલ {chemical}',
      mr: 'विषारी, ज्वलनशील {chemical}',
    },
    kind: { en: 'Poison gas that burns', hi: 'ज़हरीली ज्वलनशील गैस', gu: 'ઝેરી, જ્વલનશીલ ગેસ', mr: 'विषारी, जळणारा वायू' },
  },
  'flammable-leak': {
    long: {
      en: '{chemical} is leaking from {industry}. The gas cloud can catch fire.',
      hi: '{industry} से {chemical} का रिसाव हो रहा है। गैस का बादल आग पकड़ सकता है।',
      gu: '{industry}માંથી {chemical}નું ગળતર થાય છે. ગેસનું વાદળ સળગી શકે છે.',
      mr: '{industry}मधून {chemical}ची गळती होत आहे. वायूचा ढग पेट घेऊ शकतो.',
    },
    short: { en: 'Gas that burns, {chemical}', hi: 'ज्वलनशील गैस {chemical}', gu: 'જ્વલનશીલ ગેસ {chemical}', mr: 'ज्वलनशील वायू {chemical}' },
    kind: { en: 'Gas that burns', hi: 'ज्वलनशील गैस', gu: 'જ્વલનશીલ ગેસ', mr: 'ज्वलनशील वायू' },
  },
  fire: {
    long: {
      en: '{chemical} is burning at {industry}.',
      hi: '{industry} में {chemical} की आग लगी है।',
      gu: '{industry}માં {chemical}ની આગ લાગી છે.',
      mr: '{industry} येथे {chemical}ला आग लागली आहे.',
    },
    short: { en: 'Fire, {chemical}', hi: 'आग, {chemical}', gu: 'આગ, {chemical}', mr: 'आग, {chemical}' },
    kind: { en: 'Fire', hi: 'आग', gu: 'આગ', mr: 'आग' },
  },
  explosion: {
    long: {
      en: '{chemical} may explode at {industry}.',
      hi: '{industry} में {chemical} का विस्फोट हो सकता है।',
      gu: '{industry}માં {chemical}નો વિસ્ફોટ થઈ શકે છે.',
      mr: '{industry} येथे {chemical}चा स्फोट होऊ शकतो.',
    },
    short: {
      en: 'Explosion danger, {chemical}',
      hi: 'विस्फोट का ख़तरा, {chemical}',
      gu: 'વિસ્ફોટનો ભય, {chemical}',
      mr: 'स्फोटाचा धोका, {chemical}',
    },
    kind: { en: 'Explosion danger', hi: 'विस्फोट का ख़तरा', gu: 'વિસ્ફોટનો ભય', mr: 'स्फोटाचा धोका' },
  },
};

interface ActionWords {
  readonly long: Words;
  readonly short: Words;
}

/** What to do: the same acts in the same order in every language. `{way}`: where to, from `wayWords`. */
const actionWords: Readonly<Record<Exclude<AlertAction, 'be-ready'>, ActionWords>> = {
  shelter: {
    long: {
      en: 'Go indoors now. Shut doors and windows. Turn off fans, coolers and AC. Seal the gaps with wet cloth. Only if you are outdoors and cannot reach a building: move sideways out of the wind. Come out only when officials say.',
      hi: 'अभी अंदर जाएँ। दरवाज़े-खिड़की, पंखे, कूलर, एसी बंद करें। दरारें गीले कपड़े से बंद करें। बाहर हों और किसी इमारत तक न पहुँच सकें, तभी: हवा की राह से हटकर बाईं या दाईं ओर जाएँ। अधिकारी कहें तभी बाहर आएँ।',
      gu: 'તરત અંદર જાઓ. બારી-બારણાં, પંખા, કૂલર, એસી બંધ કરો. તિરાડો ભીના કપડાથી બંધ કરો. બહાર હો અને કોઈ મકાન સુધી ન પહોંચી શકો તો જ: પવનના માર્ગથી હટીને ડાબે કે જમણે જાઓ. અધિકારીઓ કહે ત્યારે જ બહાર આવો.',
      mr: 'लगेच आत जा. दारे-खिडक्या, पंखे, कूलर, एसी बंद करा. फटी ओल्या कापडाने बंद करा. बाहेर असाल आणि इमारतीपर्यंत पोहोचू शकत नसाल तरच: वाऱ्याच्या वाटेतून हटून डावीकडे किंवा उजवीकडे जा. अधिकारी सांगतील तेव्हाच बाहेर या.',
    },
    short: {
      en: 'Go indoors now. Shut doors and windows. Turn off fans, coolers and AC.',
      hi: 'अभी अंदर जाएँ। दरवाज़े-खिड़की, पंखे, कूलर, एसी बंद करें।',
      gu: 'તરત અંદર જાઓ. બારી-બારણાં, પંખા, કૂલર, એસી બંધ કરો.',
      mr: 'लगेच आत जा. दारे-खिडक्या, पंखे, कूलर, एसी बंद करा.',
    },
  },
  'shelter-no-flame': {
    long: {
      en: 'Go indoors now. Shut doors and windows. No flame, no switch, no engine. Seal the gaps with wet cloth. Only if you are outdoors and cannot reach a building: move sideways out of the wind. Come out only when officials say.',
      hi: 'अभी अंदर जाएँ। दरवाज़े-खिड़की बंद करें। आग, स्विच, गाड़ी – कुछ न चलाएँ। दरारें गीले कपड़े से बंद करें। बाहर हों और किसी इमारत तक न पहुँच सकें, तभी: हवा की राह से हटकर बाईं या दाईं ओर जाएँ। अधिकारी कहें तभी बाहर आएँ।',
      gu: 'તરત અંદર જાઓ. બારી-બારણાં બંધ કરો. આગ, સ્વિચ, વાહન – કંઈ ન વાપરો. તિરાડો ભીના કપડાથી બંધ કરો. બહાર હો અને કોઈ મકાન સુધી ન પહોંચી શકો તો જ: પવનના માર્ગથી હટીને ડાબે કે જમણે જાઓ. અધિકારીઓ કહે ત્યારે જ બહાર આવો.',
      mr: 'लगेच आत जा. दारे-खिडक्या बंद करा. आग, स्विच, गाडी – काही वापरू नका. फटी ओल्या कापडाने बंद करा. बाहेर असाल आणि इमारतीपर्यंत पोहोचू शकत नसाल तरच: वाऱ्याच्या वाटेतून हटून डावीकडे किंवा उजवीकडे जा. अधिकारी सांगतील तेव्हाच बाहेर या.',
    },
    short: {
      en: 'Go indoors now. Shut doors and windows. No flame, no switch, no engine.',
      hi: 'अभी अंदर जाएँ। दरवाज़े-खिड़की बंद करें। आग, स्विच, गाड़ी नहीं।',
      gu: 'તરત અંદર જાઓ. બારી-બારણાં બંધ કરો. આગ, સ્વિચ, વાહન નહીં.',
      mr: 'लगेच आत जा. दारे-खिडक्या बंद करा. आग, स्विच, गाडी नको.',
    },
  },
  leave: {
    long: {
      en: 'Leave now, {way}. Never go along with the wind. If you cannot leave: go indoors, shut doors and windows, turn off fans, coolers and AC. Come back only when officials say.',
      hi: 'अभी निकलें, {way}। हवा के साथ-साथ कभी न जाएँ। निकल न सकें तो: अंदर जाएँ, दरवाज़े-खिड़की, पंखे, कूलर, एसी बंद करें। अधिकारी कहें तभी लौटें।',
      gu: 'તરત નીકળો, {way}. પવનની સાથે કદી ન જાઓ. નીકળી ન શકો તો: અંદર જાઓ, બારી-બારણાં, પંખા, કૂલર, એસી બંધ કરો. અધિકારીઓ કહે ત્યારે જ પાછા આવો.',
      mr: 'लगेच निघा, {way}. वाऱ्यासोबत कधीही जाऊ नका. निघता येत नसेल तर: आत जा, दारे-खिडक्या, पंखे, कूलर, एसी बंद करा. अधिकारी सांगतील तेव्हाच परत या.',
    },
    short: {
      en: 'Leave now, {way}. If you cannot, go in and shut everything.',
      hi: 'अभी निकलें, {way}। नहीं तो अंदर सब बंद करें।',
      gu: 'તરત નીકળો, {way}. નહીં તો અંદર બધું બંધ કરો.',
      mr: 'लगेच निघा, {way}. नाहीतर आत सर्व बंद करा.',
    },
  },
  'move-away': {
    long: {
      en: "Move away on foot, out of the wind's path. No flame, no phone, no switch, no engine. Come back only when officials say.",
      hi: 'पैदल दूर हटें। आग, स्विच, फ़ोन, गाड़ी – कुछ न चलाएँ। हवा की राह से बाहर जाएँ। अधिकारी कहें तभी लौटें।',
      gu: 'પગપાળા દૂર જાઓ. આગ, સ્વિચ, ફોન, વાહન – કંઈ ન વાપરો. પવનના માર્ગની બહાર જાઓ. અધિકારીઓ કહે ત્યારે જ પાછા આવો.',
      mr: 'पायी दूर जा. आग, स्विच, फोन, गाडी – काही वापरू नका. वाऱ्याच्या वाटेबाहेर जा. अधिकारी सांगतील तेव्हाच परत या.',
    },
    short: {
      en: "Move away on foot, out of the wind's path. No flame, no phone, no switch, no engine.",
      hi: 'हवा की राह से पैदल दूर हटें। आग, स्विच, फ़ोन, गाड़ी नहीं।',
      gu: 'પવનના માર્ગથી પગપાળા દૂર જાઓ. આગ, સ્વિચ, ફોન, વાહન નહીં.',
      mr: 'वाऱ्याच्या वाटेबाहेर पायी जा. आग, स्विच, फोन, गाडी नको.',
    },
  },
  'keep-away': {
    long: {
      en: 'Go straight away from the site, by the shortest way. Keep away from windows and smoke. No flame, no spark. If smoke blocks your way: go indoors, shut doors and windows. Come back only when officials say.',
      hi: 'संयंत्र से सीधे दूर जाएँ, सबसे छोटे रास्ते से। खिड़कियों और धुएँ से दूर रहें। आग या चिंगारी न करें। धुआँ रास्ता रोके तो: अंदर जाएँ, दरवाज़े-खिड़की बंद करें। अधिकारी कहें तभी लौटें।',
      gu: 'પ્લાન્ટથી સીધા દૂર જાઓ, સૌથી ટૂંકા રસ્તે. બારીઓ અને ધુમાડાથી દૂર રહો. આગ કે તણખા ન કરો. ધુમાડો રસ્તો રોકે તો: અંદર જાઓ, બારી-બારણાં બંધ કરો. અધિકારીઓ કહે ત્યારે જ પાછા આવો.',
      mr: 'कारखान्यापासून सरळ दूर जा, सर्वात जवळच्या वाटेने. खिडक्या आणि धुरापासून दूर राहा. आग किंवा ठिणगी करू नका. धुराने वाट अडवली तर: आत जा, दारे-खिडक्या बंद करा. अधिकारी सांगतील तेव्हाच परत या.',
    },
    short: {
      en: 'Go straight away from it. Keep away from windows and smoke. No flame.',
      hi: 'वहाँ से सीधे दूर जाएँ। खिड़की, धुएँ से दूर रहें। आग न करें।',
      gu: 'ત્યાંથી સીધા દૂર જાઓ. બારી, ધુમાડાથી દૂર રહો. આગ ન કરો.',
      mr: 'तिथून सरळ दूर जा. खिडकी, धुरापासून दूर राहा. आग नको.',
    },
  },
};

/** To be ready for what the hazard will ask: never to go indoors where a cloud only burns, never to wait at a window where something may explode. */
const readyWords = {
  'toxic-leak': {
    long: {
      en: 'Be ready to go indoors or to leave. Wait for the next message, and do what officials say.',
      hi: 'अंदर जाने या निकलने के लिए तैयार रहें। अगले संदेश की प्रतीक्षा करें, और अधिकारियों की बात मानें।',
      gu: 'અંદર જવા કે નીકળવા તૈયાર રહો. હવે પછીના સંદેશાની રાહ જુઓ, અને અધિકારીઓ કહે તેમ કરો.',
      mr: 'आत जाण्यास किंवा निघण्यास तयार राहा. पुढील संदेशाची वाट पाहा, आणि अधिकारी सांगतील तसे करा.',
    },
    short: {
      en: 'Be ready to go indoors or to leave. Do what officials say.',
      hi: 'अंदर जाने या निकलने को तैयार रहें। अधिकारियों की मानें।',
      gu: 'અંદર જવા કે નીકળવા તૈયાર રહો. અધિકારીઓનું માનો.',
      mr: 'आत जायला वा निघायला तयार राहा. अधिकाऱ्यांचे ऐका.',
    },
  },
  'toxic-flammable-leak': {
    long: {
      en: 'Be ready to go indoors or to move away on foot. No flame, no spark. Wait for the next message, and do what officials say.',
      hi: 'अंदर जाने या पैदल दूर हटने के लिए तैयार रहें। आग या चिंगारी न करें। अगले संदेश की प्रतीक्षा करें, और अधिकारियों की बात मानें।',
      gu: 'અંદર જવા કે પગપાળા દૂર જવા તૈયાર રહો. આગ કે તણખા ન કરો. હવે પછીના સંદેશાની રાહ જુઓ, અને અધિકારીઓ કહે તેમ કરો.',
      mr: 'आत जाण्यास किंवा पायी दूर जाण्यास तयार राहा. आग किंवा ठिणगी करू नका. पुढील संदेशाची वाट पाहा, आणि अधिकारी सांगतील तसे करा.',
    },
    short: {
      en: 'Be ready to go indoors or to move away on foot. No flame.',
      hi: 'अंदर जाने या पैदल हटने को तैयार रहें। आग न करें।',
      gu: 'અંદર કે પગપાળા દૂર જવા તૈયાર રહો. આગ ન કરો.',
      mr: 'आत किंवा पायी दूर जायला तयार राहा. आग नको.',
    },
  },
  'flammable-leak': {
    long: {
      en: 'Be ready to move away on foot. No flame, no spark. Wait for the next message, and do what officials say.',
      hi: 'पैदल दूर हटने के लिए तैयार रहें। आग या चिंगारी न करें। अगले संदेश की प्रतीक्षा करें, और अधिकारियों की बात मानें।',
      gu: 'પગપાળા દૂર જવા તૈયાર રહો. આગ કે તણખા ન કરો. હવે પછીના સંદેશાની રાહ જુઓ, અને અધિકારીઓ કહે તેમ કરો.',
      mr: 'पायी दूर जाण्यास तयार राहा. आग किंवा ठिणगी करू नका. पुढील संदेशाची वाट पाहा, आणि अधिकारी सांगतील तसे करा.',
    },
    short: {
      en: 'Be ready to move away on foot. No flame, no spark.',
      hi: 'पैदल दूर हटने को तैयार रहें। आग न करें।',
      gu: 'પગપાળા દૂર જવા તૈયાર રહો. આગ ન કરો.',
      mr: 'पायी दूर जायला तयार राहा. आग नको.',
    },
  },
  straight: {
    long: {
      en: 'Be ready to go straight away from the site. Keep away from windows and smoke. Wait for the next message, and do what officials say.',
      hi: 'संयंत्र से सीधे दूर जाने के लिए तैयार रहें। खिड़कियों और धुएँ से दूर रहें। अगले संदेश की प्रतीक्षा करें, और अधिकारियों की बात मानें।',
      gu: 'પ્લાન્ટથી સીધા દૂર જવા તૈયાર રહો. બારીઓ અને ધુમાડાથી દૂર રહો. હવે પછીના સંદેશાની રાહ જુઓ, અને અધિકારીઓ કહે તેમ કરો.',
      mr: 'कारखान्यापासून सरळ दूर जाण्यास तयार राहा. खिडक्या आणि धुरापासून दूर राहा. पुढील संदेशाची वाट पाहा, आणि अधिकारी सांगतील तसे करा.',
    },
    short: {
      en: 'Be ready to go straight away from it. Keep away from windows.',
      hi: 'वहाँ से सीधे दूर जाने को तैयार रहें। खिड़कियों से दूर रहें।',
      gu: 'ત્યાંથી સીધા દૂર જવા તૈયાર રહો. બારીઓથી દૂર રહો.',
      mr: 'तिथून सरळ दूर जायला तयार राहा. खिडक्यांपासून दूर राहा.',
    },
  },
} as const;

/** The words for a hazard and an action that go together. */
export const findActionWords = (hazard: AlertHazard, action: AlertAction): ActionWords => {
  if (action !== 'be-ready') return actionWords[action];
  return readyWords[hazard === 'fire' || hazard === 'explosion' ? 'straight' : hazard];
};

/** Where to: to a place that a person names, in two directions across the wind, with the wind unknown, or in a text message. */
export const wayWords: Readonly<Record<'place' | 'across' | 'unknown' | 'short', Words>> = {
  place: { en: 'towards {to}', hi: '{to} की ओर', gu: '{to} તરફ', mr: '{to}कडे' },
  across: { en: 'to the {one} or the {other}', hi: '{one} या {other} की ओर', gu: '{one} કે {other} તરફ', mr: '{one} किंवा {other}कडे' },
  unknown: {
    en: "sideways out of the wind's path",
    hi: 'हवा की राह से बाईं या दाईं ओर',
    gu: 'પવનના માર્ગથી ડાબે કે જમણે',
    mr: 'वाऱ्याच्या वाटेतून डावीकडे किंवा उजवीकडे',
  },
  short: {
    en: 'sideways out of the wind',
    hi: 'हवा की राह से बाहर',
    gu: 'પવનના માર્ગની બહાર',
    mr: 'वाऱ्याच्या वाटेबाहेर',
  },
};

/** The eight points of the compass from north on, clockwise. */
export const pointWords: Readonly<Record<AlertLanguage, readonly string[]>> = {
  en: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  hi: ['उत्तर', 'उत्तर-पूर्व', 'पूर्व', 'दक्षिण-पूर्व', 'दक्षिण', 'दक्षिण-पश्चिम', 'पश्चिम', 'उत्तर-पश्चिम'],
  gu: ['ઉત્તર', 'ઉત્તર-પૂર્વ', 'પૂર્વ', 'દક્ષિણ-પૂર્વ', 'દક્ષિણ', 'દક્ષિણ-પશ્ચિમ', 'પશ્ચિમ', 'ઉત્તર-પશ્ચિમ'],
  mr: ['उत्तर', 'ईशान्य', 'पूर्व', 'आग्नेय', 'दक्षिण', 'नैऋत्य', 'पश्चिम', 'वायव्य'],
};

/** Where: `{place}` is a distance. */
export const withinWords: Words = {
  en: 'Within {place} of {industry}.',
  hi: '{industry} से {place} के अंदर।',
  gu: '{industry}થી {place}ની અંદર.',
  mr: '{industry}पासून {place}च्या आत.',
};

/** Where a cloud goes with the wind: `{to}` is a point of the compass. */
export const towardsWords: Words = {
  en: 'Within {place} of {industry}, most of all to the {to}.',
  hi: '{industry} से {place} के अंदर, सबसे अधिक {to} की ओर।',
  gu: '{industry}થી {place}ની અંદર, સૌથી વધુ {to} તરફ.',
  mr: '{industry}पासून {place}च्या आत, सर्वात जास्त {to} दिशेला.',
};

/** Where no distance is known: `{place}` is a district. */
export const aroundWords: Words = {
  en: 'Around {industry}, {place}.',
  hi: '{industry} के आसपास, {place}।',
  gu: '{industry}ની આસપાસ, {place}.',
  mr: '{industry}च्या आसपास, {place}.',
};

/** The end of a message must not read as the end of the danger. */
export const timeWords: Words = {
  en: 'Keep doing this until the all-clear. The next message comes by {time}.',
  hi: 'ख़तरा टलने का संदेश आने तक यही करते रहें। अगला संदेश {time} तक आएगा।',
  gu: '‘બધું સલામત’નો સંદેશો આવે ત્યાં સુધી આમ જ કરતા રહો. હવે પછીનો સંદેશો {time} સુધીમાં આવશે.',
  mr: 'धोका टळल्याचा संदेश येईपर्यंत हेच करत राहा. पुढील संदेश {time} पर्यंत येईल.',
};

/** A text message: what, where from, how far; what to do; until when. `{what}` and `{todo}` are the short words above. */
export const smsWords: Readonly<Record<'within' | 'around', Words>> = {
  within: {
    en: '{what}: {industry}, within {place}. {todo} Next message by {time}.',
    hi: '{what}: {industry}, {place} तक। {todo} नया संदेश {time} तक।',
    gu: '{what}: {industry}, {place} સુધી. {todo} નવો સંદેશો {time} સુધી.',
    mr: '{what}: {industry}, {place} पर्यंत. {todo} नवा संदेश {time} पर्यंत.',
  },
  around: {
    en: '{what}: around {industry}. {todo} Next message by {time}.',
    hi: '{what}: {industry} के आसपास। {todo} नया संदेश {time} तक।',
    gu: '{what}: {industry}ની આસપાસ. {todo} નવો સંદેશો {time} સુધી.',
    mr: '{what}: {industry}च्या आसपास. {todo} नवा संदेश {time} पर्यंत.',
  },
};

/** In place of a chemical whose name is not known. */
export const someChemical: Words = { en: 'A hazardous chemical', hi: 'ख़तरनाक रसायन', gu: 'જોખમી રસાયણ', mr: 'धोकादायक रसायन' };

/** In place of a plant's name for which a text message has no room. */
export const someSite: Words = { en: 'the plant', hi: 'संयंत्र', gu: 'પ્લાન્ટ', mr: 'कारखाना' };

const officialAdvice: Words = {
  en: 'Follow official advice.',
  hi: 'अधिकारियों की सलाह मानें।',
  gu: 'અધિકારીઓની સલાહ માનો.',
  mr: 'अधिकाऱ्यांचा सल्ला माना.',
};

/** The end of a warning: the danger is over, or the warning was a mistake, which says nothing about safety. */
export const cancelWords: Readonly<
  Record<CancelReason, { readonly what: Words; readonly todo: Words; readonly short: Words; readonly when: Words }>
> = {
  'all-clear': {
    what: {
      en: 'All clear: the danger at {industry} is over.',
      hi: 'ख़तरा टल गया है: {industry} का ख़तरा समाप्त हुआ।',
      gu: 'બધું સલામત: {industry}નો ભય ટળી ગયો છે.',
      mr: 'धोका टळला: {industry} येथील धोका टळला आहे.',
    },
    todo: {
      en: 'If you are indoors, go out and open all doors and windows. If you left, you may go back. See a doctor if you feel unwell.',
      hi: 'अंदर हों तो बाहर आएँ, और सब दरवाज़े-खिड़कियाँ खोलें। घर छोड़ा हो तो लौट सकते हैं। तबीयत ख़राब लगे तो डॉक्टर को दिखाएँ।',
      gu: 'અંદર હો તો બહાર આવો, અને બધાં બારી-બારણાં ખોલો. ઘર છોડ્યું હોય તો પાછા જઈ શકો. તબિયત સારી ન લાગે તો ડૉક્ટરને બતાવો.',
      mr: 'आत असाल तर बाहेर या, आणि सर्व दारे-खिडक्या उघडा. घर सोडले असेल तर परत जाऊ शकता. बरे वाटत नसेल तर डॉक्टरांना दाखवा.',
    },
    short: {
      en: 'If you are indoors, go out and open everything. If you left, you may go back.',
      hi: 'अंदर हों तो बाहर आएँ, सब खोलें। घर छोड़ा हो तो लौट सकते हैं।',
      gu: 'અંદર હો તો બહાર આવો, બધું ખોલો. ઘર છોડ્યું હોય તો પાછા જઈ શકો.',
      mr: 'आत असाल तर बाहेर या, सर्व उघडा. घर सोडले असेल तर परत जाऊ शकता.',
    },
    when: {
      en: 'The warning has ended.',
      hi: 'चेतावनी समाप्त हो गई है।',
      gu: 'ચેતવણી પૂરી થઈ છે.',
      mr: 'इशारा संपला आहे.',
    },
  },
  error: {
    what: {
      en: 'The warning about {industry} was sent in error.',
      hi: '{industry} के बारे में चेतावनी भूल से भेजी गई थी।',
      gu: '{industry} વિશેની ચેતવણી ભૂલથી મોકલાઈ હતી.',
      mr: '{industry}बद्दलचा इशारा चुकून पाठवला गेला होता.',
    },
    todo: officialAdvice,
    short: officialAdvice,
    when: {
      en: 'The warning is withdrawn.',
      hi: 'चेतावनी वापस ली गई है।',
      gu: 'ચેતવણી પાછી ખેંચાઈ છે.',
      mr: 'इशारा मागे घेतला आहे.',
    },
  },
};
