import { ApiError } from '@hazardguard/contract';

/** The person the password is for. */
interface About {
  readonly email: string;
  readonly name: string;
}

let loadedList: Promise<ReadonlySet<string>> | undefined;

/** 49,233 common passwords from published leaks, as zxcvbn-ts ships them (`@zxcvbn-ts/language-common`, MIT); read on first use. */
const loadCommonPasswords = (): Promise<ReadonlySet<string>> => {
  loadedList ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loadedList;
};

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

/** Fewer letters than this next to guessable words add no secrecy. */
const ownLetters = 5;

/** Words of the product, the person and the organisation in the address. */
const listWords = ({ email, name }: About): readonly string[] =>
  ['hazardguard', 'hazard', 'guard', ...`${email} ${name}`.toLowerCase().split(/[^\p{L}\d]+/u)].filter((word) => word.length >= 4);

const removeWords = (text: string, words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), text);

/**
 * Whether a password is one that attackers try first: on the list (also with digits or signs around it, or twice), a sequence or
 * repetition, or little more than words of the product and the person.
 */
export const isCommonPassword = async (password: string, about: About): Promise<boolean> => {
  const text = password.normalize('NFKC').toLowerCase();
  const list = await loadCommonPasswords();
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const half = text.slice(0, text.length / 2);
  const tried = [text, core, ...(half + half === text ? [half] : [])];
  if (tried.some((one) => list.has(one)) || isRepeated(text) || isRow(text)) return true;
  const words = listWords(about);
  const named = words.some((word) => text.includes(word));
  return named && removeWords(text, words).replace(/[^\p{L}]/gu, '').length < ownLetters;
};

export const refuseCommonPassword = async (password: string, about: About): Promise<void> => {
  if (!(await isCommonPassword(password, about))) return;
  throw new ApiError(
    'common-password',
    'This password is on the list of common passwords that attackers try first. Choose a few unrelated words',
  );
};
