import type { Announced, Changes } from '../changes.ts';
import { findViewer, toViewerKey } from '../scope/row-scope.ts';

export interface TableCache<T> {
  /** What is kept under the key for the scope of whoever asks, or newly made. */
  keep(key: string, make: () => Promise<T>): Promise<T>;
}

const entriesMax = 500;

/**
 * Keeps what was read for as long as none of its tables changes, on whichever server. A caller who asks while it is being read waits for the
 * same; what was being read while a table changed is given to them and not kept. While changes cannot be heard, nothing is.
 */
export const makeTableCache = <T>(changes: Changes, tables: readonly Announced[]): TableCache<T> => {
  const values = new Map<string, Promise<T>>();
  for (const table of tables) changes.onChange(table, () => values.clear());
  return {
    keep: (name, make) => {
      const viewer = findViewer();
      const key = `${viewer === null ? 'all' : toViewerKey(viewer)}\n${name}`;
      if (!changes.live) return make();
      const found = values.get(key);
      if (found !== undefined) return found;
      const value = make();
      if (values.size >= entriesMax) values.clear();
      values.set(key, value);
      value.catch(() => {
        if (values.get(key) === value) values.delete(key);
      });
      return value;
    },
  };
};
