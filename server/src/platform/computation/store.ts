import { deserialize, serialize } from 'node:v8';
import { sql } from 'kysely';
import type { TaskName } from '../compute/pool.ts';
import { engineVersion } from '../compute/scenario.ts';
import type { Database } from '../db/database.ts';
import type { Origin } from '../observe/tracing/trace.ts';

/** A computation that somebody holds, and what its writer must show to be heard. */
export interface ClaimedComputation {
  readonly id: string;
  readonly task: string;
  readonly input: unknown;
  readonly holder: string;
  /** The trace of whoever asked; null: none. */
  readonly origin: Origin | null;
}

/** How it ended, as it travels. */
export type ComputationResult =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'not-computed'; readonly failure: string; readonly message: string }
  | { readonly kind: 'fault'; readonly message: string };

/** A holder that is not heard of for so long has died. */
export const leaseS = 4;
/** A claim that lasts longer is of before the clock was set back. */
const clockJumpS = 2 * leaseS;
/** What brings down a worker each time is not tried for ever. */
const mostAttempts = 3;
/** More that wait are refused at once. */
export const mostWaiting = 256;
/** Whoever asked has gone without a word. */
const forgottenAfterS = 180;

/** False: too many wait already. */
export const requestComputation = async (
  { kysely }: Database,
  { id, task, input, origin }: Pick<ClaimedComputation, 'id' | 'input' | 'origin'> & { readonly task: TaskName },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into computation (id, engine, task, input, traceparent, tracestate)
    select ${id}::uuid, ${engineVersion}, ${task}, ${serialize(input)}::bytea, ${origin?.traceparent ?? null}, ${origin?.tracestate ?? null}
    where (select count(*) from computation where state = 'waiting') < ${mostWaiting}`.execute(kysely);
  return numAffectedRows === 1n;
};

interface ClaimedRow {
  readonly id: string;
  readonly task: string;
  readonly input: Buffer;
  readonly traceparent: string | null;
  readonly tracestate: string | null;
}

/** The one that has waited longest and that nobody who lives holds. */
export const claimComputation = async ({ kysely }: Database, holder: string): Promise<ClaimedComputation | null> => {
  const { rows } = await sql<ClaimedRow>`
    update computation set claimed_by = ${holder}::uuid, claimed_until = clock_timestamp() + make_interval(secs => ${leaseS}), attempts = attempts + 1
    where id = (
      select id from computation
      where state = 'waiting' and engine = ${engineVersion} and attempts < ${mostAttempts}
        and (claimed_until is null or claimed_until <= clock_timestamp() or claimed_until > clock_timestamp() + make_interval(secs => ${clockJumpS}))
      order by asked_at limit 1 for update skip locked)
    returning id, task, input, traceparent, tracestate`.execute(kysely);
  const [row] = rows;
  if (row === undefined) return null;
  const origin = row.traceparent === null ? null : { traceparent: row.traceparent, tracestate: row.tracestate ?? undefined };
  return { id: row.id, task: row.task, input: deserialize(row.input), holder, origin };
};

/** Holds on for longer; false: whoever asked has gone, or another holds it. */
export const extendClaim = async ({ kysely }: Database, { id, holder }: ClaimedComputation): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update computation set claimed_until = clock_timestamp() + make_interval(secs => ${leaseS})
    where id = ${id}::uuid and claimed_by = ${holder}::uuid and state = 'waiting'`.execute(kysely);
  return numAffectedRows === 1n;
};

/** Written once, by who holds it; a late answer goes nowhere. */
export const finishComputation = async (
  { kysely }: Database,
  { id, holder }: ClaimedComputation,
  ended: ComputationResult,
): Promise<void> => {
  await sql`
    update computation set state = ${ended.kind === 'answer' ? 'done' : 'failed'}, answer = ${serialize(ended)}::bytea, input = ''
    where id = ${id}::uuid and claimed_by = ${holder}::uuid and state = 'waiting'`.execute(kysely);
};

/** Given back undone: another may take it at once. */
export const releaseComputation = async ({ kysely }: Database, { id, holder }: ClaimedComputation): Promise<void> => {
  await sql`
    update computation set claimed_until = null, claimed_by = null, attempts = attempts - 1
    where id = ${id}::uuid and claimed_by = ${holder}::uuid and state = 'waiting'`.execute(kysely);
};

const wornOut: ComputationResult = { kind: 'fault', message: `${mostAttempts} servers ended while they computed this` };

/** Takes an end away, if there is one. */
export const takeResult = async ({ kysely }: Database, id: string): Promise<ComputationResult | null> => {
  const { rows } = await sql<{ answer: Buffer | null }>`
    delete from computation where id = ${id}::uuid and (state <> 'waiting' or (attempts >= ${mostAttempts} and claimed_until <= clock_timestamp()))
    returning answer`.execute(kysely);
  const [row] = rows;
  if (row === undefined) return null;
  return row.answer === null ? wornOut : (deserialize(row.answer) as ComputationResult);
};

/** Nobody waits for it any more; with it goes what others have left behind. */
export const withdrawComputation = async ({ kysely }: Database, id: string): Promise<void> => {
  await sql`
    delete from computation
    where id = ${id}::uuid or asked_at < clock_timestamp() - make_interval(secs => ${forgottenAfterS})`.execute(kysely);
};
