import { queryClient } from './query.ts';
import { isRefreshed, type Refreshed } from './refresh.ts';

interface Keyed {
  readonly queryKey: readonly unknown[];
}

/** The value of a name in the path of a query's address. */
const readPathValue = ({ queryKey: [, address] }: Keyed, name: string): unknown =>
  (address as { readonly path?: Readonly<Record<string, unknown>> } | null | undefined)?.path?.[name];

/** As `refresh`, without what belongs to a row that was just deleted; undefined: none was. */
export const refreshAfterDeletion = (id: string | number | undefined, ...refreshed: readonly Refreshed[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: (query) => isRefreshed(query.queryKey, refreshed) && (id === undefined || readPathValue(query, 'id') !== id),
  });

/** Each version of a row is read, although the address does not name it. */
export const ofVersion = <Query extends Keyed>(query: Query, version: number | undefined): Query => ({
  ...query,
  queryKey: [...query.queryKey, version],
});

/** Shows what was read before while the next is read, if its address has the same value: never the rows of another site. */
export const keepOfSame =
  (name: string, value: unknown) =>
  <Data>(before: Data | undefined, query: Keyed | undefined): Data | undefined =>
    query !== undefined && readPathValue(query, name) === value ? before : undefined;
