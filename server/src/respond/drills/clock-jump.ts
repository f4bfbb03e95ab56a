import { sql, type Transaction } from 'kysely';
import { clockJumpMinS } from '../../platform/db/faults/clock-jump.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { DrillDeps } from './fire-inject.ts';
import { drillClock } from './rules.ts';
import { rewriteSamples } from './samples.ts';
import { lockDrill } from './store.ts';

/** A running drill with a recorded moment in the future: the clock has jumped back since. */
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

/** Moves the recorded moments of a drill earlier by `by` ms and deletes samples that now lie in the future. */
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
 * Continues one running drill after the clock jumped back: injects, end and sensor samples keep their order and distance in time.
 * Messages and actions of people keep their times, so a note says that times across the jump are wrong. False: no drill is affected.
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
        text: `The server clock jumped back by about ${Math.round(by / 1000)} s. The drill continues; times measured across this moment are wrong.`,
        by_name: drillClock.name,
        by_id: drillClock.id,
      })
      .execute();
    return true;
  });
