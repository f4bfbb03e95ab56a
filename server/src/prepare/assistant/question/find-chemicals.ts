import { type Chemical, chemicals, findChemical } from '@hazardguard/chemicals';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { isNative, normalise } from './normalise.ts';
import { toSound } from './transliterate.ts';
import { listWordForms } from './word-forms.ts';

const publicNames = await loadTexts('chemical-names');

const mostWords = 4;

/** Words of sentences that are also formulas: 'no gas' is no nitric oxide. */
const ofSentences = new Set('a an the no in as he at be i of or and with on to is am us'.split(' '));
/** Short names and names of other things. */
const otherwise = new Set([...ofSentences, 'os', 'po', 'air', 'lead', 'iron', 'spirit', 'mic']);

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
const mayName = (text: string): boolean => {
  if (isNative(text)) return true;
  const [first = ''] = text.toLowerCase().split(' ');
  if (text.includes(' ')) return !ofSentences.has(first);
  return !otherwise.has(first) && (text.length > 3 || text === text.toUpperCase());
};

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

interface Part {
  /** As they were written. */
  readonly words: string;
  /** Undefined: a word that names none. */
  readonly chemical: Chemical | undefined;
}

/** The words of a question, those that name a chemical together. The longest names are found first. */
export const splitByChemicals = (question: string): readonly Part[] => {
  const words = question
    .replace(/[’']s\b/gu, '')
    .replace(/[?!.,;:।()“”"]+(?=\s|$)|(?<=\s|^)[(“"]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const parts: Part[] = [];
  for (let start = 0; start < words.length; ) {
    const found = [mostWords, 3, 2, 1]
      .filter((count) => start + count <= words.length)
      .map((count) => ({ count, chemical: findNamed(words.slice(start, start + count)) }))
      .find(({ chemical }) => chemical !== undefined);
    const count = found?.count ?? 1;
    parts.push({ words: words.slice(start, start + count).join(' '), chemical: found?.chemical });
    start += count;
  }
  return parts;
};

/** The chemicals that a question names, each once. */
export const findChemicals = (question: string): readonly Chemical[] => [
  ...new Set(splitByChemicals(question).flatMap(({ chemical }) => chemical ?? [])),
];
