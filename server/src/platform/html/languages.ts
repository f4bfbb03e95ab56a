import { findDirection, findLanguage, type PublicLanguage, publicLanguageCodes } from '@hazardguard/i18n/languages';
import { isOffered } from '../texts/offered-languages.ts';
import { attributes } from './markup.ts';

/** The offered language that an Accept-Language header prefers, by its weights (RFC 9110 §12.5.4); English when none is. */
export const parseAcceptedLanguage = (header: string | undefined): PublicLanguage => {
  const requested = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of requested) if (isOffered(language)) return language;
  return 'en';
};

/**
 * The language of a text by its script, for its `lang` attribute: where languages share a script, as Hindi and Marathi do, the
 * page's own decides.
 */
export const detectLanguage = (text: string, page: PublicLanguage): PublicLanguage => {
  const isWrittenIn = (language: PublicLanguage): boolean => {
    const { script } = findLanguage(language);
    return script !== 'Latin' && new RegExp(`\\p{Script=${script}}`, 'u').test(text);
  };
  return [page, ...publicLanguageCodes].find(isWrittenIn) ?? 'en';
};

/** `lang` and `dir` of a text that may be in another language than its page. */
export const languageAttributes = (text: string, page: PublicLanguage) => {
  const language = detectLanguage(text, page);
  return attributes({ lang: language, dir: findDirection(language) });
};
