import type { DataSubject } from '@hazardguard/contract';

export interface Patterns {
  /** Regular expressions of PostgreSQL, to be matched whatever the case. */
  readonly find: readonly string[];
  /** What stands in the place of each. */
  readonly replace: readonly string[];
  /** The same without their borders, as they may stand in the text of a JSON document: finds all and more. */
  readonly loose: readonly string[];
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

export interface Pseudonym {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** `.invalid` is nobody's domain (RFC 2606). */
export const buildPseudonym = (id: string): Pseudonym => ({
  name: `Erased person ${id}`,
  email: `erased-${id}@erased.invalid`,
  phone: 'erased',
});

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|"]/g, '\\$&');

/** A letter of any script, with its vowel signs. */
const letter = '[[:alnum:]_\u00c0-\u1fff]';
const gap = '[ ().\\-/]{0,3}';
/** Of a number of this many digits what stands before it (+91, 0) is another way to dial the same. */
const wholeNumber = 10;

const toNamePattern = (name: string): string => `(?<!${letter})${name.split(/\s+/).map(escapePattern).join('\\s+')}(?!${letter})`;
const toEmailPattern = (email: string): string => `(?<![[:alnum:]._%+-])${escapePattern(email)}(?![[:alnum:]_-]|\\.[[:alnum:]])`;
const toPhonePattern = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '').slice(-wholeNumber);
  const before = digits.length === wholeNumber ? `(?:\\+?[0-9]{1,3}${gap})?` : '';
  return `(?<![0-9])${before}${[...digits].join(gap)}(?![0-9])`;
};
/** In JSON a quotation mark and a backslash have a backslash before them. */
const toLooseWord = (word: string): string =>
  [...word].map((one) => (one === '"' || one === '\\' ? `\\\\*${escapePattern(one)}` : escapePattern(one))).join('');
const toLooseName = (name: string): string => name.split(/\s+/).map(toLooseWord).join('.{1,4}');
const toLoosePhone = (phone: string): string => [...phone.replaceAll(/\D/g, '').slice(-wholeNumber)].join(gap);

/** How a person's names, addresses and numbers are found in text, and what takes their place. */
export const buildPatterns = ({ names, emails, phones }: DataSubject, pseudonym: Pseudonym): Patterns => {
  const [byName, byEmail, byPhone] = [names.map(toNamePattern), emails.map(toEmailPattern), phones.map(toPhonePattern)];
  return {
    find: [...byEmail, ...byName, ...byPhone],
    replace: [...emails.map(() => pseudonym.email), ...names.map(() => pseudonym.name), ...phones.map(() => pseudonym.phone)],
    loose: [...emails.map(escapePattern), ...names.map(toLooseName), ...phones.map(toLoosePhone)],
    names: byName,
    emails: byEmail,
    phones: byPhone,
  };
};
