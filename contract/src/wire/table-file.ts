import { z } from 'zod';
import { timeZone } from './time-zone.ts';

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Media types of a table as a file, in the order of `tableFormats`. */
export const tableFileTypes = `text/csv, ${xlsxType}` as const;

/** Format of a table as a file. In Excel dates and numbers have their types; moments are in this zone, which their column names. */
export const tableFileQuery = z.object({
  /** Absent: CSV. */
  format: z.enum(tableFormats).optional(),
  /** IANA name; absent: that of the installation. */
  timeZone: timeZone.optional(),
});
export type TableFileQuery = z.output<typeof tableFileQuery>;
