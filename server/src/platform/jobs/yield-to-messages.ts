import { sql } from 'kysely';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';

/** Resolves when no message of a release waits to be sent, after the longest wait, or when the signal says so. */
export type YieldToMessages = (signal?: AbortSignal) => Promise<void>;

interface YieldOptions {
  readonly database: Database;
  readonly changes: Pick<Changes, 'onChange'>;
  readonly longestMs?: number;
}

/** How long an answer of the database counts, and how long a wait lasts until the next look. */
const lookMs = 250;
/** After so long a piece of work is done all the same: a queue that a slow gateway keeps full for hours stops nothing for good. */
const longestWaitMs = 30_000;

/** A claim ends within less. */
const leaseS = 10;

/** Due, or held by a worker at this moment; messages that were put off for later wait for their station, not for this machine. */
export const hasWaitingMessages = async ({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> => {
  const { rows } = await sql<{ wait: boolean }>`
    select exists (
      select from unnest(array['sms', 'email', 'web-push', 'webhook', 'mqtt']) as lane (channel)
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
 * Lets the messages of a release go before work that nobody waits for: footprints, sealing, States of sites, what is deleted by age. The
 * pieces of such work are small, and each asks before it begins. Messages of all servers count, for the database is everybody's.
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
