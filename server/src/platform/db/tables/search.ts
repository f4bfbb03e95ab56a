import { type RawBuilder, sql } from 'kysely';

/** `lower` of the database on both sides, so that they fold alike; the person's text is matched as it is, `%` and `_` included. */
export const containsText = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`;

/** A search that says something; blank searches match everything. */
export const normaliseSearch = (text: string | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};
