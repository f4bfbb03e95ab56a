import { deliveryChannels } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';

/** Resolves when no message of a release waits to be sent, after the longest wait, or when the signal is aborted. */
export type YieldToMessages = (signal?: AbortSignal) => Promise<void>;

interface YieldOptions {
  readonly database: Database;
  readonly changes: Pick<Changes, 'onChange'>;
  readonly longestMs?: number;
}

/** How long an answer of the database is reused, and the interval between checks. */
const lookMs = 250;
/** Longest wait: a queue that a slow gateway keeps full for hours must not stop other work for good. */
const longestWaitMs = 30_000;

/** A claim is shorter than this. */
const leaseS = 10;

/** Due, or claimed by a worker now; deferred messages wait for their gateway, not for this machine. */
export const hasWaitingMessages = async ({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> => {
  const { rows } = await sql<{ wait: boolean }>`
    select exists (
      select from unnest(${[...deliveryChannels]}::text[]) as lane (channel)
      cross join lateral (
        select from delivery where delivery.channel = lane.channel and state = 'waiting'
          and next_at <= now() + ${leaseS} * interval '1 second' and (next_at <= now() or claimed_by is not null)
        order by next_at limit 1
      ) as message
    ) as wait`.execute(kysely);
  return rows[0]?.wait === true;
};

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });

/**
 * Lets messages of a release go before work that no person waits for: footprints, sealing, States of sites, deletion by age. The
 * items of such work are small, and each checks before it begins. Messages of all servers count, since they share the database.
 */
export const makeYieldToMessages = ({ database, changes, longestMs = longestWaitMs }: YieldOptions): YieldToMessages => {
  let looked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  changes.onChange('delivery', () => {
    looked = null;
  });
  const look = (): Promise<boolean> => {
    const now = performance.now();
    if (looked === null || now - looked.at >= lookMs) looked = { at: now, answer: hasWaitingMessages(database) };
    return looked.answer;
  };
  return async (signal) => {
    const end = performance.now() + longestMs;
    while (signal?.aborted !== true && performance.now() < end && (await look())) await pause(lookMs, signal);
  };
};
