import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './catalogues.ts';
import { languages } from './languages.ts';

type Tree = { readonly [key: string]: string | Tree };

const files = import.meta.glob<{ readonly texts: Tree }>('./*/*.ts', { eager: true });

const flat = (tree: Tree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value] as [string, string]] : flat(value, `${before}${key}.`),
  );

const catalogue = (language: string, namespace: string) => new Map(flat(files[`./${language}/${namespace}.ts`]?.texts ?? {}));

const namespaces = Object.keys(files)
  .filter((path) => path.startsWith('./en/'))
  .map((path) => path.slice('./en/'.length, -'.ts'.length));

/** What is put into a sentence, and the tags of `Trans`: a translation must have the same. */
const placeholders = (text: string): string[] => (text.match(/\{\{[^}]+\}\}|<\/?[\w]+>/g) ?? []).toSorted();

const others = languages.map(({ id }) => id).filter((id) => id !== 'en');

describe.each(namespaces)('catalogue %s', (namespace) => {
  const english = catalogue('en', namespace);

  it('has an English text for every key', () => {
    expect(english.size).toBeGreaterThan(0);
    for (const [key, text] of english) if (!key.endsWith('.purpose')) expect(text, key).not.toBe('');
  });

  it.each(others)('is complete in %s, with the same placeholders', (language) => {
    const translated = catalogue(language, namespace);
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of english) {
      const other = translated.get(key) ?? '';
      expect(placeholders(other), key).toEqual(placeholders(text));
      if (text !== '') expect(other.trim(), key).not.toBe('');
    }
  });
});

describe('languages', () => {
  it('has a line in the list for every folder of catalogues', () => {
    const folders = new Set(Object.keys(files).map((path) => path.split('/')[1]));
    expect([...folders].toSorted()).toEqual(languages.map(({ id }) => id).toSorted());
  });

  it('prefers the choice of the person, then the browser, then English', () => {
    expect(preferredLanguage('mr', ['hi-IN'])).toBe('mr');
    expect(preferredLanguage(null, ['fr-FR', 'gu-IN', 'en'])).toBe('gu');
    expect(preferredLanguage(null, ['fr-FR', 'en-GB'])).toBe('en');
    expect(preferredLanguage('xx', ['de'])).toBe('en');
  });
});
