import { useMemo } from 'react';

/** The same object until its content changes: a query is a new object at every render, and would re-render everything that receives it. */
export const useStableQuery = <Query extends { readonly data: unknown; readonly status: unknown; readonly error: unknown }>(
  query: Query,
): Query =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the content of the query
  useMemo(() => query, [query.data, query.status, query.error]);
