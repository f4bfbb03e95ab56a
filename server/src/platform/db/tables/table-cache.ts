import type { Announced, Changes } from '../changes.ts';
import { findViewer, toViewerKey } from '../scope/row-scope.ts';

export interface TableCache<T> {
  /** The cached value for the key in the caller's scope, or a new one. */
  keep(key: string, make: () => Promise<T>): Promise<T>;
}

const entriesMax = 500;

/**
 * Caches values until one of their tables changes, on any server. A caller who asks during a read shares it; a value read while a
 * table changed is returned but not cached. Nothing is cached while changes cannot be received.
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
