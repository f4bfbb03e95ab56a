import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../data/query.ts';

/**
 * Puts a row as the server just told it into every page of a register kept under the key, until the pages are asked for anew:
 * opened before that, they would show the row, and the buttons for its next steps, as they were before the person's own change.
 */
export const updateCachedRow = <Row extends object>(queryKey: QueryKey, row: Row, isSame: (other: Row) => boolean): void => {
  queryClient.setQueriesData<{ readonly rows: readonly Row[] }>({ queryKey }, (page) =>
    // A page without the row stays as old as it is.
    page?.rows.some(isSame) ? { ...page, rows: page.rows.map((other) => (isSame(other) ? row : other)) } : undefined,
  );
};
