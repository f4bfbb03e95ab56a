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

/** The first valid language tag (BCP 47), without a system locale's suffix; else English. */
export const firstLanguageTag = (wanted: readonly string[]): string =>
  wanted.map((tag) => tag.replace(/@.*$/, '')).find((tag) => tag !== '' && isTag(tag)) ?? 'en';

/**
 * A browser with a system locale such as C or POSIX reports `en-US@posix`, which is no language tag. The chart library passes it
 * to Intl when its file loads, and a RangeError would end the whole application.
 */
export const fixBrowserLanguage = (browser: Browser): void => {
  if (browser.language !== '' && isTag(browser.language)) return;
  const language = firstLanguageTag([browser.language, ...browser.languages]);
  Object.defineProperty(browser, 'language', { value: language, configurable: true });
};
