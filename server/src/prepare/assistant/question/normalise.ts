/** Converts Devanagari and Gujarati digits to 0–9. */
export const toWesternDigits = (text: string): string =>
  text
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u0ae6-\u0aef]/g, (digit) => String(digit.charCodeAt(0) - 0xae6));

/**
 * One spelling for questions and word tables: lower case, 0–9, no punctuation, no dot below a letter, one sign of nasal vowels; a space at both
 * ends, so that words can be looked for whole or by their beginning.
 */
export const normalise = (text: string): string =>
  ` ${toWesternDigits(text)
    .normalize('NFD')
    .replace(/\u093c|\u0abc|[\u0300-\u036f]|[\u200b-\u200d]/g, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replaceAll('ઁ', 'ં')
    .toLowerCase()
    .replace(/[’']s?(?=[^\p{L}]|$)/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

export const isNative = (word: string): boolean => /[\u0900-\u097f\u0a80-\u0aff]/.test(word);
