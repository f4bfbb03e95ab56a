/**
 * Invisible characters that change how text is read or split: control characters (Unicode C0 and C1) other than tab and line
 * breaks, those that change the reading direction (UAX #9), other format controls that Unicode deprecates, and noncharacters.
 * Zero-width spaces, soft hyphens, fillers and tags are among them: with one, a name looks like that of another site.
 */
const hidden =
  '\\u00ad\\u115f\\u1160\\u180e\\u200b\\u2060-\\u2065\\u3164\\ufeff\\uffa0\\u{e0000}-\\u{e007f}' +
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u206f\\ufff9-\\ufffb\\ufffe\\uffff';
const breaks = '\\t\\n\\r\\u2028\\u2029';
/** Direction marks: correct in right-to-left scripts, and misleading in any other. */
const marks = '\\u061c\\u200e\\u200f';
const rightToLeft = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The joiners U+200C and U+200D stay allowed: Hindi, Gujarati and Marathi need them; Latin script never does. */
const straying = '(?<![^\\p{Script=Latin}\\s])[\\u200c\\u200d]';
const anyHidden = new RegExp(`[${hidden}]|${straying}`, 'gu');
const anyHiddenOrMark = new RegExp(`[${hidden}${marks}]|${straying}`, 'gu');
const anyBreak = new RegExp(`[${breaks}]`);
const lineEnds = /\r\n?|[\u2028\u2029]/g;

const findHidden = (text: string): RegExp => (rightToLeft.test(text) ? anyHidden : anyHiddenOrMark);

/** Line ends as '\n'. */
export const normaliseText = (text: string): string => text.replace(lineEnds, '\n');

/** Text that was stored before the check existed: without its hidden characters. */
export const toVisibleText = (text: string): string => normaliseText(text).toWellFormed().replace(findHidden(text), '');
/** The same in one line. */
export const toVisibleLine = (text: string): string =>
  toVisibleText(text)
    .replace(/[\t\n ]*[\t\n][\t\n ]*/g, ' ')
    .trim();

/** What is wrong with the characters of a text, as a sentence; null: nothing. */
export const findCharacterProblem = (text: string, lines: 'one' | 'many'): string | null => {
  const found = text.match(findHidden(text))?.[0];
  if (found !== undefined) {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `The invisible character U+${code} is not allowed: delete it, or type the text again`;
  }
  if (!text.isWellFormed()) return 'The text has an incomplete character: type it again';
  return lines === 'one' && anyBreak.test(text) ? 'One line only: no line break and no tab' : null;
};

export const isOneLine = (given: string): boolean => findCharacterProblem(given, 'one') === null;

export const reasonLeast = { letters: 10, words: 2 } as const;
const letters = /[\p{Alphabetic}\p{N}]/gu;
/** Vowel signs, the virama and joiners belong to the word they stand in. */
const words = /[\p{Alphabetic}\p{N}][\p{Alphabetic}\p{M}\p{N}\u200c\u200d]*/gu;
const countMatches = (given: string, pattern: RegExp): number => given.match(pattern)?.length ?? 0;

/** Whether a text can be the reason of a serious action: dots, dashes and a single word are none. */
export const isReason = (given: string): boolean =>
  countMatches(given, letters) >= reasonLeast.letters && countMatches(given, words) >= reasonLeast.words;

export const reasonProblem = `Say why, in at least ${reasonLeast.words} words with ${reasonLeast.letters} letters or digits`;

/** Most characters of such a reason. */
export const graveReasonMost = 500;
