import { createHash } from 'node:crypto';
import { type Account, ApiError, offlineDays } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isClockSetBack } from '../db/faults/clock-jump.ts';
import { isDatabaseAway } from './error-answer.ts';

/** A row that a call added, changed or removed, as the audit record names it. */
export interface Made {
  readonly thing: string;
  readonly thingId: string;
}

interface KeyedCall {
  readonly account: Account;
  readonly key: unknown;
  /** Method and address. */
  readonly call: string;
  /** Of a raw body: what distinguishes it before it is read. */
  readonly body: unknown;
  /** The id of this request. */
  readonly request: string;
}

interface Steps<T> {
  readonly run: () => Promise<T>;
  /** The answer to an earlier call that made these rows and whose answer was lost; null: it cannot be rebuilt. */
  readonly replayAnswer: (made: readonly Made[]) => Promise<{ readonly answer: T } | null>;
}

export interface Idempotency {
  /**
   * Runs a call once per person and key: a repeated call gets the first answer, even when the connection, the server or the database
   * failed between the change and its answer.
   */
  once<T>(call: KeyedCall, steps: Steps<T>): Promise<T>;
}

/** A device may be away for `offlineDays`; the week is for its repeated calls. */
const keptDays = offlineDays + 7;
/** A first call that is still open by now was cut off by a server stop. */
const abandonedS = 60;
/** For a call whose database connection broke, as this server saw: by now the database has finished or rolled back its work. */
const cutOffS = 5;
const mostCutOff = 10_000;
const largestKept = 100_000;
const keyPattern = /^[\x21-\x7e]{8,200}$/;

/** The changes of the first call: its entries in the audit record, written in the same transactions. */
const traces = sql<boolean>`exists (
  select from audit_entry where actor_kind = 'person' and actor_id = person_id and request = idempotent_answer.request
    and kind in ('added', 'changed', 'removed') and (at >= idempotent_answer.created_at or ${isClockSetBack('idempotent_answer.created_at')}))`;

const isOlderThan = (seconds: number) =>
  sql<boolean>`(created_at < now() - make_interval(secs => ${seconds}) or ${isClockSetBack('idempotent_answer.created_at')})`;

const isExpired = sql<boolean>`created_at < now() - make_interval(days => ${keptDays})`;

/** Rows per statement, so that incoming calls do not wait. */
const rowsPerDelete = 5_000;

/** Deletes the keys that are no longer kept, with their answers. */
export const deleteOldKeys = async ({ kysely }: Database, signal?: AbortSignal): Promise<void> => {
  for (let some = rowsPerDelete; some === rowsPerDelete && signal?.aborted !== true; ) {
    const { numAffectedRows } = await sql`delete from idempotent_answer where ctid = any(array(
      select ctid from idempotent_answer where ${isExpired} limit ${rowsPerDelete}))`.execute(kysely);
    some = Number(numAffectedRows ?? 0);
  }
};

/** The `Idempotency-Key` header (IETF draft httpapi-idempotency-key-header): answers are kept per person. */
export const makeIdempotency = ({ kysely }: Database): Idempotency => {
  const running = new Map<string, Promise<unknown>>();
  /** Claims of calls that ended here with an unknown result. */
  const cutOff = new Set<string>();

  const forget = ({ account, key }: { readonly account: Account; readonly key: string }) =>
    kysely.deleteFrom('idempotent_answer').where('person_id', '=', account.id).where('key', '=', key).where('answer', 'is', null);

  const claim = async (personId: string, key: string, { call, request }: KeyedCall, bodyHash: string) => {
    await kysely
      .deleteFrom('idempotent_answer')
      .where('person_id', '=', personId)
      .where('key', '=', key)
      .where((row) => row.or([isExpired, row.and([row('answer', 'is', null), isOlderThan(abandonedS), row.not(traces)])]))
      .execute();
    const inserted = await kysely
      .insertInto('idempotent_answer')
      .values({ person_id: personId, key, call, body_hash: bodyHash, request, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  };
  /** No content is stored as JSON null: SQL's null means that the answer is not known. */
  const keep = async (personId: string, key: string, answer: unknown): Promise<void> => {
    const text = JSON.stringify(answer ?? null);
    // A run with its result: rebuilt from its row instead of being stored twice for three weeks.
    if (text.length > largestKept) return;
    await kysely.updateTable('idempotent_answer').set({ answer: text }).where('person_id', '=', personId).where('key', '=', key).execute();
  };
  const madeBy = async (personId: string, key: string): Promise<readonly Made[]> => {
    const { rows } = await sql<Made>`
      select thing, coalesce(after ->> 'id', thing_id) as "thingId" from audit_entry entry join idempotent_answer claim
        on entry.actor_id = claim.person_id and entry.request = claim.request
          and (entry.at >= claim.created_at or ${isClockSetBack('claim.created_at')})
      where entry.actor_kind = 'person' and entry.kind in ('added', 'changed', 'removed')
        and claim.person_id = ${personId} and claim.key = ${key}
      order by entry.kind <> 'added', entry.id`.execute(kysely);
    return rows;
  };
  const earlier = async <T>(
    personId: string,
    key: string,
    { call }: KeyedCall,
    bodyHash: string,
    { replayAnswer }: Steps<T>,
  ): Promise<T> => {
    const row = await kysely
      .selectFrom('idempotent_answer')
      .select(['call', 'body_hash', 'answer', sql<boolean>`answer is not null`.as('is_known')])
      .where('person_id', '=', personId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (row && (row.call !== call || row.body_hash !== bodyHash)) {
      throw new ApiError('conflict', 'This Idempotency-Key was used for another request; use a new one');
    }
    if (row?.is_known) return (row.answer ?? undefined) as T;
    const made = await madeBy(personId, key);
    if (made.length === 0) throw new ApiError('still-running', 'The first request with this Idempotency-Key is still being worked on');
    const replayed = await replayAnswer(made);
    if (replayed === null) {
      throw new ApiError('done-before', 'The first request with this Idempotency-Key was carried out; its answer was lost in a failure');
    }
    await keep(personId, key, replayed.answer);
    return replayed.answer;
  };
  const runFirst = async <T>(personId: string, key: string, place: string, account: Account, run: () => Promise<T>): Promise<T> => {
    let answer: T;
    try {
      answer = await run();
    } catch (error) {
      if (error instanceof Error && isDatabaseAway(error)) {
        if (cutOff.size >= mostCutOff) cutOff.clear();
        cutOff.add(place);
      } else await forget({ account, key }).execute();
      throw error;
    }
    // Without a stored answer, a repeated call is answered from the rows of this one.
    await keep(personId, key, answer).catch((error: unknown) => {
      if (!(error instanceof Error && isDatabaseAway(error))) throw error;
    });
    return answer;
  };

  return {
    once: async <T>(asked: KeyedCall, steps: Steps<T>): Promise<T> => {
      const { account, key, body } = asked;
      if (typeof key !== 'string' || !keyPattern.test(key)) {
        throw new ApiError('invalid-input', 'Idempotency-Key must be 8 to 200 printable characters without spaces');
      }
      const bodyHash = createHash('sha256')
        .update(JSON.stringify(body) ?? '')
        .digest('hex');
      const place = `${account.id} ${key}`;
      const before = running.get(place);
      const work = async (): Promise<T> => {
        // A double click: the second call waits for the first to end, then returns its answer.
        await before?.catch(() => undefined);
        if (cutOff.has(place)) {
          await forget({ account, key }).where(isOlderThan(cutOffS)).where(sql<boolean>`not ${traces}`).execute();
        }
        if (!(await claim(account.id, key, asked, bodyHash))) return earlier(account.id, key, asked, bodyHash, steps);
        cutOff.delete(place);
        return runFirst(account.id, key, place, account, steps.run);
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
