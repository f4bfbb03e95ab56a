/** The languages of the pages that the server writes. `intl` decides how dates are written; digits are the ones on every phone. */
export const pageLanguages = {
  en: { name: 'English', intl: 'en-IN-u-nu-latn' },
  hi: { name: 'हिन्दी', intl: 'hi-IN-u-nu-latn' },
  gu: { name: 'ગુજરાતી', intl: 'gu-IN-u-nu-latn' },
  mr: { name: 'मराठी', intl: 'mr-IN-u-nu-latn' },
} as const;

export type PageLanguage = keyof typeof pageLanguages;

export const pageLanguageIds = Object.keys(pageLanguages) as readonly PageLanguage[];

export const isPageLanguage = (text: unknown): text is PageLanguage => typeof text === 'string' && Object.hasOwn(pageLanguages, text);

/** The first of ours that an Accept-Language header asks for, by its weights (RFC 9110 §12.5.4); English when none is. */
export const acceptedLanguage = (header: string | undefined): PageLanguage => {
  const asked = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of asked) if (isPageLanguage(language)) return language;
  return 'en';
};

/** The language of a text by its script, for its `lang` attribute: Hindi and Marathi share one, so there the page's own decides. */
export const languageOfText = (text: string, page: PageLanguage): PageLanguage => {
  if (/[\u0a80-\u0aff]/.test(text)) return 'gu';
  if (/[\u0900-\u097f]/.test(text)) return page === 'mr' ? 'mr' : 'hi';
  return 'en';
};
