import { sql, type Transaction } from 'kysely';
import { clockJumpMinS } from '../../platform/db/faults/clock-jump.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { DrillDeps } from './fire-inject.ts';
import { drillClock } from './rules.ts';
import { rewriteSamples } from './samples.ts';
import { lockDrill } from './store.ts';

/** The newest moment that a running drill has noted, where that is still to come: the clock was set back since. */
const findAhead = async (transaction: Transaction<Schema>, now: Date): Promise<{ id: number; last: Date } | undefined> => {
  const { rows } = await sql<{ id: number; last: Date }>`
    select drill.id, last from drill cross join lateral (select greatest(
      started_at,
      (select max(fired_at) from drill_inject where drill_id = drill.id),
      (select max(sent_at) from drill_sample where drill_id = drill.id)) as last) noted
    where state = 'running' and last > ${now}::timestamptz + ${clockJumpMinS} * interval '1 second'
    limit 1 for no key update of drill skip locked`.execute(transaction);
  return rows[0];
};

/** What the drill has noted, as if the clock had always stood so much earlier; what sensors were to say at such moments is said anew. */
const moveEarlier = async (transaction: Transaction<Schema>, id: number, by: number, now: Date): Promise<void> => {
  await sql`update drill set started_at = started_at - ${by} * interval '1 ms', release_at = release_at - ${by} * interval '1 ms',
    weather_at = weather_at - ${by} * interval '1 ms', version = version + 1 where id = ${id}`.execute(transaction);
  await sql`update drill_inject set due_at = due_at - ${by} * interval '1 ms', fired_at = fired_at - ${by} * interval '1 ms'
    where drill_id = ${id}`.execute(transaction);
  await sql`update detection set first_received_at = first_received_at - ${by} * interval '1 ms', drafted_at = drafted_at - ${by} * interval '1 ms'
    where drill_id = ${id} and first_received_at > ${now}::timestamptz`.execute(transaction);
  await sql`delete from drill_sample where drill_id = ${id} and greatest(due_at, sent_at) > ${now}::timestamptz`.execute(transaction);
};

/**
 * Lets one running drill go on where it was when the clock was set back: its injects, its end and its sensors come as they would
 * have. Messages and acts that people made before keep their times, so it is noted that what was measured across the jump is wrong.
 * False: no drill is ahead of the clock.
 */
export const moveNextDrillEarlier = ({ database, compute, signal, now: clock }: DrillDeps): Promise<boolean> =>
  database.kysely.transaction().execute(async (transaction) => {
    const now = await clock({ kysely: transaction });
    const ahead = await findAhead(transaction, now);
    if (ahead === undefined) return false;
    const by = ahead.last.getTime() - now.getTime();
    await moveEarlier(transaction, ahead.id, by, now);
    await rewriteSamples(transaction, { drill: await lockDrill({ kysely: transaction }, ahead.id), now, compute, signal });
    await transaction
      .insertInto('drill_note')
      .values({
        drill_id: ahead.id,
        text: `The server's clock was set back by about ${Math.round(by / 1000)} s. The drill goes on from where it was; times measured across this moment are wrong.`,
        by_name: drillClock.name,
        by_id: drillClock.id,
      })
      .execute();
    return true;
  });
