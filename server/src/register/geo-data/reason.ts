import { loadScreenTexts } from '@hazardguard/i18n/load-texts';

const { en: texts } = await loadScreenTexts('data-import');

export type ReasonCode = keyof typeof texts.reason;

/** Why a row is refused: as an English sentence, and as a text of the catalogue with its values for a screen in any language. */
export interface Reason {
  readonly why: string;
  readonly reason: { readonly code: ReasonCode; readonly values: Readonly<Record<string, string | number>> };
}

export const because = (code: ReasonCode, values: Readonly<Record<string, string | number>> = {}): Reason => ({
  why: texts.reason[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
  reason: { code, values },
});

/** A value of a file in a reason: short. */
export const shorten = (value: unknown, most = 40): string => String(value).slice(0, most);
