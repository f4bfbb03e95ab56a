import { describe, expect, test } from 'vitest';
import { firstLanguageTag, fixBrowserLanguage } from './fix-browser-language.ts';

describe('the language of the browser', () => {
  test('the first tag that Intl takes, without what a locale puts behind it', () => {
    expect(firstLanguageTag(['en-US@posix'])).toBe('en-US');
    expect(firstLanguageTag(['@@', 'hi_IN', 'gu-IN', 'en'])).toBe('gu-IN');
    expect(firstLanguageTag(['', 'C.UTF-8'])).toBe('en');
    expect(firstLanguageTag([])).toBe('en');
  });

  test('a browser of the locale POSIX can write numbers', () => {
    const browser = { language: 'en-US@posix', languages: ['en-US@posix'] };
    expect(() => new Intl.NumberFormat(browser.language)).toThrow(RangeError);
    fixBrowserLanguage(browser);
    expect(new Intl.NumberFormat(browser.language).format(1_234.5)).toBe('1,234.5');
  });

  test('a language that is one stays', () => {
    const browser = Object.freeze({ language: 'mr-IN', languages: ['mr-IN'] });
    fixBrowserLanguage(browser);
    expect(browser.language).toBe('mr-IN');
  });
});
