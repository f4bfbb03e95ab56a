import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';

/** Replaces the stored sinks by the configured ones, so that every server uses the same. */
export const registerSinks = ({ kysely }: Database, sinks: Settings['delivery']['sinks']): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('delivery_sink').execute();
    if (sinks.length === 0) return;
    await transaction
      .insertInto('delivery_sink')
      .values([...sinks])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
