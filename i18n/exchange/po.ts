import { po } from 'gettext-parser';
import { listTexts, type TextNode } from '../src/read-text-file.ts';

/** A file of texts: its path in the language's folder, the English texts and those of the language. */
export interface TextFile {
  readonly path: string;
  readonly english: TextNode;
  readonly texts: TextNode;
}

/** `shell:menu.name`; the forms of a plural are texts of their own (`_one`, `_other`), as i18next has them. */
const toContext = ({ path }: Pick<TextFile, 'path'>, key: string): string => `${path}:${key}`;

/** In place of an English text that is empty: PO keeps its own head under the empty one. */
const toSource = (english: string | undefined): string => english || '(no text in English)';

/** All texts of a language as a PO file, with the notes for translators. */
export const writePo = (language: string, files: readonly TextFile[], notes: Readonly<Record<string, string>>): Uint8Array => {
  const entries = files.flatMap((file) => {
    const translated = new Map(listTexts(file.texts));
    return listTexts(file.english).map(([key, english]) => {
      const msgctxt = toContext(file, key);
      const parts = key.split('.');
      const about = [file.path, ...parts.map((_, at) => toContext(file, parts.slice(0, at + 1).join('.')))];
      const extracted = about.flatMap((place) => notes[place] ?? []).join('\n');
      const entry = { msgctxt, msgid: toSource(english), msgstr: [translated.get(key) ?? ''] };
      return [msgctxt, { [toSource(english)]: extracted === '' ? entry : { ...entry, comments: { extracted } } }] as const;
    });
  });
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': '8bit', Language: language };
  return po.compile({ charset: 'utf-8', headers, translations: Object.fromEntries(entries) });
};

const replaceTexts = (node: TextNode, find: (key: string, text: string) => string, before = ''): TextNode => {
  if (typeof node === 'string') return find(before, node);
  const entries = Object.entries(node).map(
    ([key, value]) => [key, replaceTexts(value, find, before === '' ? key : `${before}.${key}`)] as const,
  );
  return Array.isArray(node) ? (entries.map(([, value]) => value) as unknown as TextNode) : Object.fromEntries(entries);
};

export const formatTexts = (texts: TextNode): string => `${JSON.stringify(texts, null, 2)}\n`;

/** The files with the translations of a PO file, and what of it cannot be used; an empty translation changes nothing. */
export const readPo = (
  content: Uint8Array,
  files: readonly TextFile[],
): { files: ReadonlyMap<string, string>; faults: readonly string[] } => {
  const entries = Object.values(po.parse(content).translations).flatMap((context) => Object.values(context));
  const open = new Map(entries.flatMap((entry) => (entry.msgctxt === undefined ? [] : [[entry.msgctxt, entry] as const])));
  const faults: string[] = [];
  const written = files.map((file) => {
    const english = new Map(listTexts(file.english));
    const texts = replaceTexts(file.texts, (key, text) => {
      const context = toContext(file, key);
      const entry = open.get(context);
      open.delete(context);
      if (entry !== undefined && entry.msgid !== toSource(english.get(key)))
        faults.push(`${context}: the English text has changed since the export`);
      else if (entry?.msgstr[0]) return entry.msgstr[0];
      return text;
    });
    return [file.path, formatTexts(texts)] as const;
  });
  return { files: new Map(written), faults: [...faults, ...[...open.keys()].map((context) => `${context}: there is no such text`)] };
};
