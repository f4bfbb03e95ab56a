import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import type { CalledAddress } from '../delivery/call-recipients.ts';

type Channel = CalledAddress['channel'];
type Part = Pick<Database, 'kysely'>;

/** What is known of one address of a person. */
export interface Proof {
  readonly provenAt: Date | null;
  /** After the last proof. */
  readonly failedAt: Date | null;
  /** A test message is in the queue. */
  readonly isWaiting: boolean;
  readonly reason: string | null;
}

export type Proofs = (address: Pick<CalledAddress, 'channel' | 'address'>) => Proof;

const unknown: Proof = { provenAt: null, failedAt: null, isWaiting: false, reason: null };
const toKey = (channel: Channel, address: string): string => `${channel} ${address}`;
/** Causes that say that the address or the channel does not work; not that a message was no longer needed. */
const faults = ['refused', 'gone', 'attempts', 'expired', 'no-channel'];

/** When a channel last accepted a message to these addresses, and what failed since. */
export const readProofs = ({ kysely }: Part, addresses: readonly Pick<CalledAddress, 'channel' | 'address'>[]): Promise<Proofs> =>
  runUnscoped(async () => {
    const { rows } = await sql<Proof & { readonly channel: Channel; readonly address: string }>`
      select asked.channel, asked.address, proven.at as "provenAt", failed.at as "failedAt", failed.reason,
        exists (select from delivery join notice on notice.id = notice_id where delivery.channel = asked.channel
          and delivery.address = asked.address and audience = 'stakeholder' and state = 'waiting' and notice.kind = 'channel-test') as "isWaiting"
      from (select distinct channel, address from unnest(${addresses.map(({ channel }) => channel)}::text[],
          ${addresses.map(({ address }) => address)}::text[]) as given (channel, address)) as asked
        left join lateral (
          select max(accepted_at) as at from delivery where delivery.channel = asked.channel and delivery.address = asked.address
            and audience = 'stakeholder' and state = 'accepted' and receipt is distinct from 'failed'
        ) as proven on true
        left join lateral (
          select queued_at as at, reason from delivery where delivery.channel = asked.channel and delivery.address = asked.address
            and audience = 'stakeholder' and (receipt = 'failed' or (state in ('refused', 'gave-up') and cause = any(${faults}::text[])))
            and queued_at > coalesce(proven.at, '-infinity') order by queued_at desc limit 1
        ) as failed on true`.execute(kysely);
    const known = new Map(rows.map((row) => [toKey(row.channel, row.address), row]));
    return ({ channel, address }: Parameters<Proofs>[0]) => known.get(toKey(channel, address)) ?? unknown;
  });

/** Messages to officers and responders of the last 24 hours by channel, without names and addresses. */
export const countChannels = ({ kysely }: Part) =>
  runUnscoped(async () => {
    const { rows } = await sql<{ readonly channel: Channel; readonly acceptedAt: Date | null; readonly failed: number }>`
      select channel, max(accepted_at) as "acceptedAt",
        count(*) filter (where receipt = 'failed' or (state in ('refused', 'gave-up') and cause = any(${faults}::text[])))::int as failed
      from delivery where audience = 'stakeholder' and drill_id is null and queued_at > now() - interval '24 hours' group by channel`.execute(
      kysely,
    );
    return new Map(rows.map((row) => [row.channel, row]));
  });
