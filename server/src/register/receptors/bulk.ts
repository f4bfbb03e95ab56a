import { type BulkReport, receptorColumns, receptorInput } from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, type CellProblem, runBulkUpload } from '../../platform/csv/bulk-upload.ts';
import { formatReason, parseNumber } from '../../platform/csv/numbers.ts';
import type { UploadedText } from '../../platform/csv/read-upload.ts';
import type { Database } from '../../platform/db/database.ts';
import { toReceptorColumns, toReceptorKey } from './register-rules.ts';
import { type CopiedRecord, copyRecords, listReceptorKeys } from './register-store.ts';

const columns: readonly string[] = receptorColumns;
const optional = ['phone'] as const;
const needed = receptorColumns.filter((column) => !(optional as readonly string[]).includes(column));

const read = (cells: readonly string[]) => {
  const [name, kind = '', latitude = '', longitude = '', people = '', phone] = cells;
  return receptorInput.safeParse({
    name,
    kind: kind.toLowerCase(),
    latitude: parseNumber(latitude),
    longitude: parseNumber(longitude),
    people: parseNumber(people),
    phone,
  });
};

/** Rows of a file against the rules of the form, against each other, and against the places already recorded. */
const receptorTable = (taken: ReadonlySet<string>): BulkTable<CopiedRecord> => {
  const lineByKey = new Map<string, number>();
  return {
    needed,
    optional,
    check: (cells, line) => {
      const { success, data, error } = read(cells);
      if (!success) {
        return {
          problems: error.issues.map(({ path, message }): CellProblem => {
            const column = String(path[0]);
            const value = cells[columns.indexOf(column)] ?? null;
            return { column, value, reason: formatReason(value, message) };
          }),
        };
      }
      const { name, kind, latitude, longitude, people, phone } = toReceptorColumns(data);
      const key = toReceptorKey(name, latitude, longitude);
      const earlier = lineByKey.get(key);
      const clash = (reason: string) => ({ problems: [{ column: 'name', value: name, reason }] });
      if (earlier !== undefined) return clash(`The same place stands in line ${earlier}`);
      if (taken.has(key)) return clash('A place with this name is already recorded at this position');
      lineByKey.set(key, line);
      return { row: [name, kind, latitude, longitude, people, phone] };
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
