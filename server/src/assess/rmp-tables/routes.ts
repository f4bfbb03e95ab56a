import { rmpTableRoutes } from '@hazardguard/contract';
import { readRmpTables } from '../../platform/env/read-rmp-tables.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle, JsonText } from '../../platform/http/handle.ts';

export const rmpTableFeature: Feature = (app, { settings: { rmpTablesFile } }) => {
  const tables = rmpTablesFile === null ? null : readRmpTables(rmpTablesFile);
  const answer = new JsonText(JSON.stringify({ tables }));
  handle(app, rmpTableRoutes.read, () => answer);
};
