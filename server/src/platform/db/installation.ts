import { StartError } from '../data-folder/start-error.ts';
import type { Database } from './database.ts';

/** Demo and live data never mix: the first start stores its mode with the data, and a start in the other mode is refused. */
export const claimMode = async ({ kysely }: Database, mode: 'demo' | 'live'): Promise<void> => {
  await kysely
    .insertInto('installation')
    .values({ mode })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
  const { mode: written } = await kysely.selectFrom('installation').select('mode').executeTakeFirstOrThrow();
  if (written !== mode) {
    throw new StartError(
      `These data were made in ${written} mode, which cannot change; HAZARDGUARD_MODE is ${mode}. Set it to ${written}, or choose other data with HAZARDGUARD_DATA or DATABASE_URL.`,
    );
  }
};
