import { alertTextLimit, type FieldProblem, fitsSms } from '@hazardguard/contract';
import type { OtherPublicLanguage } from '@hazardguard/i18n/languages';
import { type PublicText, tryText } from '@hazardguard/i18n/public-texts';
import { findTemplateProblem } from '../../warn/alerts/templates/check-templates.ts';
import { fillExample } from './example.ts';

const listPlaceholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** Digits of any script as 0-9: in Unicode the ten digits of a script follow each other. */
const toPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const code = zero;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
const listNumbers = (text: string): readonly string[] => (toPlainDigits(text).match(/\d+(?:[.:]\d+)*/g) ?? []).toSorted();

const quote = (list: readonly string[]): string => (list.length === 0 ? 'none' : list.join(' '));

/** Text messages of followers. */
const shortKeys = new Set(['codeSms', 'testSms']);

/** Why a correction cannot be used; undefined: it can. */
export const findCorrectionProblem = async (
  language: OtherPublicLanguage,
  text: PublicText,
  correction: string,
): Promise<FieldProblem | undefined> => {
  const [needed, given] = [listPlaceholders(text.english), listPlaceholders(correction)];
  const field = 'text';
  if (needed.join() !== given.join())
    return { field, value: quote(given), allowed: quote(needed), message: `Use exactly these placeholders: ${quote(needed)}` };
  const [numbers, own] = [listNumbers(text.english), listNumbers(correction)];
  if (numbers.join() !== own.join())
    return { field, value: quote(own), allowed: quote(numbers), message: `The numbers of the English text are: ${quote(numbers)}` };
  const example = fillExample(language, correction);
  if (text.namespace === 'follow-messages' && shortKeys.has(text.key) && !fitsSms(example))
    return { field, message: 'The text message is too long' };
  if (text.namespace !== 'alert-templates') return undefined;
  if (example.length > alertTextLimit)
    return { field, message: `With its values filled in, the text is longer than ${alertTextLimit} characters` };
  const message = await tryText(language, text, correction, () => findTemplateProblem(language));
  return message === null ? undefined : { field, message };
};
