import { type Language, languageCodes, toFormatLocale } from '@hazardguard/i18n/languages';
import i18next, { type BackendModule, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageKey, loadCatalogue, preferredLanguage } from './catalogues.ts';

/** A catalogue is loaded when a screen first needs it. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadCatalogue(language, namespace).then(
      (texts) => done(null, { ...texts }),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

const markDocument = (language: string): void => {
  document.documentElement.lang = language;
};

const numberFormats = new Map<string, Intl.NumberFormat>();

/** In the language's format, with every digit: 4,700 and never 4700. */
const writeNumber = (value: number, language: string): string => {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(toFormatLocale(language), { maximumFractionDigits: 10 });
  numberFormats.set(language, known);
  return known.format(value);
};

/** Formats every number in a text. */
const values: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) => (typeof value === 'number' ? writeNumber(value, language ?? 'en') : value),
};

export const startTranslations = async (): Promise<i18n> => {
  const language = preferredLanguage(localStorage.getItem(languageKey), navigator.languages);
  i18next.on('languageChanged', markDocument);
  await i18next
    .use(backend)
    .use(values)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: [...languageCodes],
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    });
  markDocument(i18next.language);
  return i18next;
};

export const chooseLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(languageKey, language);
  await i18next.changeLanguage(language);
};
