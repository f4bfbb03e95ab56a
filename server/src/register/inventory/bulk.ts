import {
  type BulkReport,
  formatVesselProblem,
  inventoryColumns,
  inventoryFields,
  inventoryInput,
  vesselColumns,
  vesselFields,
} from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, type CheckedRow, runBulkUpload } from '../../platform/csv/bulk-upload.ts';
import type { UploadedText } from '../../platform/csv/read-upload.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CopyValue } from '../../platform/db/tables/copy.ts';
import { listCellProblems, listUploadColumns, readCells } from '../check-cells.ts';
import { findIdentityProblem } from './check-identity.ts';
import { checkInput } from './check-stored-state.ts';
import { copyItems, readSiteElevation, requireIndustryName } from './store.ts';

const fields = { ...inventoryFields, ...vesselFields };
const { needed, optional } = listUploadColumns(fields);
const columns = [...needed, ...optional];

const isSameName = (a: string, b: string): boolean => a.toLowerCase().replace(/\s+/g, ' ') === b.toLowerCase().replace(/\s+/g, ' ');

interface Site {
  readonly id: number;
  readonly name: string;
  readonly elevationM: number | null;
}

const checkItem = ({ id, elevationM }: Site, cells: readonly string[]): CheckedRow<readonly CopyValue[]> => {
  const { success, data, error } = inventoryInput.safeParse(readCells(fields, columns, cells));
  if (!success) return { problems: listCellProblems(fields, error, columns, cells) };
  const other = findIdentityProblem(data);
  if (other !== null) return { problems: [{ column: 'casNo', value: data.casNo, reason: other.message }] };
  const impossible = checkInput(data, elevationM);
  if (impossible !== null) {
    const { field } = impossible;
    return { problems: [{ column: field, value: cells[columns.indexOf(field)] ?? null, reason: formatVesselProblem(impossible) }] };
  }
  return { row: [id, ...inventoryColumns.map((column) => data[column]), ...vesselColumns.map((column) => data[column] ?? null)] };
};

/** Rows of a file against the rules of the form. A column naming the industry, as older files have, must name this one. */
const buildInventoryTable = (site: Site): BulkTable<readonly CopyValue[]> => ({
  needed,
  optional: [...optional, 'industryName', 'industry'],
  check: (cells) => {
    const other = cells.slice(columns.length).find((name) => name !== '' && !isSameName(name, site.name));
    if (other === undefined) return checkItem(site, cells);
    return { problems: [{ column: 'industryName', value: other, reason: `The row belongs to another industry than "${site.name}"` }] };
  },
});

export const uploadInventory = async (
  database: Database,
  industryId: number,
  text: UploadedText,
  options: BulkOptions,
): Promise<BulkReport> => {
  const [name, elevationM] = await Promise.all([requireIndustryName(database, industryId), readSiteElevation(database, industryId)]);
  const table = buildInventoryTable({ id: industryId, name, elevationM });
  return runBulkUpload(text, table, options, (rows, keep) => copyItems(database, industryId, rows, keep));
};
