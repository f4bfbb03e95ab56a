import { basemap } from './basemap.ts';
import { modelCards } from './model-cards.ts';
import { modelReport } from './model-report.ts';
import { openApi } from './openapi.ts';
import { rmpTablesSchemaFile } from './rmp-tables-schema.ts';
import { scenarioSchemaFile } from './scenario-schema.ts';

/** One generated file: where it lies in the repository, and what it must say. */
export interface Generator {
  readonly path: string;
  make(): Promise<string | Uint8Array>;
}

export const generators: readonly Generator[] = [
  ...openApi,
  scenarioSchemaFile,
  rmpTablesSchemaFile,
  ...modelCards,
  ...modelReport(),
  ...basemap,
];
