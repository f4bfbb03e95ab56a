import type { AlertInput, DeliveryAudience, DeliveryCause, DeliveryChannel, DeliveryKind, DeliveryState } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { isClockSetBack } from '../../platform/db/faults/clock-jump.ts';

/** A message as whoever holds it sees it. */
interface Held {
  readonly id: string;
  readonly status: AlertInput['status'];
  readonly audience: DeliveryAudience;
  readonly channel: DeliveryChannel;
  readonly address: string;
  readonly language: Language;
  /** This one included. */
  readonly attempts: number;
  readonly expired: boolean;
  /** Until it expires, s. */
  readonly leftS: number;
  /** A later version of the same alert has been released, or what it calls for has ended. */
  readonly superseded: boolean;
  /** The tier of the escalation that it calls; null: it asks for no acknowledgement. */
  readonly escalationTier: number | null;
  readonly followerId: number | null;
  readonly stopToken: string | null;
  readonly p256dh: string | null;
  readonly auth: string | null;
  /** Of a drill: it stays inside. */
  readonly drillId: number | null;
}
export type AlertClaim = Held & { readonly kind: DeliveryKind; readonly alertId: string; readonly version: number };
/** Of the chain of an incident without an alert. */
export type CallClaim = Held & { readonly kind: 'Call'; readonly alertId: null; readonly version: 0 };
/** To a person of this installation about what another has done. */
export type NoticeClaim = Held & { readonly kind: 'Notice'; readonly alertId: null; readonly version: 0 };
export type Claim = AlertClaim | CallClaim | NoticeClaim;

interface Claiming {
  readonly channel: DeliveryChannel;
  readonly worker: string;
  readonly limit: number;
  readonly leaseS: number;
}

/**
 * Takes messages that are due, for so long. While they are held their next time is the end of the claim: if a worker dies, its messages
 * come due again under the same ids. Rows that another worker is just taking are passed over. A claim is also the durable record that a
 * hand-over may have begun: `attempts` above 1 means that an earlier holder may have handed the message over without settling it.
 *
 * Right after a release the statistics are of the time before it. So this statement leaves the planner no choice that depends on them:
 * rows are found through `delivery_due`, changed by their physical address, and the newest version is read once for each alert.
 */
export const claimDue = async ({ kysely }: Pick<Database, 'kysely'>, claiming: Claiming): Promise<readonly Claim[]> => {
  const { rows } = await claimStatement(claiming).execute(kysely);
  return rows;
};

export const claimStatement = ({ channel, worker, limit, leaseS }: Claiming): RawBuilder<Claim> => sql<Claim>`
    with held as (
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
      from (select distinct alert_id from held) as claimed
    )
    select held.id, held.alert_id as "alertId", held.version, kind, held.status, audience, held.channel, held.address, held.language,
      attempts, escalation_step.tier as "escalationTier", held.expires_at <= now() as expired,
      extract(epoch from held.expires_at - now())::float8 as "leftS", follower_id as "followerId", stop_token as "stopToken",
      push_p256dh as p256dh, push_auth as auth, drill_id as "drillId",
      coalesce(newest.version > held.version, kind = 'Call' and escalation.state = 'stopped', false) as superseded
    from held left join newest on newest.alert_id = held.alert_id left join follower on follower.id = follower_id
      left join escalation_step on escalation_step.id = escalation_step_id
      left join escalation on escalation.id = escalation_step.escalation_id`;

/** Holds on for so much longer to what is still being sent, and tells to what. Passes over rows that are just being settled: waiting for them could be a deadlock. */
export const extendClaims = async (
  { kysely }: Database,
  worker: string,
  ids: readonly string[],
  leaseS: number,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    with held as (
      select id from delivery where id = any(${[...ids]}::uuid[]) and claimed_by = ${worker} and state = 'waiting' for update skip locked
    )
    update delivery set waits_since = now(), next_at = now() + ${leaseS} * interval '1 second'
    from held where delivery.id = held.id returning delivery.id`.execute(kysely);
  return rows.map(({ id }) => id);
};

/** Gives back what was taken and not begun, as if it had not been taken. */
export const releaseClaims = async ({ kysely }: Database, worker: string, ids: readonly string[]): Promise<void> => {
  await sql`
    with held as (
      select id from delivery where id = any(${[...ids]}::uuid[]) and claimed_by = ${worker} and state = 'waiting' order by id for update
    )
    update delivery set waits_since = now(), next_at = now(), claimed_by = null, attempts = attempts - 1 from held where delivery.id = held.id`.execute(
    kysely,
  );
};

/** What became of an attempt. */
export interface Settled {
  readonly id: string;
  readonly state: DeliveryState;
  readonly cause: DeliveryCause | null;
  readonly reason: string | null;
  /** Until the next attempt, s; of no meaning where there is none. */
  readonly delayS: number;
}

/**
 * Writes many ends at once, locking the rows in one order, so that two servers never wait for each other. What was accepted counts
 * even when the claim had run out; anything else is the word of who holds the claim. Browsers are notified by `noteEnds`.
 */
export const settle = async ({ kysely }: Database, worker: string, settled: readonly Settled[]): Promise<void> => {
  const column = <Value>(of: (one: Settled) => Value): Value[] => settled.map(of);
  await sql`
    with held as (select id from delivery where id = any(${column(({ id }) => id)}::uuid[]) order by id for update)
    update delivery set state = one.state, cause = one.cause, reason = one.reason, claimed_by = null, waits_since = now(),
      next_at = now() + one.delay_s * interval '1 second', accepted_at = case when one.state in ('accepted', 'kept') then now() end
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[], ${column(({ cause }) => cause)}::text[],
      ${column(({ reason }) => reason)}::text[], ${column(({ delayS }) => delayS)}::float8[]) as one (id, state, cause, reason, delay_s)
      join held using (id)
    where delivery.id = one.id and delivery.state = 'waiting' and (claimed_by = ${worker} or one.state = 'accepted')`.execute(kysely);
};

/** Tells browsers that the alerts of these messages have new counts. */
export const noteEnds = async ({ kysely }: Pick<Database, 'kysely'>, ids: readonly string[]): Promise<void> => {
  await sql`select note_deliveries_live(${[...ids]}::uuid[])`.execute(kysely);
};

/** Reserves so many sends at so many a second, on one clock for all servers, and tells how long to wait for the first, s. */
export const reservePace = async ({ kysely }: Database, channel: DeliveryChannel, sends: number, perSecond: number): Promise<number> => {
  const takes = sends / perSecond;
  const { rows } = await sql<{ readonly wait: number }>`
    insert into delivery_pace as pace (channel, free_at) values (${channel}, clock_timestamp() + ${takes} * interval '1 second')
    on conflict (channel) do update set since = clock_timestamp(),
      free_at = greatest(case when ${isClockSetBack('pace.since')} then null else pace.free_at end, clock_timestamp()) + ${takes} * interval '1 second'
    returning extract(epoch from free_at - clock_timestamp())::float8 - ${takes}::float8 as wait`.execute(kysely);
  return Math.max(0, rows[0]?.wait ?? 0);
};

/** Seconds until the next message of a channel is due; null: none waits. */
export const readNextDueS = async ({ kysely }: Database, channel: DeliveryChannel): Promise<number | null> => {
  const { rows } = await sql<{ readonly wait: number | null }>`
    select extract(epoch from min(next_at) - now())::float8 as wait from delivery
    where channel = ${channel} and state = 'waiting'`.execute(kysely);
  const wait = rows[0]?.wait ?? null;
  return wait === null ? null : Math.max(0, wait);
};
