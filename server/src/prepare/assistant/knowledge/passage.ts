import type { AssistantPassage } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';

/** A piece of text that may answer a question, with its place and source. */
export interface Passage extends Omit<AssistantPassage, 'number'> {
  /** The same for every translation up to `@`, which only the translations have. */
  readonly id: string;
  /** Other words a person may ask with: synonyms, CAS and UN numbers. */
  readonly words: string;
}

/** The id of the text in a language; the English text has the bare one. */
export const toTranslationId = (id: string, language: Language): string => (language === 'en' ? id : `${id}@${language}`);

/** The id that a text and its translations share. */
export const toTextId = (id: string): string => id.split('@', 1)[0] ?? id;

/** Records that people have typed in: data that proves nothing about distances. */
export const isRecord = ({ kind }: Pick<Passage, 'kind'>): boolean => kind === 'industry' || kind === 'inventory';
