import { type Chemical, chemicals, findChemical } from '@hazardguard/chemicals';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { isNative, normalise } from './normalise.ts';
import { toSound } from './transliterate.ts';
import { listWordForms } from './word-forms.ts';

const publicNames = await loadTexts('chemical-names');

const mostWords = 4;

/** Words of questions that are also the formula, the short name or the name of something. */
const otherwise = new Set('no in as he at be i os po am an us to is air lead iron spirit mic'.split(' '));

/** The public names in the languages of the application, by their sound: 'क्लोरिन' is 'क्लोरीन'. */
const bySound = new Map(
  Object.values(publicNames).flatMap((names) =>
    Object.entries(names).flatMap(([id, name]) => {
      const chemical = chemicals.find((one) => one.id === id);
      return chemical !== undefined && isNative(name) ? [[toSound(normalise(name).trim()), chemical] as const] : [];
    }),
  ),
);

/** A formula or short name is written in capitals: 'HF' is hydrogen fluoride, 'An' is no ammonium nitrate. */
const mayName = (text: string): boolean =>
  isNative(text) || text.includes(' ') || (!otherwise.has(text.toLowerCase()) && (text.length > 3 || text === text.toUpperCase()));

const findNamed = (words: readonly string[]): Chemical | undefined => {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  for (const form of listWordForms(last)) {
    const text = [...before, form].join(' ');
    const found = mayName(text)
      ? (findChemical(text) ?? (isNative(text) ? bySound.get(toSound(normalise(text).trim())) : undefined))
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The words of a question, each part of it that names a chemical replaced by that chemical. The longest names are found first. */
export const splitByChemicals = (question: string): readonly (string | Chemical)[] => {
  const words = question
    .replace(/[’']s\b/gu, '')
    .replace(/[?!.,;:।()“”"]+(?=\s|$)|(?<=\s|^)[(“"]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const parts: (string | Chemical)[] = [];
  for (let start = 0; start < words.length; ) {
    const found = [mostWords, 3, 2, 1]
      .filter((count) => start + count <= words.length)
      .map((count) => ({ count, chemical: findNamed(words.slice(start, start + count)) }))
      .find(({ chemical }) => chemical !== undefined);
    parts.push(found?.chemical ?? words[start] ?? '');
    start += found?.count ?? 1;
  }
  return parts;
};

/** The chemicals that a question names, each once. */
export const findChemicals = (question: string): readonly Chemical[] => [
  ...new Set(splitByChemicals(question).filter((part) => typeof part !== 'string')),
];
