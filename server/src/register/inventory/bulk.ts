import { type BulkReport, inventoryColumns, inventoryInput } from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, type CheckedRow, runBulkUpload } from '../../platform/csv/bulk-upload.ts';
import { formatReason, parseNumber } from '../../platform/csv/numbers.ts';
import type { UploadedText } from '../../platform/csv/read-upload.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CopyValue } from '../../platform/db/tables/copy.ts';
import { copyItems, requireIndustryName } from './store.ts';

const columns: readonly string[] = inventoryColumns;
const quantityAt = columns.indexOf('quantity');

const isSameName = (a: string, b: string): boolean => a.toLowerCase().replace(/\s+/g, ' ') === b.toLowerCase().replace(/\s+/g, ' ');

const checkItem = (industryId: number, cells: readonly string[]): CheckedRow<readonly CopyValue[]> => {
  const given = Object.fromEntries(
    columns.map((column, index) => [column, index === quantityAt ? parseNumber(cells[index] ?? '') : cells[index]]),
  );
  const read = inventoryInput.safeParse(given);
  if (read.success) return { row: [industryId, ...inventoryColumns.map((column) => read.data[column])] };
  return {
    problems: read.error.issues.map(({ path, message }) => {
      const column = String(path[0]);
      const value = cells[columns.indexOf(column)] ?? null;
      return { column, value, reason: formatReason(value, message) };
    }),
  };
};

/** Rows of a file against the rules of the form. A column naming the industry, as older files have, must name this one. */
const buildInventoryTable = (industryId: number, industryName: string): BulkTable<readonly CopyValue[]> => ({
  needed: inventoryColumns,
  optional: ['industryName', 'industry'],
  check: (cells) => {
    const other = cells.slice(columns.length).find((name) => name !== '' && !isSameName(name, industryName));
    if (other === undefined) return checkItem(industryId, cells);
    return { problems: [{ column: 'industryName', value: other, reason: `The row belongs to another industry than "${industryName}"` }] };
  },
});

export const uploadInventory = async (
  database: Database,
  industryId: number,
  text: UploadedText,
  options: BulkOptions,
): Promise<BulkReport> => {
  const table = buildInventoryTable(industryId, await requireIndustryName(database, industryId));
  return runBulkUpload(text, table, options, (rows, keep) => copyItems(database, industryId, rows, keep));
};
