import { queryClient } from '../../data/query.ts';
import { isRefreshed, type ReadPath } from '../../data/refresh.ts';

/**
 * Writes a row from the server into every cached page of a register, until the pages are refreshed: otherwise they would show the
 * row, and its next actions, as they were before the person's own change.
 */
export const updateCachedRow = <Row extends object>(path: ReadPath, row: Row, isSame: (other: Row) => boolean): void => {
  queryClient.setQueriesData<{ readonly rows: readonly Row[] }>({ predicate: ({ queryKey }) => isRefreshed(queryKey, [path]) }, (page) =>
    // A page without the row is not changed.
    page?.rows.some(isSame) ? { ...page, rows: page.rows.map((other) => (isSame(other) ? row : other)) } : undefined,
  );
};
