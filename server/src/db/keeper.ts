import type { Announced, Changes } from './changes.ts';
import { currentSight, sightKey } from './within.ts';

export interface Keeper<T> {
  /** What is kept under the key for the scope of whoever asks, or newly made. */
  keep(key: string, make: () => Promise<T>): Promise<T>;
}

const kept = 500;

/**
 * Keeps what was read for as long as none of its tables changes, on whichever server. What was being read while a table changed is
 * given but not kept; while changes cannot be heard, nothing is.
 */
export const makeKeeper = <T>(changes: Changes, tables: readonly Announced[]): Keeper<T> => {
  const values = new Map<string, { readonly value: T }>();
  for (const table of tables) changes.onChange(table, () => values.clear());
  const version = (): number => tables.reduce((sum, table) => sum + changes.version(table), 0);
  return {
    keep: async (name, make) => {
      const sight = currentSight();
      const key = `${sight === null ? 'all' : sightKey(sight)}\n${name}`;
      const found = values.get(key);
      if (found && changes.live) return found.value;
      const before = version();
      const value = await make();
      if (changes.live && version() === before) {
        if (values.size >= kept) values.clear();
        values.set(key, { value });
      }
      return value;
    },
  };
};
