import { type PublicLanguage, toFormatLocale } from '@hazardguard/i18n/languages';

/** One formatter for each language, made at its first use: making one takes a hundred times as long as using it. */
export const perLanguage = <Formatter>(make: (locale: string) => Formatter): ((language: PublicLanguage) => Formatter) => {
  const made = new Map<PublicLanguage, Formatter>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const formatter = make(toFormatLocale(language));
    made.set(language, formatter);
    return formatter;
  };
};
