import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLanguage, languageCodes, otherPublicLanguageCodes, publicLanguageCodes } from './languages.ts';
import { publicNamespaces } from './namespaces.ts';

const folder = new URL('./', import.meta.url);
const findFiles = (language: string): readonly string[] =>
  readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

const namespaces = findFiles('en');
const publicFiles = publicNamespaces.map((name) => `server/${name}.ts`);
const findReach = (file: string) => (publicFiles.includes(file) ? publicLanguageCodes : languageCodes).filter((code) => code !== 'en');

/** Every text by its key; of a function the number of its values. */
const flatten = (texts: unknown, before = ''): [key: string, text: string][] => {
  if (typeof texts === 'string') return [[before, texts]];
  if (typeof texts === 'function') return [[before, `(${texts.length})`]];
  return Object.entries(texts as object).flatMap(([key, value]) => flatten(value, before === '' ? key : `${before}.${key}`));
};

const loadScreenTexts = async (language: string, file: string): Promise<ReadonlyMap<string, string>> => {
  const [name, ...path] = file.slice(0, -'.ts'.length).split('/').toReversed();
  const { texts } = path.length === 0 ? await import(`./${language}/${name}.ts`) : await import(`./${language}/server/${name}.ts`);
  return new Map(flatten(texts));
};

/** What is put into a sentence, and the tags of `Trans`: a translation must have the same. */
const findPlaceholders = (text: string): string[] => (text.match(/\{\{?[^}]+\}?\}|<\/?[\w]+>|^\(\d\)$/g) ?? []).toSorted();

/** What is wrong with a translation, each with its key. */
const findFaults = (english: ReadonlyMap<string, string>, translated: ReadonlyMap<string, string>): readonly string[] => [
  ...[...translated.keys()].filter((key) => !english.has(key)).map((key) => `${key} is not in English`),
  ...[...english].flatMap(([key, text]) => {
    const other = translated.get(key);
    if (other === undefined) return [`${key} is missing`];
    if (text !== '' && other.trim() === '') return [`${key} is empty`];
    return findPlaceholders(text).join() === findPlaceholders(other).join() ? [] : [`${key} has other placeholders`];
  }),
];

it('every language of the list has a folder with the files of its reach, and there is no other folder', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...publicLanguageCodes].toSorted());
  for (const language of otherPublicLanguageCodes)
    expect(findFiles(language), language).toEqual(findLanguage(language).reach === 'application' ? namespaces : publicFiles);
});

/** Names of settings in texts of screens: they mean nothing to the people who read them. Screens add them for who may set them. */
const findSettingNames = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...texts].filter(([, text]) => /\b[A-Z]{2,}(_[A-Z]+)+\b/.test(text)).map(([key]) => key);

it('finds the name of a setting in a text', () => {
  expect(findSettingNames(new Map([['planted', 'Nothing is set up (MAP_SATELLITE_URL).']]))).toEqual(['planted']);
});

it.each(namespaces.filter((file) => !file.startsWith('server/')))('%s names no setting', async (file) => {
  for (const language of languageCodes) expect(findSettingNames(await loadScreenTexts(language, file)), language).toEqual([]);
});

describe.each(namespaces)('%s', (file) => {
  it('has an English text for every key', async () => {
    const english = await loadScreenTexts('en', file);
    expect(english.size).toBeGreaterThan(0);
    const empty = [...english]
      .filter(([key, text]) => text === '' && !/(^|\.)(purpose|onlyEnglish|zoneHeads\.0)$/.test(key))
      .map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it.each(findReach(file))('is complete in %s, with the same placeholders', async (language) => {
    expect(findFaults(await loadScreenTexts('en', file), await loadScreenTexts(language, file))).toEqual([]);
  });
});

it('a missing, an empty and a further key and a lost placeholder are each named', () => {
  const english = new Map(flatten({ title: 'Title', save: { done: 'Saved {{name}}', failed: 'Not saved' } }));
  const translated = new Map(flatten({ save: { done: 'सहेजा', failed: '' }, other: 'और' }));
  expect(findFaults(english, translated)).toEqual([
    'other is not in English',
    'title is missing',
    'save.done has other placeholders',
    'save.failed is empty',
  ]);
});
