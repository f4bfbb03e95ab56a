import type { AlertInput, AlertKind } from './alert.ts';
import { type AlertLanguage, practiceWords } from './alert-text.ts';

/** A later message must not read as a second accident. */
const updateWords: Readonly<Record<AlertLanguage, string>> = { en: 'CHANGED: ', hi: 'बदलाव: ', gu: 'ફેરફાર: ', mr: 'बदल: ' };

interface Led {
  readonly status: AlertInput['status'];
  readonly kind: AlertKind;
  readonly language: AlertLanguage;
}

/** What stands before a text message: that it is an exercise or a test, or else that a warning has changed. */
export const toSmsLead = ({ status, kind, language }: Led): string => {
  if (status !== 'Actual') return `${practiceWords[status][language]} `;
  return kind === 'Update' ? updateWords[language] : '';
};
