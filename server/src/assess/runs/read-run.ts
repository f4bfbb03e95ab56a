import { ApiError, type Run } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { presentRun } from './present.ts';
import { findRun } from './store.ts';

/** The run as the API gives it, with the id of its industry and whether that is a sample. */
export const readRun = async (
  database: Database,
  id: string,
): Promise<{ readonly run: Run & { readonly industryId: number }; readonly sample: boolean }> => {
  const row = await findRun(database, id);
  if (!row) throw new ApiError('not-found', 'There is no such run');
  return { run: presentRun(row), sample: row.sample };
};
