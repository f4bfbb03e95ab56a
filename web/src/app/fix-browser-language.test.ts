import { describe, expect, test } from 'vitest';
import { firstLanguageTag, fixBrowserLanguage } from './fix-browser-language.ts';

describe('the language of the browser', () => {
  test('the first tag that Intl accepts, without a locale suffix', () => {
    expect(firstLanguageTag(['en-US@posix'])).toBe('en-US');
    expect(firstLanguageTag(['@@', 'hi_IN', 'gu-IN', 'en'])).toBe('gu-IN');
    expect(firstLanguageTag(['', 'C.UTF-8'])).toBe('en');
    expect(firstLanguageTag([])).toBe('en');
  });

  test('a browser with the POSIX locale can format numbers', () => {
    const browser = { language: 'en-US@posix', languages: ['en-US@posix'] };
    expect(() => new Intl.NumberFormat(browser.language)).toThrow(RangeError);
    fixBrowserLanguage(browser);
    expect(new Intl.NumberFormat(browser.language).format(1_234.5)).toBe('1,234.5');
  });

  test('a valid language tag stays', () => {
    const browser = Object.freeze({ language: 'mr-IN', languages: ['mr-IN'] });
    fixBrowserLanguage(browser);
    expect(browser.language).toBe('mr-IN');
  });
});
