import type {
  AlertInput,
  DeliveryAudience,
  DeliveryCause,
  DeliveryChannel,
  DeliveryKind,
  DeliveryState,
  PlaceAction,
} from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { isClockSetBack } from '../../platform/db/faults/clock-jump.ts';
import { toOffered } from '../../platform/texts/offered-languages.ts';

/** A claimed message. */
interface ClaimedMessage {
  readonly id: string;
  readonly status: AlertInput['status'];
  readonly audience: DeliveryAudience;
  readonly channel: DeliveryChannel;
  readonly address: string;
  readonly language: PublicLanguage;
  /** Of a variant; null: the common text. */
  readonly action: PlaceAction | null;
  /** Including this one. */
  readonly attempts: number;
  readonly expired: boolean;
  /** Until it expires, s. */
  readonly leftS: number;
  /** A later version of the same alert has been released, or the chain of a call has stopped. */
  readonly superseded: boolean;
  /** The tier that it calls; null: it asks for no acknowledgement. */
  readonly escalationTier: number | null;
  /** The people of an earlier tier had their time, and too few acknowledged. */
  readonly escalated: boolean;
  readonly followerId: number | null;
  readonly stopToken: string | null;
  readonly p256dh: string | null;
  readonly auth: string | null;
  /** Of a drill: it is never sent outside the product. */
  readonly drillId: number | null;
}
export type AlertClaim = ClaimedMessage & { readonly kind: DeliveryKind; readonly alertId: string; readonly version: number };
/** For the chain of an incident without an alert. */
export type CallClaim = ClaimedMessage & { readonly kind: 'Call'; readonly alertId: null; readonly version: 0 };
/** To a user of this installation about another user's action. */
export type NoticeClaim = ClaimedMessage & { readonly kind: 'Notice'; readonly alertId: null; readonly version: 0 };
export type Claim = AlertClaim | CallClaim | NoticeClaim;

interface Claiming {
  readonly channel: DeliveryChannel;
  readonly worker: string;
  readonly limit: number;
  readonly leaseS: number;
}

/**
 * Claims messages that are due for `leaseS`. While claimed, `next_at` is the end of the claim: if a worker dies, its messages are due again
 * with the same ids. Rows that another worker is claiming are skipped. A claim also records that sending may have begun: `attempts` above 1
 * means that an earlier worker may have sent the message without settling it.
 *
 * Right after a release the planner's statistics are out of date, so this statement does not depend on them: rows are found through
 * `delivery_due`, updated by their physical address, and the newest version is read once for each alert.
 */
export const claimDue = async ({ kysely }: Pick<Database, 'kysely'>, claiming: Claiming): Promise<readonly Claim[]> => {
  const { rows } = await claimStatement(claiming).execute(kysely);
  return rows.map((claim) => ({ ...claim, language: toOffered(claim.language) }));
};

export const claimStatement = ({ channel, worker, limit, leaseS }: Claiming): RawBuilder<Claim> => sql<Claim>`
    with taken as (
      update delivery set claimed_by = ${worker}, attempts = attempts + 1, waits_since = now(),
        next_at = now() + ${leaseS} * interval '1 second'
      where ctid = any(array(
        select ctid from delivery where channel = ${channel} and state = 'waiting' and next_at <= now()
        order by next_at limit ${limit} for update skip locked))
      returning *
    ), newest as materialized (
      select alert_id, (
        select max(version) from alert_version where alert_version.alert_id = claimed.alert_id and state in ('released', 'cancelled')
      ) as version
      from (select distinct alert_id from taken) as claimed
    )
    select taken.id, taken.alert_id as "alertId", taken.version, kind, taken.status, audience, taken.channel, taken.address, taken.language, taken.action,
      attempts, escalation_step.tier as "escalationTier",
      coalesce(was_waited_for(escalation_step.escalation_id, escalation_step.tier), false) as escalated, taken.expires_at <= now() as expired,
      extract(epoch from taken.expires_at - now())::float8 as "leftS", follower_id as "followerId", stop_token as "stopToken",
      push_p256dh as p256dh, push_auth as auth, drill_id as "drillId",
      coalesce(newest.version > taken.version, kind = 'Call' and escalation.state = 'stopped', false) as superseded
    from taken left join newest on newest.alert_id = taken.alert_id left join follower on follower.id = follower_id
      left join escalation_step on escalation_step.id = escalation_step_id
      left join escalation on escalation.id = escalation_step.escalation_id`;

/** Extends the claims of messages that are still being sent and returns their ids. Skips rows that are just being settled: waiting for them could deadlock. */
export const extendClaims = async (
  { kysely }: Database,
  worker: string,
  ids: readonly string[],
  leaseS: number,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      select id from delivery where id = any(${[...ids]}::uuid[]) and claimed_by = ${worker} and state = 'waiting' for update skip locked
    )
    update delivery set waits_since = now(), next_at = now() + ${leaseS} * interval '1 second'
    from taken where delivery.id = taken.id returning delivery.id`.execute(kysely);
  return rows.map(({ id }) => id);
};

/** Releases claimed messages that were not begun, as if they had not been claimed. */
export const releaseClaims = async ({ kysely }: Database, worker: string, ids: readonly string[]): Promise<void> => {
  await sql`
    with taken as (
      select id from delivery where id = any(${[...ids]}::uuid[]) and claimed_by = ${worker} and state = 'waiting' order by id for update
    )
    update delivery set waits_since = now(), next_at = now(), claimed_by = null, attempts = attempts - 1 from taken where delivery.id = taken.id`.execute(
    kysely,
  );
};

/** The outcome of an attempt. */
export interface Settled {
  readonly id: string;
  readonly state: DeliveryState;
  readonly cause: DeliveryCause | null;
  readonly reason: string | null;
  /** Until the next attempt, s; without meaning where there is none. */
  readonly delayS: number;
}

/**
 * Writes many outcomes together, locking the rows in one order, so that two servers never deadlock. An acceptance counts even after the
 * claim has run out; any other outcome counts only from the worker that holds the claim. `announceCounts` notifies browsers.
 */
export const settle = async ({ kysely }: Database, worker: string, settled: readonly Settled[]): Promise<void> => {
  const column = <Value>(of: (one: Settled) => Value): Value[] => settled.map(of);
  await sql`
    with taken as (select id from delivery where id = any(${column(({ id }) => id)}::uuid[]) order by id for update)
    update delivery set state = one.state, cause = one.cause, reason = one.reason, claimed_by = null, waits_since = now(),
      next_at = now() + one.delay_s * interval '1 second', accepted_at = case when one.state in ('accepted', 'kept') then now() end
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[], ${column(({ cause }) => cause)}::text[],
      ${column(({ reason }) => reason)}::text[], ${column(({ delayS }) => delayS)}::float8[]) as one (id, state, cause, reason, delay_s)
      join taken using (id)
    where delivery.id = one.id and delivery.state = 'waiting' and (claimed_by = ${worker} or one.state = 'accepted')`.execute(kysely);
};

/** Announces to browsers that the alerts of these messages have new counts. */
export const announceCounts = async ({ kysely }: Pick<Database, 'kysely'>, ids: readonly string[]): Promise<void> => {
  await sql`select note_deliveries_live(${[...ids]}::uuid[])`.execute(kysely);
};

/** Reserves sends at a rate shared by all servers and returns the wait before the first, s. */
export const reserveRate = async ({ kysely }: Database, channel: DeliveryChannel, sends: number, perSecond: number): Promise<number> => {
  const takes = sends / perSecond;
  const { rows } = await sql<{ readonly wait: number }>`
    insert into delivery_pace as pace (channel, free_at) values (${channel}, clock_timestamp() + ${takes} * interval '1 second')
    on conflict (channel) do update set since = clock_timestamp(),
      free_at = greatest(case when ${isClockSetBack('pace.since')} then null else pace.free_at end, clock_timestamp()) + ${takes} * interval '1 second'
    returning extract(epoch from free_at - clock_timestamp())::float8 - ${takes}::float8 as wait`.execute(kysely);
  return Math.max(0, rows[0]?.wait ?? 0);
};

/** Seconds until the next message of a channel is due; null: none is waiting. */
export const readNextDueS = async ({ kysely }: Database, channel: DeliveryChannel): Promise<number | null> => {
  const { rows } = await sql<{ readonly wait: number | null }>`
    select extract(epoch from min(next_at) - now())::float8 as wait from delivery
    where channel = ${channel} and state = 'waiting'`.execute(kysely);
  const wait = rows[0]?.wait ?? null;
  return wait === null ? null : Math.max(0, wait);
};
