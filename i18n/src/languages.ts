/**
 * The languages of the product: the only list. A language is a folder of texts beside this file and one entry here. Reach `application`: every
 * text. Reach `public`: only what residents and first responders read (`publicNamespaces`), and only once an administrator offers it. A new
 * script also needs its Noto Sans in the browser (`web/src/ui/fonts.css`), in the public pages (`server/src/platform/html/fonts.ts`), and in
 * the application among the packages of the server (PDF).
 */
const list = [
  {
    code: 'en',
    reach: 'application',
    name: 'English',
    locale: 'en-IN',
    script: 'Latin',
    exercise: 'EXERCISE.',
    test: 'TEST.',
    changed: 'CHANGED: ',
    acrossWind: /across the wind|cross-?wind|sideways/i,
    switching: /(switch|turn)\w* (off|on)|\bfans?\b|\bcoolers?\b|air.?condition/i,
  },
  {
    code: 'hi',
    reach: 'application',
    name: 'हिन्दी',
    locale: 'hi-IN',
    script: 'Devanagari',
    exercise: 'अभ्यास।',
    test: 'परीक्षण।',
    changed: 'बदलाव: ',
    acrossWind: /आड़ी|आड़े|हवा की राह/,
    switching: /पंख|कूलर|एसी/,
  },
  {
    code: 'gu',
    reach: 'application',
    name: 'ગુજરાતી',
    locale: 'gu-IN',
    script: 'Gujarati',
    exercise: 'કવાયત.',
    test: 'પરીક્ષણ.',
    changed: 'ફેરફાર: ',
    acrossWind: /આડી|આડે|પવનના માર્ગ/,
    switching: /પંખ|કૂલર|એસી/,
  },
  {
    code: 'mr',
    reach: 'application',
    name: 'मराठी',
    locale: 'mr-IN',
    script: 'Devanagari',
    exercise: 'सराव.',
    test: 'चाचणी.',
    changed: 'बदल: ',
    acrossWind: /आडवे|आडव्या|वाऱ्याच्या वाटे/,
    switching: /पंख|कूलर|एसी/,
  },
  {
    code: 'ta',
    reach: 'public',
    name: 'தமிழ்',
    locale: 'ta-IN',
    script: 'Tamil',
    exercise: 'ஒத்திகை.',
    test: 'சோதனை.',
    changed: 'மாற்றம்: ',
    acrossWind: /காற்றின் (பாதை|குறுக்கே)|காற்றுக்குக் குறுக்க/,
    switching: /விசிறி|ஃபேன்|கூலர்|ஏசி/,
  },
  {
    code: 'te',
    reach: 'public',
    name: 'తెలుగు',
    locale: 'te-IN',
    script: 'Telugu',
    exercise: 'డ్రిల్.',
    test: 'పరీక్ష.',
    changed: 'మార్పు: ',
    acrossWind: /గాలి దారి|గాలికి అడ్డంగా/,
    switching: /ఫ్యాన్|కూలర్|ఏసీ/,
  },
  {
    code: 'bn',
    reach: 'public',
    name: 'বাংলা',
    locale: 'bn-IN',
    script: 'Bengali',
    exercise: 'মহড়া।',
    test: 'পরীক্ষা।',
    changed: 'বদল: ',
    acrossWind: /হাওয়ার পথ|হাওয়ার আড়াআড়ি/,
    switching: /ফ্যান|পাখা|কুলার|এসি/,
  },
  {
    code: 'ur',
    reach: 'public',
    name: 'اردو',
    locale: 'ur-IN',
    script: 'Arabic',
    direction: 'rtl',
    exercise: 'مشق۔',
    test: 'آزمائش۔',
    changed: 'تبدیلی: ',
    acrossWind: /ہوا کے راستے|ہوا کی راہ|ہوا کے آر ?پار/,
    switching: /پنکھ|کولر|اے ?سی/,
  },
] as const satisfies readonly LanguageEntry<string>[];

interface LanguageEntry<Code extends string> {
  readonly code: Code;
  readonly reach: 'application' | 'public';
  /** As its speakers call it. */
  readonly name: string;
  readonly locale: string;
  /** As Unicode names it. */
  readonly script: string;
  /** Left out: from left to right. */
  readonly direction?: 'rtl';
  /** The first word of an exercise and of a test; a real warning carries neither. */
  readonly exercise: string;
  readonly test: string;
  /** Before the text message of a changed warning. */
  readonly changed: string;
  /** How texts say that people cross the wind, and that they switch something. */
  readonly acrossWind: RegExp;
  readonly switching: RegExp;
}

type Entry = (typeof list)[number];

/** Of the whole application. */
export type Language = Extract<Entry, { readonly reach: 'application' }>['code'];
/** All but English, which is always there. */
export type OtherLanguage = Exclude<Language, 'en'>;
/** Of the texts for residents and first responders: every language of the list. */
export type PublicLanguage = Entry['code'];
export type OtherPublicLanguage = Exclude<PublicLanguage, 'en'>;

export const publicLanguages: readonly LanguageEntry<PublicLanguage>[] = list;
export const publicLanguageCodes: readonly PublicLanguage[] = publicLanguages.map(({ code }) => code);
export const otherPublicLanguageCodes = publicLanguageCodes.filter((code) => code !== 'en');

const isOfApplication = (entry: LanguageEntry<PublicLanguage>): entry is LanguageEntry<Language> => entry.reach === 'application';
export const languages: readonly LanguageEntry<Language>[] = publicLanguages.filter(isOfApplication);
export const languageCodes: readonly Language[] = languages.map(({ code }) => code);
export const otherLanguageCodes = languageCodes.filter((code) => code !== 'en');

const entries = new Map<string, LanguageEntry<PublicLanguage>>(publicLanguages.map((entry) => [entry.code, entry]));
export const findLanguage = (code: PublicLanguage): LanguageEntry<PublicLanguage> => entries.get(code) ?? list[0];
export const findDirection = (code: PublicLanguage): 'ltr' | 'rtl' => findLanguage(code).direction ?? 'ltr';

export const isPublicLanguage = (text: unknown): text is PublicLanguage => typeof text === 'string' && entries.has(text);
export const isLanguage = (text: unknown): text is Language => isPublicLanguage(text) && findLanguage(text).reach === 'application';

export const toLanguageTable = <Value>(valueFor: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languageCodes.map((code) => [code, valueFor(code)])) as Record<Language, Value>;
export const toPublicLanguageTable = <Value>(valueFor: (language: PublicLanguage) => Value): Readonly<Record<PublicLanguage, Value>> =>
  Object.fromEntries(publicLanguageCodes.map((code) => [code, valueFor(code)])) as Record<PublicLanguage, Value>;

/** How numbers and dates are written. Digits stay 0-9: they match the instruments and the records. */
export const toFormatLocale = (code: string): string => `${(entries.get(code) ?? list[0]).locale}-u-nu-latn`;

const listScripts = (of: readonly { readonly script: string }[]): readonly string[] =>
  [...new Set(of.map(({ script }) => script))].filter((script) => script !== 'Latin');
/** Every script of the application but Latin. */
export const otherScripts = listScripts(languages);
/** Every script of the list but Latin. */
export const otherPublicScripts = listScripts(publicLanguages);
