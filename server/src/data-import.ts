import { basename } from 'node:path';
import { userInfo } from 'node:os';
import { ApiError, type DateOrder, dateOrders, type ImportKind, importKinds } from '@hazardguard/contract';
import { everyImporter } from './importers.ts';
import { type Environment, withInstallation } from './platform/maintenance/work-on.ts';
import type { Refused } from './register/data-import/importer.ts';
import type { GivenMapping } from './register/data-import/plan-import.ts';
import { runImport } from './register/data-import/run-import.ts';

export { type DateOrder, dateOrders, type GivenMapping, type ImportKind, importKinds };

export interface ImportOptions {
  readonly as: ImportKind | null;
  readonly mapping: GivenMapping;
  readonly dateOrder: DateOrder | null;
  readonly dryRun: boolean;
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
  readonly refused: readonly Refused[];
}

/** A file that was refused whole: row 0 stands for the file. */
const toRefusedWhole = (as: ImportKind | null, error: unknown): FileReport => {
  const why = error instanceof ApiError ? error.message : error instanceof Error && 'code' in error ? `The file cannot be opened: ${error.message}` : null;
  if (why === null) throw error;
  return { as, read: 0, added: 0, changed: 0, unchanged: 0, toComplete: 0, refused: [{ row: 0, field: null, why }] };
};

/** Imports files one after the other into the configured data, whether their server runs or not. */
export const importFiles = (environment: Environment, paths: readonly string[], options: ImportOptions): Promise<readonly FileReport[]> =>
  withInstallation(environment, { alone: false, call: 'data-import' }, async ({ database }) => {
    const { username } = userInfo();
    const reports: FileReport[] = [];
    for (const path of paths) {
      try {
        const { as, read, added, changed, unchanged, toComplete, refused } = await runImport(
          database,
          { ...options, path, fileName: basename(path), actor: { id: `command:${username}`, name: username } },
          everyImporter,
        );
        reports.push({ as, read, added, changed, unchanged, toComplete, refused });
      } catch (error) {
        reports.push(toRefusedWhole(options.as, error));
      }
    }
    return reports;
  });
