import { z } from 'zod';
import { pageSize } from './constants.ts';
import { searchText } from './fields.ts';

export const sortDirection = z.enum(['asc', 'desc']);

/** Query of every paged list: `search` matches any shown column. */
export const pageQuery = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z.object({
    search: searchText.optional(),
    page: z.coerce.number<string>().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number<string>().int().min(1).max(100).default(pageSize),
    sort: z.enum(columns).optional(),
    direction: sortDirection.default('asc'),
  });

export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int().min(0), page: z.int().min(1), pageSize: z.int().min(1) });
