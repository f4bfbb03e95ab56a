import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';

/** Stops the chains of a drill, in the transaction that ends it: no further tier is called. */
export const stopExercise = async (transaction: Transaction<Schema>, drillId: number): Promise<void> => {
  await transaction
    .updateTable('escalation')
    .set({ state: 'stopped', stopped: 'cancelled', ended_at: sql<Date>`now()` })
    .where('state', '=', 'running')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('alert_id', 'in', selectFrom('alert').select('id').where('drill_id', '=', drillId)),
        eb('incident', 'in', selectFrom('incident').select('internal_id').where('drill_id', '=', drillId)),
      ]),
    )
    .execute();
};
