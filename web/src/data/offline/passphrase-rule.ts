import { isMostly, isPattern, listOwnWords } from '@hazardguard/contract';

/** What is typed at 3 am on a phone opens as well: neither capitals nor spaces too many matter. */
export const toSecret = (typed: string): string => typed.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** NIST SP 800-63B-4, section 3.1.1.2: a password that is the only factor. */
export const leastCharacters = 15;

/** Of the words that are most frequent in published lists of passwords; the whole lists weigh more than the application. */
const commonWords =
  'password passwort qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvbn letmein iloveyou welcome admin administrator login master monkey dragon sunshine princess football baseball superman batman trustno1 whatever computer internet samsung google facebook abcdef abc123 hello love secret default changeme access server office india bharat mumbai gujarat ganesh krishna shivaji password1 test guest user company safety emergency correct horse battery staple'.split(
    ' ',
  );

/** Why a passphrase is refused; null: it is accepted. @param personName of the person whose data it opens */
export const findPassphraseProblem = (typed: string, personName: string): 'short' | 'common' | null => {
  const text = toSecret(typed);
  if ([...text].length < leastCharacters) return 'short';
  return isPattern(text) || isPattern(text.replaceAll(' ', '')) || isMostly(text, [...commonWords, ...listOwnWords(personName)])
    ? 'common'
    : null;
};
