import { z } from 'zod';
import { oneLineOrNone } from './text.ts';

/**
 * Bulk upload of a CSV file: the body is the file; `columns` maps the file's columns by position (an empty name skips one;
 * absent: the file's own header names are matched). `dryRun` checks every row and saves nothing. `onError`: 'skip' saves the
 * valid rows, 'refuse' saves nothing unless all are valid.
 */
export const bulkQuery = z.object({
  dryRun: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  onError: z.enum(['skip', 'refuse']).default('skip'),
  columns: oneLineOrNone(2_000).optional(),
});

export const bulkError = z.object({
  /** Line of the file, the header being line 1. */
  line: z.int().min(1),
  column: z.string().nullable(),
  value: z.string().nullable(),
  reason: z.string(),
});

export const bulkReport = z.object({
  dryRun: z.boolean(),
  rows: z.int().min(0),
  accepted: z.int().min(0),
  rejected: z.int().min(0),
  /** Rows that were saved; 0 in a dry run or a refused file. */
  written: z.int().min(0),
  /** First 1,000 problems in file order. */
  errors: z.array(bulkError),
  errorsOmitted: z.int().min(0),
  /** The field of each column, by position. */
  columns: z.array(z.string().nullable()),
  /** First 20 accepted rows as parsed. */
  preview: z.array(z.record(z.string(), z.string())),
  message: z.string(),
});
export type BulkReport = z.infer<typeof bulkReport>;
