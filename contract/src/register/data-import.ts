import { z } from 'zod';
import { idParam, isoMoment, rowId } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { oneLine, oneLineOrNone } from '../wire/text.ts';

/** What a file can be imported as. */
export const importKinds = [
  'industries',
  'inventory',
  'receptors',
  'villages',
  'population',
  'roads',
  'contacts',
  'recipients',
  'map',
  'invitations',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Kinds that are stored as a layer of their own under the file's name; undo deletes the layer that an import made. */
export const layerKinds: ReadonlySet<ImportKind> = new Set(['villages', 'population', 'roads', 'map']);
const kind = z.enum(importKinds, { error: `A file is imported as one of ${importKinds.join(', ')}` });

/** The order of day, month and year where a date such as 12/10/2026 does not show it. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Bytes of a file that a browser sends; larger ones are imported on the command line. */
export const importFileBytes = 256 * 1024 * 1024;

/** Refusals that an answer lists; all are counted. */
export const refusalsListed = 1_000;

const text = oneLineOrNone(300);
const header = oneLineOrNone(300);

/** Which column of the file is which field: null for none; `constants`: one value for every row; `values`: their word → ours. */
export const importMapping = z.object({
  columns: z.record(text, header.nullable()).optional(),
  constants: z.record(text, oneLineOrNone(500)).optional(),
  values: z.record(text, z.record(text, text)).optional(),
});

export const importInput = z.object({
  /** Of an uploaded file. */
  file: z.uuid(),
  /** Null: what it is is recognised. */
  as: kind.nullable().default(null),
  mapping: importMapping.default({}),
  dateOrder: z.enum(dateOrders).nullable().default(null),
  /** Who published the data, in which year and under which licence. */
  sourceName: oneLine(200).nullable().default(null),
  year: z.int().min(1900).max(2200).nullable().default(null),
  licence: oneLine(200).nullable().default(null),
  /** Nothing is written unless every row can be: for registers, not for layers. */
  allOrNothing: z.boolean().default(false),
  /** Of stock: the one site that every row belongs to; a row that names another is refused. */
  site: rowId.nullable().default(null),
});
export type ImportInput = z.input<typeof importInput>;

/**
 * Bulk upload: the body is the file, whose columns are found by their headers. `dryRun` checks every row and saves nothing. `onError`:
 * 'skip' saves the valid rows, 'refuse' saves nothing unless all are valid. The answer is the report of an import.
 */
export const bulkQuery = z.object({
  dryRun: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  onError: z.enum(['skip', 'refuse']).default('skip'),
});

const count = z.int().min(0);
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const importPlan = z.object({
  as: kind,
  /** What this person may import. */
  kinds: z.array(kind),
  fileName: z.string(),
  /** Of a workbook. */
  sheet: z.string().nullable(),
  otherSheets: z.array(z.string()),
  headerRow: count.nullable(),
  /** Rows of a sheet; of a map file only those that were looked at. */
  rows: count,
  /** Columns of the file with the first values in them. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(cell) })),
  /** Fields that the kind has, and which of them a row must have. */
  fields: z.array(z.object({ name: z.string(), needed: z.boolean() })),
  mapping: z.object({
    columns: z.record(z.string(), z.string()),
    constants: z.record(z.string(), z.string()),
    values: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  /** Words of the file by field, the most frequent first, and which of our words each becomes: null none, '' the row is left out. */
  words: z.array(
    z.object({
      field: z.string(),
      choices: z.array(z.string()),
      /** Whether rows with a word can be left out. */
      canLeaveOut: z.boolean(),
      words: z.array(z.object({ word: z.string(), rows: count, ours: z.string().nullable() })),
    }),
  ),
  /** Order of the dates that the file shows itself, by field. */
  dateOrders: z.record(z.string(), z.enum(dateOrders)),
  /** Columns whose dates can be read in two ways: their order must be said. */
  openDates: z.array(z.object({ field: z.string(), column: z.string(), example: z.string() })),
  /** Needed fields without a column. */
  missing: z.array(z.string()),
});
export type ImportPlan = z.infer<typeof importPlan>;

/** The reason as a text of the catalogue `data-import:reason` with its values; `why` is the same in English. */
const refusal = z.object({
  row: count,
  field: z.string().nullable(),
  why: z.string(),
  reason: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
});

export const importReport = z.object({
  as: kind,
  /** The import that can be undone; null: nothing was written. */
  batchId: rowId.nullable(),
  /** Rows of the sheet, or features of the map file. */
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  /** Rows of `added` that lack something the form demands. */
  toComplete: count,
  refusedCount: count,
  /** The first 1,000 by row; `field` is null where the whole row is meant. */
  refused: z.array(refusal),
  /** What else is wrong with those rows, cell by cell. */
  others: z.array(refusal),
  /** Of invitations: those whose link was not mailed; only this answer has their links. */
  unsent: z.array(
    z.object({ row: count, name: z.string().nullable(), email: z.string(), path: z.string(), reason: z.string().nullable() }),
  ),
});
export type ImportReport = z.infer<typeof importReport>;

export const importBatch = z.object({
  id: rowId,
  as: kind,
  fileName: z.string(),
  importedAt: isoMoment,
  importedBy: z.string(),
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  toComplete: count,
  refused: count,
  undoneAt: isoMoment.nullable(),
  undoneBy: z.string().nullable(),
});

/** Registers whose rows can have gaps. */
export const gapKinds = ['industries', 'inventory', 'receptors', 'contacts', 'recipients'] as const;
export type GapKind = (typeof gapKinds)[number];

/** A recorded row that lacks something the form demands. */
export const gapRow = z.object({
  as: z.enum(gapKinds),
  id: rowId,
  name: z.string(),
  /** The site, district, kind or group of the row; of a recipient the place as the list has it. */
  place: z.string(),
  /** Fields; of a recipient why it has no place. */
  missing: z.array(z.string()),
});
export type GapRow = z.infer<typeof gapRow>;

export const gapsPageSize = 50;

const common = { tag: 'data import', permission: 'data.import' } as const;

export const dataImportRoutes = {
  upload: route('POST', '/api/data-imports/files', 'uploadImportFile', {
    ...common,
    summary: 'Send a file of any kind that can be imported; it is kept for a day',
    scope: 'own',
    query: z.object({ fileName: oneLine(200) }),
    rawBody: 'application/octet-stream',
    answer: z.object({ file: z.uuid(), bytes: count }),
  }),
  progress: route('GET', '/api/data-imports/files/:file/progress', 'readImportProgress', {
    ...common,
    summary: 'Rows or features of an uploaded file that have been read while it is checked or imported',
    scope: 'own',
    params: z.object({ file: z.uuid() }),
    answer: z.object({ rows: count }),
  }),
  plan: route('POST', '/api/data-imports/plan', 'planImport', {
    ...common,
    summary: 'What an uploaded file is and how its columns are understood; nothing is changed',
    scope: 'rows',
    body: importInput,
    answer: importPlan,
  }),
  preview: route('POST', '/api/data-imports/preview', 'previewImport', {
    ...common,
    summary: 'What an import would add, change and refuse; nothing is changed',
    scope: 'rows',
    body: importInput,
    answer: importReport,
  }),
  run: route('POST', '/api/data-imports', 'runImport', {
    ...common,
    summary: 'Import an uploaded file: rows are added, or changed where their key is known',
    scope: 'rows',
    body: importInput,
    answer: importReport,
  }),
  list: route('GET', '/api/data-imports', 'listImports', {
    ...common,
    summary: 'The latest imports',
    scope: 'own',
    answer: z.object({ batches: z.array(importBatch) }),
  }),
  undo: route('POST', '/api/data-imports/:id/undo', 'undoImport', {
    ...common,
    summary: 'Take back an import: added rows go, changed rows are as before, except those that were changed since',
    scope: 'rows',
    params: idParam,
    answer: z.object({ removed: count, restored: count, kept: count }),
  }),
  gaps: route('GET', '/api/data-imports/gaps', 'listImportGaps', {
    ...common,
    summary: 'Recorded rows that lack something the form demands',
    scope: 'rows',
    query: z.object({ as: z.enum(gapKinds).default('inventory'), page: z.coerce.number<string>().int().min(1).max(100_000).default(1) }),
    answer: z.object({ rows: z.array(gapRow), total: count, page: z.int(), pageSize: z.int() }),
  }),
} as const;
