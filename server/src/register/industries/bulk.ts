import { type BulkReport, formatRule, industryFields, industryInput } from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, runBulkUpload } from '../../platform/csv/bulk-upload.ts';
import type { UploadedText } from '../../platform/csv/read-upload.ts';
import type { Database } from '../../platform/db/database.ts';
import { findScopeProblem } from '../../platform/db/scope/row-scope.ts';
import { listCellProblems, listUploadColumns, readCells } from '../check-cells.ts';
import { openDistrictCheck } from './districts.ts';
import { type IndustryFields, toIndustryColumns } from './rules.ts';
import { findStateReader } from './states.ts';
import { type CopiedIndustry, copiedColumns, copyIndustries, listNameKeys, noPosition } from './store.ts';

const { needed, optional } = listUploadColumns(industryFields);
const columns = [...needed, ...optional];

/** Why the place of a site is refused: outside the scope of the person who uploads, or an unknown district. Null: it is not. */
type Outside = (site: Pick<IndustryFields, 'district' | 'latitude' | 'longitude'>) => string | null;

const makePlaceCheck = async (database: Database): Promise<Outside> => {
  const [findState, findNearest] = await Promise.all([findStateReader(), openDistrictCheck(database)]);
  return ({ district, ...position }) => {
    const nearest = findNearest(district);
    if (nearest !== null) return formatRule({ kind: 'district', names: nearest.join(', ') });
    return findScopeProblem({ district, state: findState?.(position) ?? null }, true);
  };
};

/** Rows of a file against the rules of the form, against each other, and against the names already taken. */
export const buildIndustryTable = (taken: ReadonlySet<string>, outside: Outside): BulkTable<CopiedIndustry> => {
  const lineByName = new Map<string, number>();
  return {
    needed,
    optional,
    check: (cells, line) => {
      const { success, data, error } = industryInput.safeParse(readCells(industryFields, columns, cells));
      if (!success) return { problems: listCellProblems(industryFields, error, columns, cells) };
      const { industryName, district } = data;
      const row = { ...noPosition, ...toIndustryColumns(data) };
      const key = row.name_key;
      const earlier = lineByName.get(key);
      const clash = (reason: string) => ({ problems: [{ column: 'industryName', value: industryName, reason }] });
      if (earlier !== undefined) return clash(`The same name is in line ${earlier}`);
      if (taken.has(key)) return clash('An industry with this name is already on board');
      const reason = outside(row);
      if (reason !== null) return { problems: [{ column: 'district', value: district, reason }] };
      lineByName.set(key, line);
      return { row: copiedColumns.map((column) => row[column]) };
    },
  };
};

/** A whole file of industries: checked, written as one, reported by line. */
export const uploadIndustries = async (database: Database, text: UploadedText, options: BulkOptions): Promise<BulkReport> => {
  const outside = await makePlaceCheck(database);
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
