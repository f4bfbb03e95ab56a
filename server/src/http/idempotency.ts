import { createHash } from 'node:crypto';
import { type Account, ApiError } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

interface KeyedCall {
  readonly account: Account;
  readonly key: unknown;
  /** Method and address. */
  readonly call: string;
  readonly body: unknown;
}

export interface Idempotency {
  /** Runs a creating call once per key: a repeated call gets the first answer, whatever became of the connection. */
  once<T>(call: KeyedCall, run: () => Promise<T>): Promise<T>;
}

const keptHours = 24;
/** A first call that has not ended by now was cut off by a stop of the server. */
const abandonedS = 60;
const keyPattern = /^[\x21-\x7e]{8,200}$/;

/** The `Idempotency-Key` header (IETF draft httpapi-idempotency-key-header): answers are kept for a day per person. */
export const makeIdempotency = ({ kysely }: Database): Idempotency => {
  const running = new Map<string, Promise<unknown>>();

  const claim = async (personId: string, key: string, call: string, bodyHash: string) => {
    await kysely
      .deleteFrom('idempotent_answer')
      .where((row) =>
        row.or([
          row('created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`),
          row.and([row('answer', 'is', null), row('created_at', '<', sql<Date>`now() - make_interval(secs => ${abandonedS})`)]),
        ]),
      )
      .execute();
    const inserted = await kysely
      .insertInto('idempotent_answer')
      .values({ person_id: personId, key, call, body_hash: bodyHash, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  };
  const earlier = async (personId: string, key: string, call: string, bodyHash: string): Promise<unknown> => {
    const row = await kysely
      .selectFrom('idempotent_answer')
      .select(['call', 'body_hash', 'answer'])
      .where('person_id', '=', personId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (row && (row.call !== call || row.body_hash !== bodyHash)) {
      throw new ApiError('conflict', 'This Idempotency-Key was used for another request; use a new one');
    }
    if (!row?.answer) throw new ApiError('conflict', 'The first request with this Idempotency-Key is still being worked on');
    return row.answer;
  };

  return {
    once: async <T>({ account, key, call, body }: KeyedCall, run: () => Promise<T>): Promise<T> => {
      if (typeof key !== 'string' || !keyPattern.test(key)) {
        throw new ApiError('invalid-input', 'Idempotency-Key must be 8 to 200 printable characters without spaces');
      }
      const bodyHash = createHash('sha256')
        .update(JSON.stringify(body) ?? '')
        .digest('hex');
      const place = `${account.id} ${key}`;
      const before = running.get(place);
      const work = async (): Promise<T> => {
        // A double click: the second call waits for the first to end, then takes its answer.
        await before?.catch(() => undefined);
        if (!(await claim(account.id, key, call, bodyHash))) return (await earlier(account.id, key, call, bodyHash)) as T;
        try {
          const answer = await run();
          await kysely
            .updateTable('idempotent_answer')
            .set({ answer: JSON.stringify(answer) })
            .where('person_id', '=', account.id)
            .where('key', '=', key)
            .execute();
          return answer;
        } catch (error) {
          await kysely.deleteFrom('idempotent_answer').where('person_id', '=', account.id).where('key', '=', key).execute();
          throw error;
        }
      };
      const promise = work();
      running.set(place, promise);
      try {
        return await promise;
      } finally {
        if (running.get(place) === promise) running.delete(place);
      }
    },
  };
};
