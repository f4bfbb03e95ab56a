import { type BulkReport, type industryColumns, industryInput } from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, type CellProblem, runBulkUpload } from '../../platform/csv/bulk-upload.ts';
import { formatReason, parseNumber } from '../../platform/csv/numbers.ts';
import type { UploadedText } from '../../platform/csv/read-upload.ts';
import type { Database } from '../../platform/db/database.ts';
import { findScopeProblem } from '../../platform/db/scope/row-scope.ts';
import { type IndustryFields, roundDegrees, toNameKey } from './rules.ts';
import { findStateReader } from './states.ts';
import { type CopiedIndustry, copyIndustries, listNameKeys } from './store.ts';

const needed = ['industryName', 'district', 'safetyTeamContact'] as const;
/** A site may come without a position: it is set later. */
const optional = ['latitude', 'longitude'] as const;
const columns: readonly string[] = [...needed, ...optional] satisfies readonly (typeof industryColumns)[number][];

/** An empty cell says that the position is not known. */
const parseDegrees = (cell: string): number | string | null => (cell === '' ? null : parseNumber(cell));

const findProblems = (cells: readonly string[]): CellProblem[] => {
  const [industryName, district, safetyTeamContact, latitude = '', longitude = ''] = cells;
  const given = { industryName, district, safetyTeamContact, latitude: parseDegrees(latitude), longitude: parseDegrees(longitude) };
  const read = industryInput.safeParse(given);
  return (read.error?.issues ?? []).map(({ code, path, message }) => {
    const column = String(path[0]);
    const value = cells[columns.indexOf(column)] ?? null;
    return { column, value, reason: code === 'custom' ? message : formatReason(value, message) };
  });
};

/** Why a site would lie outside the scope of whoever uploads; null: it lies within. */
type Outside = (site: Pick<IndustryFields, 'district' | 'latitude' | 'longitude'>) => string | null;

const makeScopeCheck = async (): Promise<Outside> => {
  const findState = await findStateReader();
  return ({ district, ...position }) => findScopeProblem({ district, state: findState?.(position) ?? null }, true);
};

/** Rows of a file against the rules of the form, against each other, and against the names already taken. */
export const buildIndustryTable = (taken: ReadonlySet<string>, outside: Outside): BulkTable<CopiedIndustry> => {
  const lineByName = new Map<string, number>();
  return {
    needed,
    optional,
    check: (cells, line) => {
      const problems = findProblems(cells);
      if (problems.length > 0) return { problems };
      const [industryName = '', district = '', contact = '', latitude = '', longitude = ''] = cells;
      const key = toNameKey(industryName);
      const earlier = lineByName.get(key);
      const clash = (reason: string) => ({ problems: [{ column: 'industryName', value: industryName, reason }] });
      if (earlier !== undefined) return clash(`The same name stands in line ${earlier}`);
      if (taken.has(key)) return clash('An industry with this name is already on board');
      const position =
        latitude === ''
          ? { latitude: null, longitude: null }
          : { latitude: roundDegrees(Number(latitude)), longitude: roundDegrees(Number(longitude)) };
      const reason = outside({ district, ...position });
      if (reason !== null) return { problems: [{ column: 'district', value: district, reason }] };
      lineByName.set(key, line);
      return { row: [industryName, key, district, contact, position.latitude, position.longitude] };
    },
  };
};

/** A whole file of industries: checked, written as one, reported by line. */
export const uploadIndustries = async (database: Database, text: UploadedText, options: BulkOptions): Promise<BulkReport> => {
  const outside = await makeScopeCheck();
  if (options.dryRun) {
    return runBulkUpload(text, buildIndustryTable(await listNameKeys(database), outside), options, async () => undefined);
  }
  const taken = new Set<string>();
  return runBulkUpload(text, buildIndustryTable(taken, outside), options, async (rows, keep) => {
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
