import { useMemo } from 'react';

/** The same object until what it knows changes: a query is a new one at every drawing, and draws whatever it is handed to. */
export const useStableQuery = <Query extends { readonly data: unknown; readonly status: unknown; readonly error: unknown }>(
  query: Query,
): Query =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it knows
  useMemo(() => query, [query.data, query.status, query.error]);
