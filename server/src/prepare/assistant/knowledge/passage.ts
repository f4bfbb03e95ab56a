import { type AssistantPassage, passageKinds } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';

/** A piece of text that may answer a question, with its place and source. */
export interface Passage extends Omit<AssistantPassage, 'number'> {
  /** Translations have the same id followed by `@` and the language. */
  readonly id: string;
  /** Further search words: synonyms, CAS and UN numbers. */
  readonly words: string;
}

/** The id of the text in a language; English has no suffix. */
export const toTranslationId = (id: string, language: Language): string => (language === 'en' ? id : `${id}@${language}`);

/** The id that a text and its translations share. */
export const toTextId = (id: string): string => id.split('@', 1)[0] ?? id;

/** Records typed in by users; they cannot support a distance. */
export const isRecord = ({ kind }: Pick<Passage, 'kind'>): boolean => passageKinds.indexOf(kind) >= passageKinds.indexOf('industry');
