import { type BulkReport, industryColumns, industryInput } from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, type CellProblem, runBulkUpload } from '../../csv/bulk-upload.ts';
import { numberOf, reasonFor } from '../../csv/numbers.ts';
import type { Database } from '../../db/database.ts';
import { nameKey, sixDecimals } from './rules.ts';
import { allNameKeys, type CopiedIndustry, copyIndustries } from './store.ts';

const columns: readonly string[] = industryColumns;

const problemsOf = (cells: readonly string[]): CellProblem[] => {
  const [industryName, district, safetyTeamContact, latitude = '', longitude = ''] = cells;
  const given = { industryName, district, safetyTeamContact, latitude: numberOf(latitude), longitude: numberOf(longitude) };
  const read = industryInput.safeParse(given);
  return (read.error?.issues ?? []).map(({ path, message }) => {
    const column = String(path[0]);
    const value = cells[columns.indexOf(column)] ?? null;
    return { column, value, reason: reasonFor(value, message) };
  });
};

/** Rows of a file against the rules of the form, against each other, and against the names already taken. */
export const industryTable = (taken: ReadonlySet<string>): BulkTable<CopiedIndustry> => {
  const lineOf = new Map<string, number>();
  return {
    needed: industryColumns,
    optional: [],
    check: (cells, line) => {
      const problems = problemsOf(cells);
      if (problems.length > 0) return { problems };
      const [industryName = '', district = '', contact = '', latitude = '', longitude = ''] = cells;
      const key = nameKey(industryName);
      const earlier = lineOf.get(key);
      const clash = (reason: string) => ({ problems: [{ column: 'industryName', value: industryName, reason }] });
      if (earlier !== undefined) return clash(`The same name stands in line ${earlier}`);
      if (taken.has(key)) return clash('An industry with this name is already on board');
      lineOf.set(key, line);
      return { row: [industryName, key, district, contact, sixDecimals(Number(latitude)), sixDecimals(Number(longitude))] };
    },
  };
};

/** A whole file of industries: checked, written as one, reported by line. */
export const uploadIndustries = async (database: Database, text: string, options: BulkOptions): Promise<BulkReport> => {
  if (options.dryRun) {
    return runBulkUpload(text, industryTable(await allNameKeys(database)), options, async () => undefined);
  }
  const taken = new Set<string>();
  return runBulkUpload(text, industryTable(taken), options, async (rows, keep) => {
    await copyIndustries(
      database,
      (known) => {
        for (const key of known) taken.add(key);
        return rows;
      },
      keep,
    );
  });
};
