import type { DataSubject } from '@hazardguard/contract';

export interface Patterns {
  /** PostgreSQL regular expressions, matched without regard to case. */
  readonly find: readonly string[];
  /** The replacement for each pattern. */
  readonly replace: readonly string[];
  /** Patterns without word boundaries, for the text of a JSON document. They find every match and some false ones. */
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

/** `.invalid` never belongs to anyone (RFC 2606). */
export const buildPseudonym = (id: string): Pseudonym => ({
  name: `Erased person ${id}`,
  email: `erased-${id}@erased.invalid`,
  phone: 'erased',
});

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|"]/g, '\\$&');

/** A letter of any script, with its vowel signs. */
const letter = '[[:alnum:]_\u00c0-\u1fff]';
const gap = '[ ().\\-/]{0,3}';
/** A number of this many digits is complete; a prefix such as +91 or 0 dials the same number. */
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

/** Patterns that find a person's names, addresses and numbers in text, and their replacements. */
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
