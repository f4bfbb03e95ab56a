import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { otherPublicLanguageCodes } from '../src/languages.ts';
import { listTextFiles } from './main.ts';
import { readPo, type TextFile, writePo } from './po.ts';

const notes = { shell: 'The frame.', 'shell:menu': 'At the left.' };
const files: readonly TextFile[] = [
  {
    path: 'shell',
    english: JSON.parse(String.raw`{ "menu": { "name": "Main menu", "lines": ["a \"b\"", ""] }, "n_one": "One\n{{count}} \\" }`),
    texts: JSON.parse('{ "menu": { "name": "x", "lines": ["y", ""] }, "n_one": "z" }'),
  },
];
const changed = (from: string, to: string) =>
  Buffer.from(writePo('hi', files, notes))
    .toString()
    .replace(from, to);
const read = (po: string) => readPo(Buffer.from(po), files);

it.each(otherPublicLanguageCodes)('%s comes back from PO byte for byte', (language) => {
  const all = listTextFiles(language);
  const found = readPo(writePo(language, all, {}), all);
  expect(found.faults).toEqual([]);
  expect(found.files.size).toBeGreaterThan(10);
  for (const [path, text] of found.files)
    expect(text, path).toBe(readFileSync(new URL(`../src/${language}/${path}.json`, import.meta.url), 'utf8'));
});

it('every translation is in the PO file: a file without translations gets all of them back', () => {
  const all = listTextFiles('mr');
  const untranslated = all.map((file) => ({ ...file, texts: file.english }));
  const { files: written } = readPo(writePo('mr', all, {}), untranslated);
  for (const { path, texts } of all) expect(JSON.parse(written.get(path) ?? '')).toEqual(texts);
});

it('a translator sees the key, the English text and the notes on it and on what holds it', () => {
  expect(changed('', '')).toContain('#. The frame.\n#. At the left.\nmsgctxt "shell:menu.name"\nmsgid "Main menu"\nmsgstr "x"\n');
});

it('a changed translation is taken, an empty one changes nothing, quotes and line ends survive', () => {
  const found = read(changed('msgstr "x"', 'msgstr "„नया“\\n"').replace('msgstr "z"', 'msgstr ""'));
  expect(found.faults).toEqual([]);
  expect(JSON.parse(found.files.get('shell') ?? '')).toEqual({ menu: { name: '„नया“\n', lines: ['y', ''] }, n_one: 'z' });
});

it('a text whose English has changed since, and one that does not exist, are named', () => {
  expect(read(changed('msgid "Main menu"', 'msgid "Menu"')).faults).toEqual([
    'shell:menu.name: the English text has changed since the export',
  ]);
  expect(read(changed('shell:menu.name', 'shell:menu.gone')).faults).toEqual(['shell:menu.gone: there is no such text']);
});
