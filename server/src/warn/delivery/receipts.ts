import {
  type AnswerReport,
  ApiError,
  channelFacts,
  type DeliveryChannel,
  type DeliveryFilter,
  type DeliveryKind,
  type DeliveryReport,
  type DeliveryRow,
} from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { isExerciseAddress } from './exercise-addresses.ts';

type Part = Pick<Database, 'kysely'>;

/** Enough to recognise a resident's address, not enough to learn it; of a webhook only the host, because its path may be a secret. */
export const maskAddress = (channel: DeliveryChannel, audience: DeliveryRow['audience'], address: string): string | null => {
  const kind = channelFacts[channel].address;
  if (address.startsWith('erased:') || isExerciseAddress(address) || kind === 'browser') return null;
  if (kind === 'web') return new URL(address).host;
  if (audience !== 'follower') return address;
  return kind === 'email'
    ? `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`
    : `${address.slice(0, 3)} … ${address.slice(-3)}`;
};

export const refuseUnknown = async ({ kysely }: Part, alertId: string): Promise<void> => {
  const found = await kysely.selectFrom('alert').select('id').where('id', '=', alertId).executeTakeFirst();
  if (found === undefined) throw new ApiError('not-found', 'There is no such alert');
};

/** SQL, true if the person of a message, a row of `delivery` called `message`, was reached by telephone. */
export const isReachedByPhone = (message: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${message}.${name}`);
  return sql<boolean>`exists (
    select from phone_call join delivery called on called.id = phone_call.delivery_id
    where phone_call.alert_id = ${column('alert_id')} and phone_call.version = ${column('version')} and mark = 'reached'
      and (called.id = ${column('id')} or (called.audience = ${column('audience')} and called.name = ${column('name')}
        and called.place is not distinct from ${column('place')})))`;
};

const filters: Readonly<Record<DeliveryFilter, RawBuilder<unknown>>> = {
  all: sql`true`,
  unreached: sql`((state not in ('accepted', 'kept') or coalesce(receipt = 'failed', false)) and not ${isReachedByPhone('delivery')})`,
  waiting: sql`state = 'waiting'`,
  accepted: sql`state = 'accepted'`,
  refused: sql`state = 'refused'`,
  'gave-up': sql`state = 'gave-up'`,
  kept: sql`state = 'kept'`,
};

/** When a channel accepted the first message of these alerts; null: none was accepted. */
export const findFirstAcceptance = async ({ kysely }: Part, alertIds: readonly string[]): Promise<Date | null> => {
  if (alertIds.length === 0) return null;
  const query = kysely.selectFrom('delivery').select(({ fn }) => fn.min('accepted_at').as('first'));
  return (await query.where('alert_id', 'in', alertIds).executeTakeFirst())?.first ?? null;
};

interface DeliveriesQuery {
  readonly state: DeliveryFilter;
  readonly version?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The deliveries of an alert: counts, and messages with unreached recipients first. */
export const readDeliveries = async (
  part: Part,
  alertId: string,
  { state, version, limit, offset }: DeliveriesQuery,
): Promise<DeliveryReport> => {
  await refuseUnknown(part, alertId);
  const { kysely } = part;
  const ofAlert = version === undefined ? sql`alert_id = ${alertId}` : sql`alert_id = ${alertId} and version = ${version}`;
  const counts = await sql<DeliveryReport['counts'][number]>`
    select channel, state, count(*) as count from delivery where ${ofAlert} group by 1, 2 order by 1, 2`.execute(kysely);
  const whole = await sql<{ readonly total: number; readonly last: number | null }>`
    select count(*) filter (where ${filters[state]}) as total,
      extract(epoch from max(accepted_at) - min(queued_at))::float8 as last
    from delivery where ${ofAlert}`.execute(kysely);
  const rows = await kysely
    .selectFrom('delivery')
    .selectAll()
    // Calls without an alert do not belong to an alert.
    .$narrowType<{ kind: DeliveryKind }>()
    .where(ofAlert as RawBuilder<boolean>)
    .where(filters[state] as RawBuilder<boolean>)
    .orderBy(sql`array_position(array['refused', 'gave-up', 'waiting', 'accepted', 'kept'], state)`)
    .orderBy('channel')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    counts: counts.rows,
    total: whole.rows[0]?.total ?? 0,
    lastAcceptedS: whole.rows[0]?.last ?? null,
    rows: rows.map((row) => ({
      id: row.id,
      version: row.version,
      kind: row.kind,
      audience: row.audience,
      channel: row.channel,
      name: row.name,
      address: maskAddress(row.channel, row.audience, row.address),
      state: row.state,
      attempts: row.attempts,
      cause: row.cause,
      reason: row.reason ?? row.receipt_reason,
      queuedAt: row.queued_at.toISOString(),
      acceptedAt: row.accepted_at?.toISOString() ?? null,
      receipt: row.receipt,
      nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
      latitude: row.latitude,
      longitude: row.longitude,
    })),
  };
};

interface AnsweredRow {
  readonly deliveryId: string;
  readonly answer: 'safe' | 'help';
  readonly at: Date;
  readonly corrections: number;
  readonly channel: DeliveryChannel;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A resident may have answered several versions: the last answer counts. */
export const readAnswers = async (part: Part, alertId: string, limit: number): Promise<AnswerReport> => {
  await refuseUnknown(part, alertId);
  const { kysely } = part;
  const latest = sql`
    select distinct on (channel, address) delivery_id, answer, at, channel, address, latitude, longitude,
      count(*) over (partition by channel, address) - 1 as corrections
    from delivery_answer join delivery on delivery.id = delivery_id where alert_id = ${alertId}
    order by channel, address, delivery_answer.id desc`;
  const { rows } = await sql<AnsweredRow>`
    with latest as (${latest})
    select delivery_id as "deliveryId", answer, at, corrections, channel, address, latitude, longitude from latest
    order by answer, at desc limit ${limit}`.execute(kysely);
  const counts = await sql<Pick<AnswerReport, 'safe' | 'help' | 'silent'>>`
    with latest as (${latest})
    select count(*) filter (where answer = 'safe') as safe, count(*) filter (where answer = 'help') as help,
      (select count(distinct (channel, address)) from delivery where alert_id = ${alertId} and audience = 'follower' and state = 'accepted'
        and not exists (select from latest where latest.channel = delivery.channel and latest.address = delivery.address)) as silent
    from latest`.execute(kysely);
  return {
    ...(counts.rows[0] ?? { safe: 0, help: 0, silent: 0 }),
    answers: rows.map(({ at, address, ...row }) => ({
      ...row,
      at: at.toISOString(),
      address: maskAddress(row.channel, row.answer === 'help' ? 'stakeholder' : 'follower', address),
    })),
  };
};
