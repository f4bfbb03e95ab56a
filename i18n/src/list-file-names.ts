import { readdirSync } from 'node:fs';

const folder = new URL('./', import.meta.url);

/** Every file of texts in a language's folder. `terms.json` is the list of terms for translators, not a text of the product. */
export const listFileNames = (language: string): readonly string[] =>
  readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(json|ts)$/.test(name) && name !== 'terms.json')
    .toSorted();
