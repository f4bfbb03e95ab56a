import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface NewPasskey {
  readonly personId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly synced: boolean;
}

/** The person's passkeys, the oldest first. */
export const listPasskeys = ({ kysely }: Pick<Database, 'kysely'>, personId: string) =>
  kysely.selectFrom('passkey').selectAll().where('person_id', '=', personId).orderBy('id').execute();

export const findPasskey = ({ kysely }: Database, credentialId: string) =>
  kysely
    .selectFrom('passkey')
    .innerJoin('person', 'person.id', 'passkey.person_id')
    .selectAll('passkey')
    .select('person.deactivated_at')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** False where this passkey is registered already. */
export const addPasskey = async ({ kysely }: Database, { personId, credentialId, publicKey, ...given }: NewPasskey): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('passkey')
    .values({
      ...given,
      transports: [...given.transports],
      person_id: personId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Uses up a challenge and records the use, or neither: of two servers that receive the same answer, one succeeds. */
export const spendChallenge = (
  { kysely }: Database,
  {
    id,
    counter,
    challenge,
    minutes,
  }: { readonly id: number; readonly counter: number; readonly challenge: string; readonly minutes: number },
): Promise<boolean> =>
  kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('spent_challenge').where('expires_at', '<', sql<Date>`now()`).execute();
    const spent = await transaction
      .insertInto('spent_challenge')
      .values({ hash: createHash('sha256').update(challenge).digest(), expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (spent.numInsertedOrUpdatedRows !== 1n) return false;
    await transaction
      .updateTable('passkey')
      .set({ counter: sql<number>`greatest(counter, ${counter}::bigint)`, last_used_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return true;
  });

/** False where the person has no such passkey. */
export const removePasskey = async (kysely: Database['kysely'], personId: string, id: number): Promise<boolean> => {
  const { numDeletedRows } = await kysely.deleteFrom('passkey').where('id', '=', id).where('person_id', '=', personId).executeTakeFirst();
  return numDeletedRows === 1n;
};
