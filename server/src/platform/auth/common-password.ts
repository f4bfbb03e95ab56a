import { ApiError, isMostly, isPattern, listOwnWords } from '@hazardguard/contract';

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
  return tried.some((one) => list.has(one)) || isPattern(text) || isMostly(text, listOwnWords(`${about.email} ${about.name}`));
};

export const refuseCommonPassword = async (password: string, about: About): Promise<void> => {
  if (!(await isCommonPassword(password, about))) return;
  throw new ApiError(
    'common-password',
    'This password is on the list of common passwords that attackers try first. Choose a few unrelated words',
  );
};
