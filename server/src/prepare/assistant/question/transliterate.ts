/** Consonants from ka to ha in the order of Unicode, which Devanagari and Gujarati share. An empty entry is a vowel sign or unused. */
const consonants = 'k k g g n c c j j n t t d d n t t d d n n p f b b m y r r l l l v s s s h'.split(' ');
const vowels = 'a a i i u u r l e e e e o o o o'.split(' ');
const signs = 'a i i u u r r e e e e o o o o'.split(' ');

const blockOf = (code: number): number | undefined =>
  code >= 0x900 && code < 0x980 ? 0x900 : code >= 0xa80 && code < 0xb00 ? 0xa80 : undefined;

/** The letters of a Hindi, Marathi or Gujarati word in Latin ones, without length and breath: 'अंकलेश्वर' is 'ankalesvar'. */
const toLatin = (word: string): string => {
  let latin = '';
  // A consonant carries an 'a' unless a vowel sign, a virama or the end of the word follows.
  let open = false;
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0;
    const block = blockOf(code);
    const offset = block === undefined ? -1 : code - block;
    const consonant = consonants[offset - 0x15];
    const vowel = vowels[offset - 0x05];
    const sign = signs[offset - 0x3e];
    if (offset >= 0x15 && offset <= 0x39 && consonant !== undefined) {
      latin += (open ? 'a' : '') + consonant;
      open = true;
    } else if (offset >= 0x05 && offset <= 0x14 && vowel !== undefined) {
      latin += (open ? 'a' : '') + vowel;
      open = false;
    } else if (offset >= 0x3e && offset <= 0x4c && sign !== undefined) {
      latin += sign;
      open = false;
    } else if (offset === 0x4d) {
      open = false;
    } else if (offset === 0x01 || offset === 0x02) {
      latin += `${open ? 'a' : ''}n`;
      open = false;
    } else {
      latin += letter;
      open = false;
    }
  }
  return latin;
};

/** How English spells Indian names, and names of English words: sounds that one of them does not write apart are one letter. */
const foldLatin = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ch(?=[lr])/g, 'k')
    .replace(/([bcdgjkpt])h/g, '$1')
    .replace(/sh/g, 's')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/x/g, 'ks')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/oo/g, 'u')
    .replace(/ee|ea|y$/g, 'i');

/** A word as it sounds, in any of the scripts. */
export const toSound = (word: string): string => (/[^\u0000-\u024f]/.test(word) ? toLatin(word) : foldLatin(word)).replace(/(.)\1+/g, '$1');

/** Its consonants, and the vowel it begins with: the same for most spellings of a name. */
export const toSkeleton = (sound: string): string => sound.replace(/(?<=.)[aeiouy]/g, '');
