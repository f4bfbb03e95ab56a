import { type BulkReport, receptorFields, receptorInput } from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, runBulkUpload } from '../../platform/csv/bulk-upload.ts';
import type { UploadedText } from '../../platform/csv/read-upload.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CopyValue } from '../../platform/db/tables/copy.ts';
import { listCellProblems, listUploadColumns, readCells } from '../check-cells.ts';
import { toReceptorColumns, toReceptorKey } from './register-rules.ts';
import { type CopiedRecord, copiedColumns, copyRecords, listReceptorKeys } from './register-store.ts';

const { needed, optional } = listUploadColumns(receptorFields);
const columns = [...needed, ...optional];
const kindAt = columns.indexOf('kind');

const read = (cells: readonly string[]) =>
  receptorInput.safeParse({ ...readCells(receptorFields, columns, cells), kind: cells[kindAt]?.toLowerCase() });

/** Rows of a file against the rules of the form, against each other, and against the places already recorded. */
const receptorTable = (taken: ReadonlySet<string>): BulkTable<CopiedRecord> => {
  const lineByKey = new Map<string, number>();
  return {
    needed,
    optional,
    check: (cells, line) => {
      const { success, data, error } = read(cells);
      if (!success) return { problems: listCellProblems(receptorFields, error, columns, cells) };
      const row = toReceptorColumns(data);
      const { name } = row;
      const key = toReceptorKey(name, row.latitude, row.longitude);
      const earlier = lineByKey.get(key);
      const clash = (reason: string) => ({ problems: [{ column: 'name', value: name, reason }] });
      if (earlier !== undefined) return clash(`The same place is in line ${earlier}`);
      if (taken.has(key)) return clash('The register already has a place with this name at this position');
      lineByKey.set(key, line);
      const values: Readonly<Record<string, CopyValue>> = row;
      return { row: copiedColumns.map((column) => values[column] ?? null) };
    },
  };
};

/** A whole file of places: checked, written as one, reported by line. */
export const uploadReceptors = async (database: Database, text: UploadedText, options: BulkOptions): Promise<BulkReport> => {
  if (options.dryRun) return runBulkUpload(text, receptorTable(await listReceptorKeys(database)), options, async () => undefined);
  const taken = new Set<string>();
  return runBulkUpload(text, receptorTable(taken), options, async (rows, keep) => {
    await copyRecords(
      database,
      (known) => {
        for (const key of known) taken.add(key);
        return rows;
      },
      keep,
    );
  });
};
