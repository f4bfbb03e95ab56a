import { findLanguage, type PublicLanguage } from '@hazardguard/i18n/languages';
import type { AlertInput } from './alert.ts';
import type { AlertKind } from './alert-choices.ts';
import { practiceWords } from './alert-wording.ts';

interface SmsLead {
  readonly status: AlertInput['status'];
  readonly kind: AlertKind;
  readonly language: PublicLanguage;
}

/** The lead of a text message: exercise or test, or else that a warning has changed. */
export const toSmsLead = ({ status, kind, language }: SmsLead): string => {
  if (status !== 'Actual') return `${practiceWords[status][language]} `;
  // A later message must not read as a second accident.
  return kind === 'Update' ? findLanguage(language).changed : '';
};
