import type { Language } from '@hazardguard/i18n/languages';
import MiniSearch from 'minisearch';
import { listChemicalPassages } from './chemical-passages.ts';
import { listCommunityPassages } from './community-passages.ts';
import { readDocumentPassages } from './document-passages.ts';
import { addEnglishTerms } from './indian-terms.ts';
import { type Passage, toTextId, toTranslationId } from './passage.ts';
import { listProcedurePassages } from './procedure-passages.ts';
import { splitWords } from './split-words.ts';
import { listTrainingPassages } from './training-passages.ts';
import { withChemicalNames } from './with-chemical-names.ts';

/** Passages below this share of the best score are dropped as chance hits. */
const minScoreShare = 0.25;

export interface Knowledge {
  /** Passages that match the question, best first, each once: in the given language if available, otherwise in English. */
  readonly search: (question: string, count: number, language?: Language) => readonly Passage[];
}

/** The bundled texts and their index, built once. */
export const openKnowledge = (): Knowledge => {
  const passages = new Map(
    [
      ...listChemicalPassages(),
      ...listProcedurePassages(),
      ...listTrainingPassages(),
      ...listCommunityPassages(),
      ...readDocumentPassages(),
    ].map((passage) => [passage.id, passage] as const),
  );
  const index = new MiniSearch<Passage>({
    fields: ['title', 'words', 'text'],
    tokenize: (text) => [...splitWords(text)],
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 4, words: 2 },
      prefix: (word) => word.length >= 4,
      fuzzy: (word) => (word.length >= 6 && !/\d/.test(word) ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
      maxFuzzy: 2,
    },
  });
  index.addAll([...passages.values()]);
  return {
    search: (question, count, language = 'en') => {
      const readable: ReadonlySet<string> = new Set(['en', language]);
      const hits = index.search(addEnglishTerms(withChemicalNames(question)), {
        filter: ({ id }) => readable.has(passages.get(id)?.language ?? ''),
      });
      const minScore = (hits[0]?.score ?? 0) * minScoreShare;
      const texts = new Set(hits.filter(({ score }) => score >= minScore).map(({ id }) => toTextId(id)));
      return [...texts].slice(0, count).flatMap((id) => passages.get(toTranslationId(id, language)) ?? passages.get(id) ?? []);
    },
  };
};
