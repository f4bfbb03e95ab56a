import type { AssistantPassage } from '@hazardguard/contract';

/** A piece of text that may answer a question, with its place and source. */
export interface Passage extends Omit<AssistantPassage, 'number'> {
  readonly id: string;
  /** Other words a person may ask with: synonyms, CAS and UN numbers. */
  readonly words: string;
}

/** Records that people have typed in: data that proves nothing about distances. */
export const isRecord = ({ kind }: Pick<Passage, 'kind'>): boolean => kind === 'industry' || kind === 'inventory';
