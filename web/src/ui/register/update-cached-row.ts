import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../data/query.ts';

/**
 * Writes a row from the server into every cached page of a register, until the pages are refreshed: otherwise they would show the
 * row, and its next actions, as they were before the person's own change.
 */
export const updateCachedRow = <Row extends object>(queryKey: QueryKey, row: Row, isSame: (other: Row) => boolean): void => {
  queryClient.setQueriesData<{ readonly rows: readonly Row[] }>({ queryKey }, (page) =>
    // A page without the row is not changed.
    page?.rows.some(isSame) ? { ...page, rows: page.rows.map((other) => (isSame(other) ? row : other)) } : undefined,
  );
};
