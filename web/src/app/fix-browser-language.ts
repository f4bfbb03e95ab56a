interface Browser {
  readonly language: string;
  readonly languages: readonly string[];
}

const isTag = (tag: string): boolean => {
  try {
    Intl.getCanonicalLocales(tag);
    return true;
  } catch {
    return false;
  }
};

/** The first of them that is a language tag (BCP 47), without what a system's locale puts behind it; else English. */
export const firstLanguageTag = (wanted: readonly string[]): string =>
  wanted.map((tag) => tag.replace(/@.*$/, '')).find((tag) => tag !== '' && isTag(tag)) ?? 'en';

/**
 * A browser that took its language from a locale such as C or POSIX says `en-US@posix`, which is no language tag. The library of the charts
 * gives it to Intl as its file is loaded, and the whole application would end by a RangeError.
 */
export const fixBrowserLanguage = (browser: Browser): void => {
  if (browser.language !== '' && isTag(browser.language)) return;
  const language = firstLanguageTag([browser.language, ...browser.languages]);
  Object.defineProperty(browser, 'language', { value: language, configurable: true });
};
