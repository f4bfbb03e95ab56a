import { deserialize, serialize } from 'node:v8';
import { sql } from 'kysely';
import type { TaskName } from '../compute/pool.ts';
import { engineVersion } from '../compute/scenario.ts';
import type { Database } from '../db/database.ts';
import type { Origin } from '../observe/tracing/trace.ts';

/** A computation claimed by a worker, and the claim that its answer must carry. */
export interface ClaimedComputation {
  readonly id: string;
  readonly task: string;
  readonly input: unknown;
  readonly holder: string;
  /** The caller's trace; null: none. */
  readonly origin: Origin | null;
}

/** The encoded outcome. */
export type ComputationResult =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'not-computed'; readonly failure: string; readonly message: string }
  | { readonly kind: 'fault'; readonly message: string };

/** A worker without a heartbeat for so long has died. */
export const leaseS = 4;
/** A longer claim dates from before a backward clock jump. */
const clockJumpS = 2 * leaseS;
/** Attempts: work that brings down each worker is not retried for ever. */
const mostAttempts = 3;
/** Beyond this, new work is refused immediately. */
export const mostWaiting = 256;
/** Age at which abandoned work is removed. */
const forgottenAfterS = 180;

/** False: too many are waiting already. */
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

/** The one waiting longest without a live claim. */
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

/** Extends the claim; false: the caller has left, or another worker has the claim. */
export const extendClaim = async ({ kysely }: Database, { id, holder }: ClaimedComputation): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update computation set claimed_until = clock_timestamp() + make_interval(secs => ${leaseS})
    where id = ${id}::uuid and claimed_by = ${holder}::uuid and state = 'waiting'`.execute(kysely);
  return numAffectedRows === 1n;
};

/** Written once, by the worker with the claim; a late answer is discarded. */
export const finishComputation = async (
  { kysely }: Database,
  { id, holder }: ClaimedComputation,
  ended: ComputationResult,
): Promise<void> => {
  await sql`
    update computation set state = ${ended.kind === 'answer' ? 'done' : 'failed'}, answer = ${serialize(ended)}::bytea, input = ''
    where id = ${id}::uuid and claimed_by = ${holder}::uuid and state = 'waiting'`.execute(kysely);
};

/** Released unfinished: another worker may take it immediately. */
export const releaseComputation = async ({ kysely }: Database, { id, holder }: ClaimedComputation): Promise<void> => {
  await sql`
    update computation set claimed_until = null, claimed_by = null, attempts = attempts - 1
    where id = ${id}::uuid and claimed_by = ${holder}::uuid and state = 'waiting'`.execute(kysely);
};

const wornOut: ComputationResult = { kind: 'fault', message: `${mostAttempts} servers ended while they computed this` };

/** Removes and returns an outcome, if there is one. */
export const takeResult = async ({ kysely }: Database, id: string): Promise<ComputationResult | null> => {
  const { rows } = await sql<{ answer: Buffer | null }>`
    delete from computation where id = ${id}::uuid and (state <> 'waiting' or (attempts >= ${mostAttempts} and claimed_until <= clock_timestamp()))
    returning answer`.execute(kysely);
  const [row] = rows;
  if (row === undefined) return null;
  return row.answer === null ? wornOut : (deserialize(row.answer) as ComputationResult);
};

/** The caller no longer waits; abandoned work of others is removed too. */
export const withdrawComputation = async ({ kysely }: Database, id: string): Promise<void> => {
  await sql`
    delete from computation
    where id = ${id}::uuid or asked_at < clock_timestamp() - make_interval(secs => ${forgottenAfterS})`.execute(kysely);
};
