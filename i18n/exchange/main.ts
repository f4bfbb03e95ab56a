import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import notes from '../notes.json' with { type: 'json' };
import { isPublicLanguage } from '../src/languages.ts';
import { listFileNames } from '../src/list-file-names.ts';
import { readPo, type TextFile, writePo } from './po.ts';

/** `npm run texts export hi hi.po` writes the texts of a language as a PO file; `npm run texts import hi hi.po` takes them back. */

const folder = new URL('../src/', import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));

/** The files of a language that are data. */
export const listTextFiles = (language: string): readonly TextFile[] =>
  listFileNames(language)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: name.replace(/\.json$/, ''), english: readJson(`en/${name}`), texts: readJson(`${language}/${name}`) }));

const run = ([verb, language = '', file = '']: readonly string[]): readonly string[] => {
  if ((verb !== 'export' && verb !== 'import') || language === 'en' || !isPublicLanguage(language) || file === '')
    return ['npm run texts export|import LANGUAGE FILE.po, with a language of i18n/src/languages.ts other than English'];
  const files = listTextFiles(language);
  if (verb === 'export') {
    writeFileSync(file, writePo(language, files, notes));
    return [];
  }
  if (!existsSync(file)) return [`There is no file ${file}`];
  const found = readPo(readFileSync(file), files);
  if (found.faults.length > 0) return [...found.faults, 'Nothing was imported.'];
  for (const [path, text] of found.files) writeFileSync(new URL(`${language}/${path}.json`, folder), text);
  return [];
};

if (import.meta.main) {
  const faults = run(process.argv.slice(2));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
