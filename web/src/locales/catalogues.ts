import { isLanguage, type Language } from '@hazardguard/i18n/languages';
import type { Namespace } from '@hazardguard/i18n/namespaces';
import { isShared } from '@hazardguard/i18n/shared-namespaces';
import type { Catalogues } from '@hazardguard/i18n/shared-texts';

const files = import.meta.glob<{ readonly default: object }>(
  ['./*/*.json', '!./*/{boot,data-import,duties,incidents,stakeholders,terms}.json'],
  { base: '../../../i18n/src' },
);
const loaders = new Map(Object.entries(files));

/** One catalogue, fetched on first use; a rejected promise where there is none. */
export const loadCatalogue = async (language: string, namespace: string): Promise<object> => {
  if (isShared(namespace)) return (await import('./shared-catalogue.ts')).loadShared(language, namespace);
  const load = loaders.get(`./${language}/${namespace}.json`);
  if (load === undefined) throw new Error(`There is no catalogue ${language}/${namespace}`);
  return (await load()).default;
};

/** The texts of one namespace, for code without the translation library. */
export const loadTexts = async <Name extends Namespace>(language: Language, namespace: Name): Promise<Catalogues[Name]> =>
  (await loadCatalogue(language, namespace)) as Catalogues[Name];

export const languageKey = 'hazardguard-language';

/** The person's own choice, else the first supported language of the browser, else English. */
export const preferredLanguage = (stored: string | null, wanted: readonly string[]): Language => {
  if (isLanguage(stored)) return stored;
  for (const tag of wanted) {
    const base = tag.split('-')[0]?.toLowerCase();
    if (isLanguage(base)) return base;
  }
  return 'en';
};
