/**
 * The languages of the product: the only list. A language is a folder of texts beside this file and one entry here; one of a new script also
 * needs its Noto Sans among the packages of the server (PDF) and of the browser (`web/src/ui/fonts.css`).
 */
const list = [
  {
    code: 'en',
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
    name: 'मराठी',
    locale: 'mr-IN',
    script: 'Devanagari',
    exercise: 'सराव.',
    test: 'चाचणी.',
    changed: 'बदल: ',
    acrossWind: /आडवे|आडव्या|वाऱ्याच्या वाटे/,
    switching: /पंख|कूलर|एसी/,
  },
] as const satisfies readonly LanguageEntry<string>[];

interface LanguageEntry<Code extends string> {
  readonly code: Code;
  /** As its speakers call it. */
  readonly name: string;
  readonly locale: string;
  /** As Unicode names it. */
  readonly script: string;
  /** The first word of an exercise and of a test; a real warning carries neither. */
  readonly exercise: string;
  readonly test: string;
  /** Before the text message of a changed warning. */
  readonly changed: string;
  /** How texts say that people cross the wind, and that they switch something. */
  readonly acrossWind: RegExp;
  readonly switching: RegExp;
}

export type Language = (typeof list)[number]['code'];
/** All but English, which is always there. */
export type OtherLanguage = Exclude<Language, 'en'>;

export const languages: readonly LanguageEntry<Language>[] = list;
export const languageCodes: readonly Language[] = languages.map(({ code }) => code);
export const otherLanguageCodes = languageCodes.filter((code) => code !== 'en');

export const isLanguage = (text: unknown): text is Language => typeof text === 'string' && entries.has(text);

export const toLanguageTable = <Value>(valueFor: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languageCodes.map((code) => [code, valueFor(code)])) as Record<Language, Value>;

const entries = new Map<string, LanguageEntry<Language>>(languages.map((entry) => [entry.code, entry]));
export const findLanguage = (code: Language): LanguageEntry<Language> => entries.get(code) ?? list[0];

/** How numbers and dates are written. Digits stay 0-9: they match the instruments and the records. */
export const toFormatLocale = (code: string): string => `${(entries.get(code) ?? list[0]).locale}-u-nu-latn`;

/** Every script but Latin. */
export const otherScripts: readonly string[] = [...new Set(languages.map(({ script }) => script))].filter((script) => script !== 'Latin');
