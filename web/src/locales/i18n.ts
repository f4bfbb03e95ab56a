import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language, languages } from './languages.ts';

type Loader = () => Promise<{ readonly texts: object }>;
const files = import.meta.glob<{ readonly texts: object }>('./*/*.ts');
const loaders = new Map<string, Loader>(Object.entries(files));

/** A catalogue comes when a screen first asks for it. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = loaders.get(`./${language}/${namespace}.ts`);
    if (load === undefined) return done(new Error(`no catalogue ${language}/${namespace}`), null);
    load().then(
      (file) => done(null, { ...file.texts }),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

const storageKey = 'hazardguard-language';

/** The person's own choice, else the first of the browser's languages that there is, else English. */
export const preferredLanguage = (stored: string | null, wanted: readonly string[]): Language => {
  if (isLanguage(stored)) return stored;
  for (const tag of wanted) {
    const base = tag.split('-')[0]?.toLowerCase();
    if (isLanguage(base)) return base;
  }
  return 'en';
};

const markDocument = (language: string): void => {
  document.documentElement.lang = language;
};

export const startTranslations = async (): Promise<i18n> => {
  const language = preferredLanguage(localStorage.getItem(storageKey), navigator.languages);
  i18next.on('languageChanged', markDocument);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: languages.map(({ id }) => id),
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  markDocument(i18next.language);
  return i18next;
};

export const chooseLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
};

/** How numbers and dates are written in the language shown. Digits stay 0-9: they match the instruments and the records. */
export const intlTag = (language: string): string => {
  const tag = languages.find(({ id }) => id === language)?.intl ?? 'en-IN';
  return `${tag}-u-nu-latn`;
};
