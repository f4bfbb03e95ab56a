import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Changes } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { findViewer } from '../../platform/db/scope/row-scope.ts';
import type { YieldToMessages } from '../../platform/jobs/yield-to-messages.ts';
import { loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';

interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const none = '';

/** Finds the State of a position; '' if no place is near, or there is no position. */
export const openStateReader = async (): Promise<(position: Position) => string> => {
  const gazetteer = await loadBundledGazetteer();
  return ({ latitude, longitude }) =>
    latitude === null || longitude === null ? none : (gazetteer.nearest(latitude, longitude)?.region ?? none);
};

/** A person with the scope of a State needs it before a site is written; otherwise null: it is looked up later. */
export const findStateReader = async (): Promise<((position: Position) => string) | null> =>
  findViewer()?.scope.kind === 'state' ? openStateReader() : null;

const rowsAtOnce = 1_000;

interface Unplaced extends Position {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Looks up the State of some sites that have a position and none yet, and returns how many they were. Sites are locked from their reading
 * on, and those that another server has locked are passed over: servers share the work and never wait for each other.
 */
const fillSome = ({ kysely }: Database, findState: (position: Position) => string): Promise<number> =>
  kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<Unplaced>`
      select id, latitude, longitude from industry where state is null and latitude is not null
      order by id limit ${rowsAtOnce} for no key update skip locked`.execute(transaction);
    if (rows.length === 0) return 0;
    await sql`
      update industry set state = found.state
      from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(findState)}::text[]) as found (id, state) where industry.id = found.id`.execute(
      transaction,
    );
    return rows.length;
  });

/** Looks up all States that are missing, in small pieces; where nobody answers for a State, there is nothing to do. */
export const fillStates = async (database: Database, before: () => Promise<void> = async () => undefined): Promise<void> => {
  const people = await sql`select from person where scope_kind = 'state' and deactivated_at is null limit 1`.execute(database.kysely);
  if (people.rows.length === 0) return;
  const findState = await openStateReader();
  for (;;) {
    await before();
    if ((await fillSome(database, findState)) === 0) return;
    await nextTurn();
  }
};

export interface StateKeeper {
  stop(): Promise<void>;
}

interface KeepOptions {
  readonly database: Database;
  readonly changes: Changes;
  readonly yieldToMessages: YieldToMessages;
  readonly onError: (error: unknown) => void;
}

const settleMs = 50;

/** Looks up the States of new and changed sites, whichever program wrote them. Any number of servers may run it. */
export const startStateKeeper = ({ database, changes, yieldToMessages, onError }: KeepOptions): StateKeeper => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const before = async (): Promise<void> => {
    await yieldToMessages(signal);
    signal.throwIfAborted();
  };
  const fill = async (): Promise<void> => {
    if (signal.aborted) return;
    try {
      await fillStates(database, before);
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  };
  const soon = (): void => {
    if (signal.aborted) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      working = working.then(fill);
    }, settleMs).unref();
  };
  for (const table of ['industry', 'person'] as const) changes.onChange(table, soon);
  soon();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
};
