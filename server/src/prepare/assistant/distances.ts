import { toWesternDigits } from './question/normalise.ts';

/** A distance as written in a text, and in metres. */
interface Distance {
  readonly written: string;
  readonly metres: number;
}

const unitMetres: readonly (readonly [names: string, metres: number])[] = [
  ['km|kms|kilomet(?:er|re)s?|किमी|कि\\.मी\\.|किलोमीटर|કિમી|કિ\\.મી\\.|કિલોમીટર', 1_000],
  ['m|mtrs?|met(?:er|re)s?|मीटर|मी|મીટર|મી', 1],
  ['cm|centimet(?:er|re)s?', 0.01],
  ['ft|feet|foot|फुट|फूट|ફૂટ|ફુટ', 0.3048],
  ['yd|yards?', 0.9144],
  ['miles?|mi|मील|मैल|માઇલ', 1_609.344],
];

const numberWords: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const multiples: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000 };

// Every repetition is bounded, so that no text makes the match slow.
const digits = '(?:\\d(?:[\\d,\u00a0\u202f]{0,14}\\d)?(?:\\.\\d{1,9})?|\\.\\d{1,9})';
const times = Object.keys(multiples).join('|');
const inWords = `(?:(?:${Object.keys(numberWords).join('|')})(?:[\\s-]{1,2}(?:${times})){0,2}|a[\\s-]{1,2}(?:${times}))(?:[\\s-]{1,2}an?)?`;
const gap = '[\\s\u00a0\u202f*_-]{0,4}';
const between = `${gap}(?:-|–|—|to|and|से|થી|ते)${gap}`;
const units = unitMetres.map(([names]) => `(${names})`).join('|');
/** Not the m of m/s, m², m3 or a longer word; Gujarati and Marathi write 'within' and 'from' as its ending. */
const ended = '(?:માં|ની|ના|નો|થી|च्या|मध्ये|पर्यंत|पासून|वर|त)?(?![\\p{L}\\p{M}\\p{N}²³^/])';
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:(${digits})${between})?(${digits}|${inWords})${gap}(?:${units})${ended}`, 'giu');

const parseNumber = (written: string): number => {
  if (/^[\d.]/.test(written)) return Number(written.replace(/[,\u00a0\u202f]/g, ''));
  return written
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce(
      (value, word, index) => (index === 0 ? (word === 'a' ? 1 : (numberWords[word] ?? Number.NaN)) : value * (multiples[word] ?? 1)),
      Number.NaN,
    );
};

/** Every distance of a text: digits or English number words before a unit of length, ranges as their two ends. */
export const findDistances = (text: string): readonly Distance[] =>
  [...toWesternDigits(text).matchAll(pattern)].flatMap((match) => {
    const [whole, from, to = '', ...found] = match;
    const metres = unitMetres[found.findIndex((unit) => unit !== undefined)]?.[1] ?? Number.NaN;
    // As written: converting digits does not change the length.
    const written = text.slice(match.index, match.index + whole.length).trim();
    return [from, to].flatMap((value) => (value === undefined ? [] : [{ written, metres: parseNumber(value) * metres }]));
  });

/** Distances this close are the same: 0.3 km and 300 m, 1 mile and 1.6 km. */
const relativeTolerance = 0.01;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= relativeTolerance * Math.max(Math.abs(a), Math.abs(b));

/** Distances in an answer that none of the given texts contains: the language model may have invented them. */
export const findUnsupportedDistances = (answer: string, texts: readonly string[]): readonly string[] => {
  const known = texts.flatMap((text) => findDistances(text).map(({ metres }) => metres));
  const unsupported = findDistances(answer).filter(({ metres }) => !known.some((value) => isSame(value, metres)));
  return [...new Set(unsupported.map(({ written }) => written))];
};
