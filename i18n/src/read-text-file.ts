import { readFile } from 'node:fs/promises';

/** One file of texts, by its path in the language's folder: `shell`, `server/roles`. */
export const readTextFile = async (language: string, file: string): Promise<{ [key: string]: TextNode }> =>
  JSON.parse(await readFile(new URL(`./${language}/${file}.json`, import.meta.url), 'utf8'));

/** A text, or texts by key. */
export type TextNode = string | { [key: string]: TextNode };

/** Every text with its key: `action.leave.long`. */
export const listTexts = (node: TextNode, before = ''): [key: string, text: string][] =>
  typeof node === 'string'
    ? [[before, node]]
    : Object.entries(node).flatMap(([key, value]) => listTexts(value, before === '' ? key : `${before}.${key}`));
