import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import notes from '../notes.json' with { type: 'json' };
import { findLanguage, languageCodes, otherPublicLanguageCodes, publicLanguageCodes } from './languages.ts';
import { listFileNames } from './list-file-names.ts';
import { loadFile } from './load-texts.ts';
import { messages } from './messages.ts';
import { publicNamespaces } from './namespaces.ts';

const folder = new URL('./', import.meta.url);
const namespaces = listFileNames('en');
const publicFiles = publicNamespaces.map((name) => `server/${name}.json`);
const findReach = (file: string) => (publicFiles.includes(file) ? publicLanguageCodes : languageCodes).filter((code) => code !== 'en');

/** Every text by its key; of a function the number of its values. */
const flatten = (texts: unknown, before = ''): [key: string, text: string][] => {
  if (typeof texts === 'string') return [[before, texts]];
  if (typeof texts === 'function') return [[before, `(${texts.length})`]];
  return Object.entries(texts as object).flatMap(([key, value]) => flatten(value, before === '' ? key : `${before}.${key}`));
};

const loadCatalogue = async (language: string, file: string): Promise<ReadonlyMap<string, string>> =>
  new Map(flatten(await loadFile(language, file.replace(/\.\w+$/, ''))));

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
    expect(listFileNames(language), language).toEqual(findLanguage(language).reach === 'application' ? namespaces : publicFiles);
});

/** Names of settings in texts of screens: they mean nothing to the people who read them. Screens add them for who may set them. */
const findSettingNames = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...texts].filter(([, text]) => /\b[A-Z]{2,}(_[A-Z]+)+\b/.test(text)).map(([key]) => key);

it('finds the name of a setting in a text', () => {
  expect(findSettingNames(new Map([['planted', 'Nothing is set up (MAP_SATELLITE_URL).']]))).toEqual(['planted']);
});

it.each(namespaces.filter((file) => !file.startsWith('server/')))('%s names no setting', async (file) => {
  for (const language of languageCodes) expect(findSettingNames(await loadCatalogue(language, file)), language).toEqual([]);
});

describe.each(namespaces)('%s', (file) => {
  it('has an English text for every key', async () => {
    const english = await loadCatalogue('en', file);
    expect(english.size).toBeGreaterThan(0);
    const empty = [...english]
      .filter(([key, text]) => text === '' && !/(^|\.)(purpose|onlyEnglish|zoneHeads\.0)$/.test(key))
      .map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it.each(findReach(file))('is complete in %s, with the same placeholders', async (language) => {
    expect(findFaults(await loadCatalogue('en', file), await loadCatalogue(language, file))).toEqual([]);
  });
});

it.each(publicLanguageCodes)('%s is written as translation tools write JSON, so that a change is one line', (language) => {
  const terms = language === 'en' ? [] : ['terms.json'];
  for (const file of [...terms, ...listFileNames(language).filter((name) => name.endsWith('.json'))]) {
    const text = readFileSync(new URL(`${language}/${file}`, folder), 'utf8');
    expect(text, file).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  }
});

it('each note for translators is about a file and a text that exist', async () => {
  const unknown = [];
  for (const place of Object.keys(notes)) {
    const [file = '', key] = place.split(':');
    const keys = [...(await loadCatalogue('en', file)).keys()];
    if (key !== undefined && !keys.some((one) => one === key || one.startsWith(`${key}.`))) unknown.push(place);
  }
  expect(unknown).toEqual([]);
});

it('the exact sentences of the specification are the English texts', async () => {
  const english = new Set<string>();
  for (const file of namespaces.filter((name) => !name.startsWith('server/')))
    for (const text of (await loadCatalogue('en', file)).values()) english.add(text.replace(/\{\{(reason|message)\}\}$/, ''));
  const { mapKeyFailed: _onlyEnglish, ...shown } = messages;
  expect(Object.entries(shown).filter(([, sentence]) => !english.has(sentence))).toEqual([]);
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
