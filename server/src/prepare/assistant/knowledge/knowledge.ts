import type { Language } from '@hazardguard/i18n/languages';
import MiniSearch from 'minisearch';
import { chemicalPassages } from './chemical-passages.ts';
import { communityPassages } from './community-passages.ts';
import { documentPassages } from './document-passages.ts';
import { withEnglishTerms } from './indian-terms.ts';
import { type Passage, textIdOf, translationId } from './passage.ts';
import { procedurePassages } from './procedure-passages.ts';
import { trainingPassages } from './training-passages.ts';
import { wordsOf } from './words.ts';

/** Below this share of the best hit a passage is chance. */
const keptShare = 0.25;

export interface Knowledge {
  /** Passages that fit the question, best first, each once: in the language asked for where it stands in that, else in English. */
  readonly search: (question: string, count: number, language?: Language) => readonly Passage[];
}

/** The bundled texts and their index, built once. */
export const openKnowledge = (): Knowledge => {
  const passages = new Map(
    [...chemicalPassages(), ...procedurePassages(), ...trainingPassages(), ...communityPassages(), ...documentPassages()].map(
      (passage) => [passage.id, passage] as const,
    ),
  );
  const index = new MiniSearch<Passage>({
    fields: ['title', 'words', 'text'],
    tokenize: (text) => [...wordsOf(text)],
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
      const hits = index.search(withEnglishTerms(question), { filter: ({ id }) => readable.has(passages.get(id)?.language ?? '') });
      const least = (hits[0]?.score ?? 0) * keptShare;
      const texts = new Set(hits.filter(({ score }) => score >= least).map(({ id }) => textIdOf(id)));
      return [...texts].slice(0, count).flatMap((id) => passages.get(translationId(id, language)) ?? passages.get(id) ?? []);
    },
  };
};
