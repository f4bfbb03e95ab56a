import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { type CalledAddress, listCallRecipients } from './call-recipients.ts';

type Kysely = Database['kysely'];

export interface QueuedStep {
  readonly alertId: string;
  /** The version released last. */
  readonly version: number;
  readonly stepId: number;
  /** True: the messages of the release ask for the acknowledgement; false: the step has its own messages. */
  readonly withRelease: boolean;
  readonly people: readonly CalledAddress[];
}

/** Queues the messages of a tier, in the transaction that calls the tier; returns their number. */
export const queueStep = async (kysely: Kysely, step: QueuedStep): Promise<number> => {
  const { alertId, version, stepId, withRelease, people } = step;
  const { status, sample, drill_id } = await kysely
    .selectFrom('alert_version')
    .innerJoin('alert', 'alert.id', 'alert_version.alert_id')
    .select(['status', 'sample', 'drill_id'])
    .where('alert_id', '=', alertId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const { audience, called } = await listCallRecipients(kysely, { status, sample, drillId: drill_id, stepId, people });
  const { rows } = await sql<{ readonly queued: number }>`
    with queued as (
      insert into delivery (alert_id, version, kind, status, expires_at, drill_id, audience, channel, address, name, language, call,
        escalation_step_id)
      select alert_id, version, kind, status, expires_at, (select drill_id from alert where alert.id = alert_id), ${audience}, called.*, ${withRelease ? 0 : stepId}::bigint, ${stepId}::bigint
      from alert_version, unnest(${called.map(({ channel }) => channel)}::text[], ${called.map(({ address }) => address)}::text[],
        ${called.map(({ name }) => name)}::text[], ${called.map(({ language = 'en' }) => language)}::text[]) as called
      where alert_id = ${alertId} and version = ${version}
      on conflict (alert_id, version, channel, address, call) do update set escalation_step_id = excluded.escalation_step_id
      returning 1
    ) select count(*) as queued from queued`.execute(kysely);
  return rows[0]?.queued ?? 0;
};

/** People who were asked to acknowledge an earlier version are also asked by the new one. */
export const carryOverSteps = async (kysely: Kysely, alertId: string, version: number): Promise<void> => {
  await sql`
    update delivery set escalation_step_id = before.escalation_step_id
    from (
      select distinct on (channel, address) channel, address, escalation_step_id from delivery
      where alert_id = ${alertId} and version < ${version} and escalation_step_id is not null
      order by channel, address, version desc, call desc
    ) before
    where delivery.alert_id = ${alertId} and delivery.version = ${version} and delivery.channel = before.channel
      and delivery.address = before.address and delivery.escalation_step_id is null`.execute(kysely);
};
