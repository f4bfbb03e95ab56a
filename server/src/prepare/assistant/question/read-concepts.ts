import { type Concept, conceptWords } from './concept-words.ts';
import { normalise } from './normalise.ts';

/** Entries as they are looked for in a normalised question: with a space before, and after whole words. */
const table = Object.entries(conceptWords).map(([concept, words]) => {
  const entries = words
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return [concept as Concept, entries.map((entry) => normalise(entry).trimEnd() + (entry.endsWith('.') ? ' ' : ''))] as const;
});

export type Concepts = (concept: Concept) => boolean;

/** The ideas that a question speaks of. */
export const readConcepts = (question: string): Concepts => {
  const text = normalise(question);
  const found = new Set(table.filter(([, entries]) => entries.some((entry) => text.includes(entry))).map(([concept]) => concept));
  return (concept) => found.has(concept);
};
