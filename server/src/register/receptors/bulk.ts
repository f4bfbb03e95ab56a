import { type BulkReport, receptorColumns, receptorInput } from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, type CellProblem, runBulkUpload } from '../../platform/csv/bulk-upload.ts';
import { numberOf, reasonFor } from '../../platform/csv/numbers.ts';
import type { UploadedText } from '../../platform/csv/read-text.ts';
import type { Database } from '../../platform/db/database.ts';
import { placeKey, recordColumnsOf } from './register-rules.ts';
import { allPlaceKeys, type CopiedRecord, copyRecords } from './register-store.ts';

const columns: readonly string[] = receptorColumns;
const optional = ['phone'] as const;
const needed = receptorColumns.filter((column) => !(optional as readonly string[]).includes(column));

const read = (cells: readonly string[]) => {
  const [name, kind = '', latitude = '', longitude = '', people = '', phone] = cells;
  return receptorInput.safeParse({
    name,
    kind: kind.toLowerCase(),
    latitude: numberOf(latitude),
    longitude: numberOf(longitude),
    people: numberOf(people),
    phone,
  });
};

/** Rows of a file against the rules of the form, against each other, and against the places already recorded. */
const placeTable = (taken: ReadonlySet<string>): BulkTable<CopiedRecord> => {
  const lineOf = new Map<string, number>();
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
            return { column, value, reason: reasonFor(value, message) };
          }),
        };
      }
      const { name, kind, latitude, longitude, people, phone } = recordColumnsOf(data);
      const key = placeKey(name, latitude, longitude);
      const earlier = lineOf.get(key);
      const clash = (reason: string) => ({ problems: [{ column: 'name', value: name, reason }] });
      if (earlier !== undefined) return clash(`The same place stands in line ${earlier}`);
      if (taken.has(key)) return clash('A place with this name is already recorded at this position');
      lineOf.set(key, line);
      return { row: [name, kind, latitude, longitude, people, phone] };
    },
  };
};

/** A whole file of places: checked, written as one, reported by line. */
export const uploadPlaces = async (database: Database, text: UploadedText, options: BulkOptions): Promise<BulkReport> => {
  if (options.dryRun) return runBulkUpload(text, placeTable(await allPlaceKeys(database)), options, async () => undefined);
  const taken = new Set<string>();
  return runBulkUpload(text, placeTable(taken), options, async (rows, keep) => {
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
