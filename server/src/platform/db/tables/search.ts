import { type RawBuilder, sql } from 'kysely';

/** `lower` of the database on both sides, so that case is folded alike; the search text is matched literally, with `%` and `_`. */
export const containsText = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`;

/** Undefined for a blank search, which matches everything. */
export const normaliseSearch = (text: string | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};
