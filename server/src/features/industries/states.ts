import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { currentSight } from '../../db/within.ts';
import { bundledGazetteer } from '../../providers/places/gazetteer.ts';

interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const none = '';

/** Tells positions their State; '' where no place is near, or there is no position. */
const stateReader = async (): Promise<(position: Position) => string> => {
  const gazetteer = await bundledGazetteer();
  return ({ latitude, longitude }) =>
    latitude === null || longitude === null ? none : (gazetteer.nearest(latitude, longitude)?.region ?? none);
};

/** For somebody who answers for a State it has to be known before a site is written; otherwise null: it is looked up afterwards. */
export const stateForAsker = async (): Promise<((position: Position) => string) | null> =>
  currentSight()?.scope.kind === 'state' ? stateReader() : null;

const rowsAtOnce = 1_000;

/** Looks up the State of every site that has a position and none yet; where nobody answers for a State, there is nothing to do. */
export const fillStates = async ({ kysely }: Database): Promise<void> => {
  const asked = await sql`select from person where scope_kind = 'state' and deactivated_at is null limit 1`.execute(kysely);
  if (asked.rows.length === 0) return;
  for (;;) {
    const { rows } = await sql<{ id: number; latitude: number; longitude: number }>`
      select id, latitude, longitude from industry where state is null and latitude is not null order by id limit ${rowsAtOnce}`.execute(
      kysely,
    );
    if (rows.length === 0) return;
    const stateOf = await stateReader();
    // A position that was moved meanwhile waits for its own turn.
    await sql`
      update industry set state = found.state
      from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ latitude }) => latitude)}::float8[],
        ${rows.map(({ longitude }) => longitude)}::float8[], ${rows.map(stateOf)}::text[]) as found (id, latitude, longitude, state)
      where industry.id = found.id and industry.latitude = found.latitude and industry.longitude = found.longitude
        and industry.state is null`.execute(kysely);
    await nextTurn();
  }
};

export interface StateKeeper {
  stop(): Promise<void>;
}

const settleMs = 50;

/** Keeps the States of sites known, whoever writes them by whichever door. Any number of servers may. */
export const keepStates = (database: Database, changes: Changes, onError: (error: unknown) => void): StateKeeper => {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let stopped = false;
  const soon = (): void => {
    if (stopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      working = working.then(() => (stopped ? undefined : fillStates(database))).catch(onError);
    }, settleMs).unref();
  };
  for (const table of ['industry', 'person'] as const) changes.onChange(table, soon);
  soon();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
};
