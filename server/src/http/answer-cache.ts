import type { Announced, Changes } from '../db/changes.ts';
import { JsonText } from './handle.ts';

export interface AnswerCache {
  /** The kept answer of the key, or a newly made one. */
  answer(key: string, make: () => Promise<unknown>): Promise<JsonText>;
}

const kept = 500;

/**
 * Keeps answers as text for as long as none of their tables changes, on whichever server. An answer that was being made while a
 * table changed is given but not kept; while changes cannot be heard, nothing is.
 */
export const makeAnswerCache = (changes: Changes, tables: readonly Announced[]): AnswerCache => {
  const answers = new Map<string, JsonText>();
  for (const table of tables) changes.onChange(table, () => answers.clear());
  const version = (): number => tables.reduce((sum, table) => sum + changes.version(table), 0);
  return {
    answer: async (key, make) => {
      const found = answers.get(key);
      if (found && changes.live) return found;
      const before = version();
      const made = new JsonText(JSON.stringify(await make()));
      if (changes.live && version() === before) {
        if (answers.size >= kept) answers.clear();
        answers.set(key, made);
      }
      return made;
    },
  };
};
