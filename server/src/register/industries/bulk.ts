import { type BulkReport, type industryColumns, industryInput } from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, type CellProblem, runBulkUpload } from '../../platform/csv/bulk-upload.ts';
import { numberOf, reasonFor } from '../../platform/csv/numbers.ts';
import type { UploadedText } from '../../platform/csv/read-text.ts';
import type { Database } from '../../platform/db/database.ts';
import { siteOutside } from '../../platform/db/within.ts';
import { type IndustryFields, nameKey, sixDecimals } from './rules.ts';
import { stateForAsker } from './states.ts';
import { allNameKeys, type CopiedIndustry, copyIndustries } from './store.ts';

const needed = ['industryName', 'district', 'safetyTeamContact'] as const;
/** A site may come without a position: it is set later. */
const optional = ['latitude', 'longitude'] as const;
const columns: readonly string[] = [...needed, ...optional] satisfies readonly (typeof industryColumns)[number][];

/** An empty cell says that the position is not known. */
const degreesOf = (cell: string): number | string | null => (cell === '' ? null : numberOf(cell));

const problemsOf = (cells: readonly string[]): CellProblem[] => {
  const [industryName, district, safetyTeamContact, latitude = '', longitude = ''] = cells;
  const given = { industryName, district, safetyTeamContact, latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
  const read = industryInput.safeParse(given);
  return (read.error?.issues ?? []).map(({ code, path, message }) => {
    const column = String(path[0]);
    const value = cells[columns.indexOf(column)] ?? null;
    return { column, value, reason: code === 'custom' ? message : reasonFor(value, message) };
  });
};

/** Why a site would lie outside the scope of whoever uploads; null: it lies within. */
type Outside = (site: Pick<IndustryFields, 'district' | 'latitude' | 'longitude'>) => string | null;

const outsideForAsker = async (): Promise<Outside> => {
  const stateOf = await stateForAsker();
  return ({ district, ...position }) => siteOutside({ district, state: stateOf?.(position) ?? null }, true);
};

/** Rows of a file against the rules of the form, against each other, and against the names already taken. */
export const industryTable = (taken: ReadonlySet<string>, outside: Outside): BulkTable<CopiedIndustry> => {
  const lineOf = new Map<string, number>();
  return {
    needed,
    optional,
    check: (cells, line) => {
      const problems = problemsOf(cells);
      if (problems.length > 0) return { problems };
      const [industryName = '', district = '', contact = '', latitude = '', longitude = ''] = cells;
      const key = nameKey(industryName);
      const earlier = lineOf.get(key);
      const clash = (reason: string) => ({ problems: [{ column: 'industryName', value: industryName, reason }] });
      if (earlier !== undefined) return clash(`The same name stands in line ${earlier}`);
      if (taken.has(key)) return clash('An industry with this name is already on board');
      const position =
        latitude === ''
          ? { latitude: null, longitude: null }
          : { latitude: sixDecimals(Number(latitude)), longitude: sixDecimals(Number(longitude)) };
      const reason = outside({ district, ...position });
      if (reason !== null) return { problems: [{ column: 'district', value: district, reason }] };
      lineOf.set(key, line);
      return { row: [industryName, key, district, contact, position.latitude, position.longitude] };
    },
  };
};

/** A whole file of industries: checked, written as one, reported by line. */
export const uploadIndustries = async (database: Database, text: UploadedText, options: BulkOptions): Promise<BulkReport> => {
  const outside = await outsideForAsker();
  if (options.dryRun) {
    return runBulkUpload(text, industryTable(await allNameKeys(database), outside), options, async () => undefined);
  }
  const taken = new Set<string>();
  return runBulkUpload(text, industryTable(taken, outside), options, async (rows, keep) => {
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
