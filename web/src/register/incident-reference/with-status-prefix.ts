import { type AlertInput, type AlertText, type AlertTranslations, alertStatuses, practiceWords } from '@hazardguard/contract';
import { otherPublicLanguageCodes, type PublicLanguage } from '@hazardguard/i18n/languages';

type Status = AlertInput['status'];
type Texts = AlertText & { readonly translations?: AlertTranslations; readonly status: Status; readonly incidentDescription: string };

const formatLead = (status: Status, language: PublicLanguage): string => (status === 'Actual' ? '' : `${practiceWords[status][language]} `);

/** Without the word it opens with, if it says what it is. */
const stripStatusPrefix = (text: string, language: PublicLanguage): string => {
  if (language === 'en') return text.replace(/^\s*(exercise|test)\b[.:]?\s*/i, '');
  const word = alertStatuses
    .flatMap((status) => (status === 'Actual' ? [] : [practiceWords[status][language]]))
    .find((one) => text.trimStart().startsWith(one));
  return word === undefined ? text : text.trimStart().slice(word.length).trimStart();
};

/** The same texts under another status, in every language: a drill says so in its first word, a real warning never does. */
export const withStatusPrefix = <Input extends Texts>(input: Input, status: Status): Input => {
  const led = (text: string, language: PublicLanguage): string => `${formatLead(status, language)}${stripStatusPrefix(text, language)}`;
  const others = otherPublicLanguageCodes.flatMap((language) => {
    const text = input.translations?.[language];
    return text === undefined ? [] : [[language, { ...text, hazardText: led(text.hazardText, language) }] as const];
  });
  return {
    ...input,
    status,
    hazardText: led(input.hazardText, 'en'),
    incidentDescription: led(input.incidentDescription, 'en'),
    ...(input.translations === undefined ? {} : { translations: Object.fromEntries(others) }),
  };
};
