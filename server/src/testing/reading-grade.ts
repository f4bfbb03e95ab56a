/** Silent endings and vowel pairs that form one sound, so that the other vowel groups can be counted. */
const countSyllables = (word: string): number => {
  const spoken = word.toLowerCase().replace(/[^a-z]/g, '');
  if (spoken.length <= 3) return spoken === '' ? 0 : 1;
  const sounded = spoken.replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e)$/, (ending) => ending.slice(0, 1)).replace(/^y/, '');
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 0);
};

/**
 * School grade that a reader of English needs: 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 * Kincaid, Fishburne, Rogers and Chissom 1975, Derivation of New Readability Formulas for Navy Enlisted Personnel, report 8-75.
 * Syllables are counted from the spelling, right to some 5 %; a list item counts as a sentence. Meant for 100 words and more: a shorter
 * text swings with single words.
 */
export const computeReadingGrade = (text: string): number => {
  const sentences = text
    .split(/[.!?](?=\s|$)|\n+/)
    .map((sentence) => sentence.match(/[A-Za-z0-9][\w'’,.-]*/g) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  // A number is read as one short word: spelling it out would count the reader's arithmetic, not the sentence.
  const syllables = words.reduce((sum, word) => sum + (/^\d/.test(word) ? 1 : countSyllables(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
};
