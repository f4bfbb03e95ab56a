import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../format.ts';
import { readAllowed, useAllowedText } from './allowed-text.ts';

/** The engine's refusal of an input, or the same passed on by the server. */
export interface RefusedInput {
  readonly field: string;
  readonly value?: unknown;
  readonly unit?: string | undefined;
  readonly allowed?: string | undefined;
  readonly message: string;
}

/** One sentence for an input that the engine refuses: its label on the screen, the value and what is allowed. */
export const useInputSentence = () => {
  const { t } = useTranslation('vulnerability');
  const format = useFormat();
  const allowedText = useAllowedText();
  const formatValue = (value: unknown, unit: string | undefined): string => {
    const text = typeof value === 'number' ? format.number(value, 15) : String(value);
    return unit === undefined || unit === '' ? text : `${text}\u00a0${unit}`;
  };
  return ({ field, value, unit, allowed, message }: RefusedInput, label: string): string => {
    const known = allowed !== undefined && readAllowed(allowed) !== undefined;
    if (known && value === undefined) return t('problems.required', { label });
    if (known && typeof value !== 'object')
      return t('problems.value', { label, value: formatValue(value, unit), allowed: allowedText(allowed) });
    // A refusal of the physics has its own sentence; a path in it (unlike a plain word) is not a label of the screen.
    return /[.A-Z]/.test(field) ? message.replaceAll(field, label) : message;
  };
};
