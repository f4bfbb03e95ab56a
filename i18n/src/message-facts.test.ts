import { describe, expect, it } from 'vitest';
import { type Language, languageCodes, type PublicLanguage, publicLanguageCodes } from './languages.ts';
import { listFileNames } from './list-file-names.ts';
import { loadFile } from './load-texts.ts';
import { publicNamespaces } from './namespaces.ts';

/** Every file of texts: screens, and in the folder `server` pages, messages and documents. */
const files = listFileNames('en').map((name) => name.replace(/\.\w+$/, ''));

/** The words for a fact in each language: a text that states it in one language must state it in all. */
type Words = Readonly<Record<PublicLanguage, RegExp>>;
type Facts = Readonly<Record<string, Words>>;

/** For all messages: units of numbers, areas, and what a message asks of everybody. */
const messageFacts: Facts = {
  minutes: { en: /\bminutes?\b/, hi: /मिनट/, gu: /મિનિટ/, mr: /मिनिट/, ta: /நிமிட/, te: /నిమిష/, bn: /মিনিট/, ur: /منٹ/ },
  hours: { en: /\bhours?\b/, hi: /घंट/, gu: /કલાક/, mr: /तास/, ta: /மணி ?நேர/, te: /గంట/, bn: /ঘণ্টা/, ur: /گھنٹ/ },
  metres: {
    en: /\bm\b|\bmetres?\b/,
    hi: /मीटर/,
    gu: /મીટર|(?<=\d )મી/,
    mr: /मीटर|(?<=\d )मी(?!ल)/,
    ta: /மீட்டர்|(?<=\d )மீ|^மீ$/,
    te: /మీటర్|(?<=\d )మీ|^మీ$/,
    bn: /মিটার|(?<=\d )মি|^মি$/,
    ur: /(?<!کلو)میٹر/,
  },
  kilometres: { en: /\bkm\b/, hi: /किमी/, gu: /કિમી/, mr: /किमी/, ta: /கிமீ/, te: /కిమీ/, bn: /কিমি/, ur: /کلومیٹر/ },
  within: {
    en: /\b(within|up to) \{(place|km)\}/i,
    hi: /\} के अंदर|\{place\} तक|किमी के भीतर/,
    gu: /\}ની અંદર|\{place\} સુધી|કિમીની અંદર/,
    mr: /\}च्या आत|\{place\} ?पर्यंत|किमीच्या आत/,
    ta: /\{place\} வரை|கிமீக்குள்/,
    te: /\{place\} ?లోపు|కిమీ లోపు/,
    bn: /\{place\} (এর মধ্যে|অবধি)|কিমির মধ্যে/,
    ur: /\} کے اندر|\{place\} تک|کلومیٹر کے اندر/,
  },
  around: {
    en: /\baround \{/i,
    hi: /\} के आसपास/,
    gu: /\}ની આસપાસ/,
    mr: /\}च्या आसपास/,
    ta: /\} சுற்றுப்பகுதி/,
    te: /\} చుట్టుపక్కల/,
    bn: /\} এর আশপাশে/,
    ur: /\} کے آس پاس/,
  },
  'call 112': { en: /\b112\b/, hi: /112/, gu: /112/, mr: /112/, ta: /112/, te: /112/, bn: /112/, ur: /112/ },
  'no danger': {
    en: /no danger/,
    hi: /(कोई|,) ख़तरा नहीं/,
    gu: /જોખમ નથી/,
    mr: /(कोणताही|,) धोका नाही/,
    ta: /ஆபத்து இல்லை/,
    te: /ప్రమాదం లేదు/,
    bn: /কোনো বিপদ নেই/,
    ur: /کوئی خطرہ نہیں/,
  },
  acknowledge: { en: /acknowledg|\bconfirm/i, hi: /पुष्टि/, gu: /પુષ્ટિ/, mr: /पुष्ट/, ta: /உறுதிப்படுத்/, te: /నిర్ధారి/, bn: /নিশ্চিত/, ur: /تصدیق/ },
  wait: {
    en: /\bwait\b/i,
    hi: /प्रतीक्षा|इंतज़ार|रुककर/,
    gu: /રાહ|થોભી/,
    mr: /वाट पाह|थांबून|थांबा/,
    ta: /காத்திர/,
    te: /వేచి/,
    bn: /অপেক্ষা/,
    ur: /انتظار/,
  },
};
const messages = [
  'server/acknowledge-page',
  'server/alert-archive',
  'server/alert-messages',
  'server/alert-templates',
  'server/answer-page',
  'server/call-messages',
  'server/community-page',
  'server/follow-messages',
  'server/follow-pages',
  'server/incident-forms',
  'server/invitation',
  'server/notices',
  'server/page-frame',
];

/** For advice to residents: what they do. */
const actionFacts: Facts = {
  'go indoors': {
    en: /\bindoors\b|\bgo in\b|\bstay in\b|nearest building/i,
    hi: /अंदर (जाएँ|रहें|जाने|सब|रहने|हों)|इमारत में जाएँ/,
    gu: /અંદર (જાઓ|રહો|જવા|બધું|કે|રહેતા|હો)|મકાનમાં જાઓ/,
    mr: /आत (जा|राह|सर्व|किंवा|असाल)|इमारतीत जा/,
    ta: /உள்ளே (செ|இரு|எல்லா)|க்குள் செல்லுங்கள்/,
    te: /లోపల(ికి|ే ఉండ| ఉంటే| అన్నీ)|భవనంలోకి/,
    bn: /ভেতরে (যা|যে|গি|থাক|সব)/,
    ur: /اندر (جا|رہ|ہوں)/,
  },
  'go out': {
    en: /\boutdoors\b|\bgo out|come out|\boutside\b/i,
    hi: /बाहर (हों|आएँ|हैं|की)/,
    gu: /બહાર (હો|આવો|છો)|બહારની/,
    mr: /बाहेर (असाल|या|आहात)|बाहेरच्या/,
    ta: /வெளியே(?!ற)/,
    te: /బయట/,
    bn: /বাইরে/,
    ur: /باہر/,
  },
  shut: {
    en: /doors and windows|shut everything|\bshut it\b|go in, shut/i,
    hi: /दरवाज़े-खिड़क|सब बंद|उसे बंद|अंदर जाएँ, बंद/,
    gu: /બારી-બારણાં|બધું બંધ|તેને બંધ|જાઓ, બંધ/,
    mr: /दारे-खिडक्या|सर्व बंद|ती बंद|जा, बंद/,
    ta: /கதவு, ஜன்னல்|(எல்லாவற்றையும்|எல்லாம்) மூடு|அதை மூடு|சென்று, மூடி/,
    te: /తలుపు(లు)?, కిటికీ|అన్నీ మూయ|దాన్ని మూయ|వెళ్ళి, మూసి/,
    bn: /দরজা-জানালা|সব বন্ধ|সেটি বন্ধ|যান, বন্ধ/,
    ur: /دروازے، کھڑکیاں|سب بند|اسے بند|جائیں، بند/,
  },
  open: {
    en: /\bopen (all|everything|doors)/i,
    hi: /(खिड़कियाँ|सब|कुछ) खोल/,
    gu: /(બારણાં|બધું) ખોલ/,
    mr: /(खिडक्या|सर्व) उघडा/,
    ta: /(ஜன்னல்கள|எல்லாவற்ற)\S* திற/,
    te: /(కిటికీలు|అన్నీ) తెర/,
    bn: /(জানালা|সব) খুল/,
    ur: /(کھڑکیاں|سب) کھول/,
  },
  'turn off fans': { en: /\bfans\b/, hi: /पंखे/, gu: /પંખા/, mr: /पंखे/, ta: /ஃபேன்/, te: /ఫ్యాన్/, bn: /ফ্যান/, ur: /پنکھ/ },
  'wet cloth': {
    en: /wet cloth/,
    hi: /गीले कपड़े|गीला कपड़ा/,
    gu: /ભીનું કપડું|ભીના કપડા/,
    mr: /ओल्या कापडा|ओले कापड/,
    ta: /ஈரத் துணி/,
    te: /తడి గుడ్డ/,
    bn: /ভেজা কাপড়/,
    ur: /گیل[ےا] کپڑ/,
  },
  leave: {
    en: /\bleave\b(?! your)|\bleft\b|\bways out|get away/i,
    hi: /निकल(ें|ने|ना|\s)|छोड़ा/,
    gu: /નીકળ|છોડ્યું/,
    mr: /निघ|सोडले|बाहेर पड/,
    ta: /வெளியேற/,
    te: /వెళ్ళిపో/,
    bn: /ছাড়|ছেড়ে/,
    ur: /نکل/,
  },
  'on foot': { en: /on foot/, hi: /पैदल/, gu: /પગપાળા/, mr: /पायी/, ta: /நடந்து|நடக்க(?!வில்)/, te: /కాలినడక|నడిచి/, bn: /হেঁটে/, ur: /پیدل/ },
  'no flame': {
    en: /no flame/i,
    hi: /आग(, (स्विच|फ़ोन)| या (चिंगारी|स्विच|फ़ोन)| न )/,
    gu: /આગ(, (સ્વિચ|ફોન)| કે (તણખા|સ્વિચ|ફોન)| ન )/,
    mr: /आग(, (स्विच|फोन)| किंवा (ठिणगी|स्विच|फोन)| नको| लावू)/,
    ta: /தீ(, (ஸ்விட்ச்|போன்)| அல்லது தீப்பொறி| கூடாது)/,
    te: /మంట(, (స్విచ్|ఫోన్)| లేదా నిప్పు| వద్దు)/,
    bn: /আগুন(, (সুইচ|ফোন)| বা স্ফুলিঙ্গ| নয়)/,
    ur: /آگ(، (سوئچ|فون)| یا چنگاری| نہیں)/,
  },
  'no switch': { en: /\bno switch|flame, switch/i, hi: /स्विच/, gu: /સ્વિચ/, mr: /स्विच/, ta: /ஸ்விட்ச்/, te: /స్విచ్/, bn: /সুইচ/, ur: /سوئچ/ },
  'no phone': {
    en: /\bno phone|switch, phone/i,
    hi: /स्विच, फ़ोन|आग(,| या) फ़ोन/,
    gu: /સ્વિચ, ફોન|આગ(,| કે) ફોન/,
    mr: /स्विच, फोन|आग(,| किंवा) फोन/,
    ta: /ஸ்விட்ச், போன்|தீ, போன்/,
    te: /స్విచ్, ఫోన్|మంట, ఫోన్/,
    bn: /সুইচ, ফোন|আগুন, ফোন/,
    ur: /سوئچ، فون|آگ، فون/,
  },
  'no engine': {
    en: /\bengine\b/,
    hi: /गाड़ी|इंजन/,
    gu: /વાહન|એન્જિન/,
    mr: /गाडी|इंजिन/,
    ta: /வாகன|வண்டி/,
    te: /వాహన|బండి/,
    bn: /গাড়ি/,
    ur: /گاڑی/,
  },
  'straight away': {
    en: /straight away/,
    hi: /सीधे दूर/,
    gu: /સીધા દૂર/,
    mr: /सरळ दूर/,
    ta: /நேராக விலக|நேராக விலகி/,
    te: /నేరుగా దూరంగా/,
    bn: /সোজা দূরে/,
    ur: /سیدھے دور/,
  },
  'out of the wind': {
    en: /sideways|across the wind|out of the wind's path/,
    hi: /हवा की राह/,
    gu: /પવનના (માર્ગ|રસ્તા)/,
    mr: /वाऱ्याच्या वाटे/,
    ta: /காற்றின் (பாதை|குறுக்கே)/,
    te: /గాలి దారి|గాలికి అడ్డంగా/,
    bn: /হাওয়ার (পথ|আড়াআড়ি)/,
    ur: /ہوا کے (راستے|آر پار)/,
  },
  officials: {
    en: /\bofficials?\b/,
    hi: /अधिकारी|अधिकारियों/,
    gu: /અધિકારી/,
    mr: /अधिकारी|अधिकाऱ्या/,
    ta: /அதிகாரி/,
    te: /అధికారు/,
    bn: /প্রশাসন/,
    ur: /حکام/,
  },
  doctor: { en: /doctor/, hi: /डॉक्टर/, gu: /ડૉક્ટર/, mr: /डॉक्टर/, ta: /மருத்துவர/, te: /డాక్టర్/, bn: /ডাক্তার/, ur: /ڈاکٹر/ },
  'all clear': {
    en: /all clear/i,
    hi: /ख़तरा टल/,
    gu: /બધું સલામત/,
    mr: /धोका टळ/,
    ta: /ஆபத்து நீங்கிய/,
    te: /ప్రమాదం తొలగి/,
    bn: /বিপদ কেটে/,
    ur: /خطرہ ٹل/,
  },
};
/** Files of advice; the key must begin with what follows the colon. */
const advice = ['server/alert-templates', 'server/community-page', 'server/answer-page', 'server/follow-messages', 'alerts:action.'];

type Catalogue = ReadonlyMap<string, string>;

/** Every text by its key. A text that is a function is called with sample numbers. */
const flatten = (texts: unknown, before = ''): [key: string, text: string][] => {
  if (typeof texts === 'string') return [[before, texts]];
  if (typeof texts === 'function')
    return [[before, String(texts(...Array.from({ length: texts.length }, (_none, index) => `${701 + index}`)))]];
  return Object.entries(texts as object).flatMap(([key, value]) => flatten(value, before === '' ? key : `${before}.${key}`));
};

/** The languages that have a file. */
const findReach = (file: string): readonly PublicLanguage[] =>
  publicNamespaces.some((name) => file === `server/${name}`) ? publicLanguageCodes : languageCodes;

const loadCatalogue = async (language: PublicLanguage, file: string): Promise<Catalogue> =>
  new Map(flatten(await loadFile(language, file)));

/** A sample value for each placeholder, the same in every language. */
const fillSamples = (text: string): string =>
  text.replace(
    /\{\{?(\w+)\}?\}/g,
    (_whole, name: string) => ` ${[...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e9} `,
  );

/** All numbers of a text, sorted; Indian grouping, millions and lakhs are the same number. */
const findNumbers = (text: string): readonly string[] =>
  (
    fillSamples(text)
      .replace(/<\/?\d+>/g, '')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
      .replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - 0xae6))
      .replace(/(?<=\d),(?=\d)/g, '')
      .replace(/(\d+) million/g, '$1000000')
      .replace(/(\d+) (लाख|લાખ)/g, '$100000')
      .match(/\d+(?:[.:]\d+)*/g) ?? []
  ).toSorted();

/** One text in the languages that have it. */
type Texts = Readonly<Record<Language, string>> & Readonly<Partial<Record<PublicLanguage, string>>>;
const listLanguages = (texts: Texts): readonly PublicLanguage[] => publicLanguageCodes.filter((language) => texts[language] !== undefined);

const findNumberFaults = (texts: Texts): readonly string[] => {
  const english = findNumbers(texts.en).join(' ');
  return listLanguages(texts).flatMap((language) => {
    const other = findNumbers(texts[language] ?? '').join(' ');
    return other === english ? [] : [`numbers ${english} in en, ${other} in ${language}`];
  });
};

const findWordFaults = (facts: Facts, texts: Texts): readonly string[] =>
  Object.entries(facts).flatMap(([fact, words]) => {
    const having = listLanguages(texts);
    const lacking = having.filter((language) => !words[language].test(texts[language] ?? ''));
    return lacking.length === 0 || lacking.length === having.length ? [] : [`"${fact}" is not in ${lacking.join(', ')}`];
  });

/** The faults of a file, each with its key. */
const findFaults = async (file: string, find: (texts: Texts) => readonly string[], keys = ''): Promise<readonly string[]> => {
  const reach = findReach(file);
  const catalogues = await Promise.all(reach.map((language) => loadCatalogue(language, file)));
  return [...(catalogues[0]?.keys() ?? [])]
    .filter((key) => key.startsWith(keys))
    .flatMap((key) => {
      const texts = Object.fromEntries(reach.map((language, index) => [language, catalogues[index]?.get(key) ?? ''])) as Texts;
      return find(texts).map((fault) => `${key}: ${fault}`);
    });
};

it.each(files)('%s: the numbers are the same in all languages', async (file) => {
  expect(await findFaults(file, findNumberFaults)).toEqual([]);
});

it.each(messages)('%s: units and areas are the same in all languages', async (file) => {
  expect(await findFaults(file, (texts) => findWordFaults(messageFacts, texts))).toEqual([]);
});

it.each(advice)('%s: the actions are the same in all languages', async (scope) => {
  const [file = '', keys] = scope.split(':');
  expect(await findFaults(file, (texts) => findWordFaults(actionFacts, texts), keys)).toEqual([]);
});

it('every fact occurs in some message, so that no pattern is idle', async () => {
  const all = (await Promise.all([...messages, 'alerts'].map((file) => loadCatalogue('en', file)))).flatMap((texts) => [...texts.values()]);
  const idle = Object.entries({ ...messageFacts, ...actionFacts }).filter(([, words]) => !all.some((text) => words.en.test(text)));
  expect(idle.map(([fact]) => fact)).toEqual([]);
});

describe('a planted fault is found', () => {
  const texts: Texts = {
    en: 'Within {place} of {industry}. Go indoors, shut everything. Valid for 30 minutes. Call 112.',
    hi: '{industry} से {place} के अंदर। अंदर जाएँ, सब बंद करें। 30 मिनट तक मान्य। 112 पर फ़ोन करें।',
    gu: '{industry}થી {place}ની અંદર. અંદર જાઓ, બધું બંધ કરો. 30 મિનિટ માન્ય. 112 પર ફોન કરો.',
    mr: '{industry}पासून {place}च्या आत. आत जा, सर्व बंद करा. 30 मिनिटे वैध. 112 वर फोन करा.',
  };
  const find = (planted: Partial<Texts>): readonly string[] => [
    ...findNumberFaults({ ...texts, ...planted }),
    ...findWordFaults({ ...messageFacts, ...actionFacts }, { ...texts, ...planted }),
  ];

  it('and nothing else', () => expect(find({})).toEqual([]));

  it.each([
    ['another number', { hi: texts.hi.replace('30', '३१') }, 'numbers'],
    ['a number that is missing', { gu: texts.gu.replace('112', '') }, 'numbers'],
    ['another time', { mr: texts.mr.replace('मिनिटे', 'तास') }, '"minutes" is not in mr'],
    ['another area', { gu: texts.gu.replace('{place}ની અંદર', '{place} પછી') }, '"within" is not in gu'],
    ['an area that is missing', { hi: texts.hi.replace('{place}', '') }, 'numbers'],
    ['another action', { mr: texts.mr.replace('आत जा', 'निघा') }, '"go indoors" is not in mr'],
    ['an action that only one language has', { hi: `${texts.hi} पंखे बंद करें।` }, '"turn off fans" is not in en, gu, mr'],
  ])('%s', (_what, planted, fault) => {
    expect(find(planted).join('\n')).toContain(fault);
  });
});
