import type { RouteTable } from './client.ts';
import { queryClient } from './query.ts';

export type ReadPath = keyof RouteTable['GET'] & string;

/** The queries of a route; with `/*` also those of the routes below it. Their keys begin with the route. */
export type Refreshed = ReadPath | `${ReadPath}/*`;

const isOf = (first: unknown, refreshed: Refreshed): boolean =>
  first === refreshed || (refreshed.endsWith('/*') && `${String(first)}/`.startsWith(refreshed.slice(0, -1)));

export const isRefreshed = ([first]: readonly unknown[], refreshed: readonly Refreshed[]): boolean =>
  refreshed.some((one) => isOf(first, one));

/** Reads again what a change may have changed. */
export const refresh = (...refreshed: readonly Refreshed[]): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => isRefreshed(queryKey, refreshed) });
