import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { ApiError, type DateOrder, dateOrders, type ImportKind, importKinds } from '@hazardguard/contract';
import { makeImporters } from './importers.ts';
import { migrate } from './platform/db/migrate.ts';
import { openFiles } from './platform/files/file-store.ts';
import { type Environment, withInstallation } from './platform/maintenance/work-on.ts';
import type { GivenMapping, ImportPlan } from './register/data-import/plan-import.ts';
import { type ImportRequest, planFile, runImport } from './register/data-import/run-import.ts';
import type { Refused } from './register/geo-data/import-counts.ts';

export { type DateOrder, dateOrders, type GivenMapping, type ImportKind, importKinds };

export interface ImportOptions {
  readonly as: ImportKind | null;
  readonly mapping: GivenMapping;
  readonly dateOrder: DateOrder | null;
  readonly dryRun: boolean;
  /** Called with what a person should know besides the reports, as a sentence. */
  readonly note?: (sentence: string) => void;
  readonly sourceName?: string | null;
  readonly year?: number | null;
  readonly licence?: string | null;
}

export interface FileReport {
  readonly as: ImportKind | null;
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly toComplete: number;
  readonly refused: readonly Pick<Refused, 'row' | 'field' | 'why'>[];
}

const isFileError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR'].includes(String(error.code));

/** A file that was refused whole: row 0 stands for the file. */
const toRefusedWhole = (as: ImportKind | null, error: unknown): FileReport => {
  const why = error instanceof ApiError ? error.message : isFileError(error) ? `The file cannot be opened: ${error.message}` : null;
  if (why === null) throw error;
  return { as, read: 0, added: 0, changed: 0, unchanged: 0, toComplete: 0, refused: [{ row: 0, field: null, why }] };
};

/** Imports files one after the other into the configured data, whether their server runs or not. */
export const importFiles = (environment: Environment, paths: readonly string[], options: ImportOptions): Promise<readonly FileReport[]> =>
  withInstallation(environment, { alone: false, call: 'data-import' }, async ({ database, settings }) => {
    const everyImporter = makeImporters(openFiles(settings.files, database));
    // Data on which no server has run yet, or an older one: as at the start of a server.
    await migrate(database);
    const { username } = userInfo();
    const actor = { id: `command:${username}`, name: username };
    const requests = paths.map(
      (path): ImportRequest => ({
        ...options,
        allOrNothing: false,
        site: null,
        byHeader: false,
        path,
        fileName: basename(path),
        actor,
        signal: undefined,
      }),
    );
    const plans: (ImportPlan | { readonly refused: FileReport })[] = [];
    for (const request of requests) {
      try {
        const plan = await planFile(database, request, everyImporter);
        const unread = plan.survey.facts?.otherSheets ?? [];
        if (unread.length > 0)
          options.note?.(`${request.fileName}: these sheets have other columns and are not read: ${unread.join(', ')}`);
        plans.push(plan);
      } catch (error) {
        plans.push({ refused: toRefusedWhole(options.as, error) });
      }
    }
    // Stock finds its sites, and recipients their villages, whatever the order of the files.
    const rank = (plan: (typeof plans)[number]): number =>
      'refused' in plan ? 0 : plan.as === 'industries' ? 1 : plan.as === 'inventory' || plan.as === 'recipients' ? 3 : 2;
    const reports = new Map<number, FileReport>();
    for (const index of [...plans.keys()].toSorted((x, y) => rank(plans[x] as ImportPlan) - rank(plans[y] as ImportPlan))) {
      const [plan, request] = [plans[index], requests[index]];
      if (plan === undefined || request === undefined) continue;
      if ('refused' in plan) {
        reports.set(index, plan.refused);
        continue;
      }
      try {
        const { as, read, added, changed, unchanged, toComplete, refused } = await runImport(database, request, everyImporter, plan);
        reports.set(index, {
          as,
          read,
          added,
          changed,
          unchanged,
          toComplete,
          refused: refused.map(({ row, field, why }) => ({ row, field, why })),
        });
      } catch (error) {
        reports.set(index, toRefusedWhole(plan.as, error));
      }
    }
    return paths.map((_, index) => reports.get(index) as FileReport);
  });
