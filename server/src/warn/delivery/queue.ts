import { type DeliveryKind, type PopulationCount, storedVariants, storedVillagesOff } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { listRecipients, type Recipient } from './recipients.ts';
import { maySend } from './rules.ts';

export interface QueuedVersion {
  readonly alertId: string;
  /** A released version. */
  readonly version: number;
  readonly kind: DeliveryKind;
}

/** States of a version that is sent. */
const sentStates: ReadonlySet<string> = new Set(['released', 'cancelled']);

/** Rows in one statement; the driver sends each column as one array. */
const rowsPerInsert = 5_000;

const insert = async (
  kysely: Database['kysely'],
  { alertId, version, kind }: QueuedVersion,
  recipients: readonly Recipient[],
): Promise<number> => {
  const column = <Value>(of: (recipient: Recipient) => Value): Value[] => recipients.map(of);
  const { rows } = await sql<{ readonly queued: number }>`
    with queued as (
      insert into delivery (alert_id, version, kind, status, expires_at, drill_id, audience, channel, address, name, language, follower_id, role, place, action, latitude, longitude)
      select alert_id, version, ${kind}, status, expires_at, (select drill_id from alert where alert.id = alert_id), recipient.*
      from alert_version, unnest(
        ${column(({ audience }) => audience)}::text[], ${column(({ channel }) => channel)}::text[], ${column(({ address }) => address)}::text[],
        ${column(({ name }) => name)}::text[], ${column(({ language }) => language)}::text[],
        ${column(({ followerId }) => followerId)}::bigint[], ${column(({ role }) => role)}::text[], ${column(({ place }) => place)}::text[],
        ${column(({ action }) => action)}::text[],
        ${column(({ at }) => at?.latitude ?? null)}::float8[], ${column(({ at }) => at?.longitude ?? null)}::float8[]) as recipient
      where alert_id = ${alertId} and version = ${version}
      on conflict do nothing returning 1
    ) select count(*) as queued from queued`.execute(kysely);
  return rows[0]?.queued ?? 0;
};

/**
 * Queues the messages of a released version, one row for each recipient and channel, and returns their number; a second call for the same
 * version adds nothing. Runs in the transaction of the release, so that a release without its messages is impossible. Waiting messages
 * of earlier versions become due, and end as superseded.
 */
export const queueDelivery = async (kysely: Database['kysely'], queued: QueuedVersion): Promise<number> => {
  const { alertId, version } = queued;
  const { mode } = (await kysely.selectFrom('installation').select('mode').executeTakeFirst()) ?? { mode: 'demo' as const };
  const alert = await kysely
    .selectFrom('alert_version')
    .innerJoin('alert', 'alert.id', 'alert_version.alert_id')
    .select(['state', 'status', 'incident_severity', 'alert.sample', 'alert.drill_id'])
    // An update may be about another area than the first warning.
    .select(sql<object>`coalesce(alert_version.area, alert.area)`.as('area'))
    .leftJoin('run', (join) => join.on('run.id', '=', sql<string>`coalesce(alert_version.run_id, alert.run_id)`))
    .select(['saved_at', 'variants', 'villages_off'])
    .select(
      sql<PopulationCount | null>`case when alert_version.area is null then alert.population else alert_version.population end`.as(
        'counted',
      ),
    )
    .select(sql<{ latitude: number; longitude: number } | null>`run.result -> 'site'`.as('site'))
    .where('alert_id', '=', alertId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (alert === undefined) throw new RangeError(`There is no version ${version} of alert ${alertId} to send`);
  const { state, status, incident_severity: severity, area, sample, drill_id: drillId } = alert;
  if (!sentStates.has(state)) throw new RangeError(`Version ${version} of alert ${alertId} is a ${state}; only released versions are sent`);
  if (!maySend({ status, mode, sample })) return 0;
  const places = {
    villages: alert.counted?.villages ?? [],
    villagesOff: storedVillagesOff.parse(alert.villages_off),
    variants: storedVariants.parse(alert.variants),
    site: alert.site,
    now: alert.saved_at,
  };
  const recipients = await listRecipients({ kysely }, { alertId, version, status, severity, area, isDrill: drillId !== null, places });
  let rows = 0;
  for (let at = 0; at < recipients.length; at += rowsPerInsert)
    rows += await insert(kysely, queued, recipients.slice(at, at + rowsPerInsert));
  // Messages that a worker is handling are skipped: a release never waits for a worker.
  await sql`
    with superseded as (
      select id from delivery where alert_id = ${alertId} and version < ${version} and state = 'waiting' and claimed_by is null
      for update skip locked
    )
    update delivery set next_at = now(), waits_since = now() from superseded where delivery.id = superseded.id`.execute(kysely);
  return rows;
};
