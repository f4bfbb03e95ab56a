import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageKey, loadCatalogue, preferredLanguage } from './catalogues.ts';
import { type Language, languages } from './languages.ts';

/** A catalogue comes when a screen first asks for it. */
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

export const startTranslations = async (): Promise<i18n> => {
  const language = preferredLanguage(localStorage.getItem(languageKey), navigator.languages);
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
  localStorage.setItem(languageKey, language);
  await i18next.changeLanguage(language);
};

/** How numbers and dates are written in the language shown. Digits stay 0-9: they match the instruments and the records. */
export const intlTag = (language: string): string => {
  const tag = languages.find(({ id }) => id === language)?.intl ?? 'en-IN';
  return `${tag}-u-nu-latn`;
};
