import type { Announced, Changes } from './changes.ts';
import { currentSight, sightKey } from './within.ts';

export interface Keeper<T> {
  /** What is kept under the key for the scope of whoever asks, or newly made. */
  keep(key: string, make: () => Promise<T>): Promise<T>;
}

const kept = 500;

/**
 * Keeps what was read for as long as none of its tables changes, on whichever server. A caller who asks while it is being read waits for the
 * same; what was being read while a table changed is given to them and not kept. While changes cannot be heard, nothing is.
 */
export const makeKeeper = <T>(changes: Changes, tables: readonly Announced[]): Keeper<T> => {
  const values = new Map<string, Promise<T>>();
  for (const table of tables) changes.onChange(table, () => values.clear());
  return {
    keep: (name, make) => {
      const sight = currentSight();
      const key = `${sight === null ? 'all' : sightKey(sight)}\n${name}`;
      if (!changes.live) return make();
      const found = values.get(key);
      if (found !== undefined) return found;
      const value = make();
      if (values.size >= kept) values.clear();
      values.set(key, value);
      value.catch(() => {
        if (values.get(key) === value) values.delete(key);
      });
      return value;
    },
  };
};
