import type { Account } from '@hazardguard/contract';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { setLogContext } from './write-incident.ts';

/** Closes the incidents of a drill that is over, with the reason in their logs: nobody is to go on working on them. */
export const closeExercise = async (transaction: Transaction<Schema>, drillId: number, account: Account, why: string): Promise<void> => {
  await setLogContext(transaction, account, why);
  await transaction
    .updateTable('incident')
    .set({ state: 'Closed', version: sql`version + 1`, changed_at: sql`now()`, changed_by: account.name, changed_by_id: account.id })
    .where('drill_id', '=', drillId)
    .where('state', '<>', 'Closed')
    .execute();
};
