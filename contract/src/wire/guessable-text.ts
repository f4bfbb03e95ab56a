/** What passwords, passphrases and their rules have in common: texts that attackers try first, whatever the language. */

/** One unit of up to six characters repeated, the last repetition possibly incomplete. */
const isRepeated = (text: string): boolean => {
  for (let length = 1; length <= 6; length += 1) {
    if (
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .startsWith(text)
    )
      return true;
  }
  return false;
};

/** Each character follows the one before it, up or down, as in 123456789012; 9 is followed by 0. */
const isRow = (text: string): boolean =>
  [1, -1].some((step) =>
    [...text].every((letter, index) => {
      if (index === 0) return true;
      const before = text.charCodeAt(index - 1);
      const wanted = /\d/.test(letter) ? ((before - 48 + step + 10) % 10) + 48 : before + step;
      return letter.charCodeAt(0) === wanted;
    }),
  );

/** A sequence or repetition. @param text in lower case */
export const isPattern = (text: string): boolean => isRepeated(text) || isRow(text);

/** Fewer letters than this next to guessable words add no secrecy. */
const ownLetters = 5;

/** Whether a text is little more than these words. @param text and words in lower case */
export const isMostly = (text: string, words: readonly string[]): boolean => {
  if (!words.some((word) => text.includes(word))) return false;
  const left = words.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ''), text);
  return left.replace(/[^\p{L}]/gu, '').length < ownLetters;
};

/** Words of the product and of a person's name and address. */
export const listOwnWords = (about: string): readonly string[] =>
  ['hazardguard', 'hazard', 'guard', ...about.toLowerCase().split(/[^\p{L}\d]+/u)].filter((word) => word.length >= 4);
