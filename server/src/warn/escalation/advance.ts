import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { isClockSetBack } from '../../platform/db/faults/clock-jump.ts';
import { callApprovers } from './approval.ts';
import { callTier } from './call-tier.ts';
import { decideNextStep } from './rules.ts';
import { findPublicMessage } from './start.ts';
import { findSite, type Subject } from './subject.ts';

/** The database, and the server's setting of this name, which decides who may release a warning. */
export interface Advancing {
  readonly database: Database;
  readonly secondFactorRequired: boolean;
}

/** Result of one step of a chain. `error` is null: none. */
export interface AdvanceResult {
  readonly id: string;
  readonly error: unknown;
}

/** The version released last for the subject of a chain, and whether the subject has ended. */
const findWarningState = async (part: Pick<Database, 'kysely'>, { alertId }: Subject) => {
  // The transaction that ends an incident also stops its chain.
  if (alertId === null) return { version: 0, ended: null };
  const message = await findPublicMessage(part, alertId);
  return message === undefined || message.state === 'cancelled'
    ? { version: 0, ended: 'cancelled' as const }
    : { version: message.version, ended: null };
};

const selectDue = ({ kysely }: Pick<Database, 'kysely'>, passed: readonly string[]) =>
  kysely
    .selectFrom('escalation')
    .select(['id', 'alert_id', 'incident', 'purpose', 'tiers', 'tier', 'status', 'started_by_id'])
    .select([sql<boolean>`next_at <= now() or ${isClockSetBack('waits_since')}`.as('due'), sql<boolean>`expires_at <= now()`.as('expired')])
    .where('state', '=', 'running')
    // After the clock was set back it is unknown how much of a wait has passed: call too early rather than too late.
    .where(sql<boolean>`(least(next_at, expires_at) <= now() or ${isClockSetBack('waits_since')})`)
    .where(sql<boolean>`id <> all(${[...passed]}::uuid[])`)
    .orderBy(sql`least(next_at, expires_at)`)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * Takes the next step of one chain that is due, if there is one, in one transaction that locks its row. A second server skips it. If a
 * server dies during the step, nothing is written and the chain is still due. Chains in `passed` are skipped.
 */
export const advanceNext = async (
  { database, secondFactorRequired }: Advancing,
  passed: readonly string[] = [],
): Promise<AdvanceResult | null> => {
  let id: string | null = null;
  try {
    await database.kysely.transaction().execute(async (kysely) => {
      const row = await selectDue({ kysely }, passed);
      if (row === undefined) return;
      id = row.id;
      const { alert_id: alertId, incident, purpose, tiers, tier, status, due, expired } = row;
      const subject = { alertId, incident } as Subject;
      const repeats = purpose === 'approve';
      // A decision about the version that waits also stops its chain.
      const { version, ended } = repeats ? { version: 0, ended: null } : await findWarningState({ kysely }, subject);
      const step = decideNextStep({ tiers, tier, due, expired, ended, repeats });
      const end = kysely.updateTable('escalation').where('id', '=', row.id);
      const call = { escalationId: row.id, ...step };
      if (call.kind === 'call' && repeats && alertId !== null) await callApprovers({ kysely, secondFactorRequired }, { ...call, alertId });
      else if (call.kind === 'call') {
        const industryId = await findSite({ kysely }, subject);
        await callTier({ kysely }, { ...call, subject, version, status, industryId, startedBy: row.started_by_id, withRelease: false });
      } else if (step.kind === 'give-up') {
        await end.set({ state: 'unanswered', ended_at: sql<Date>`now()` }).execute();
      } else if (step.kind === 'stop') {
        await end.set({ state: 'stopped', stopped: step.why, ended_at: sql<Date>`now()` }).execute();
      }
    });
  } catch (error) {
    if (id === null) throw error;
    return { id, error };
  }
  return id === null ? null : { id, error: null };
};

/** Seconds until the next chain is due; null: none is running. */
export const readNextTimerS = async ({ kysely }: Database): Promise<number | null> => {
  const { rows } = await sql<{ readonly wait: number | null }>`
    select extract(epoch from min(case when ${isClockSetBack('waits_since')} then now() else least(next_at, expires_at) end) - now())::float8 as wait
    from escalation where state = 'running'`.execute(kysely);
  const wait = rows[0]?.wait ?? null;
  return wait === null ? null : Math.max(0, wait);
};
