import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { type CalledAddress, listCallRecipients } from './call-recipients.ts';

/** Queues the messages of a step for an incident without an alert or for approvers of an alert, in the transaction that calls them. */
export const queueCall = async (kysely: Database['kysely'], stepId: number, people: readonly CalledAddress[]): Promise<void> => {
  const { status, sample, drill_id } = await kysely
    .selectFrom('escalation_step')
    .innerJoin('escalation', 'escalation.id', 'escalation_id')
    .leftJoin('incident', 'incident.internal_id', 'escalation.incident')
    .leftJoin('alert', 'alert.id', 'escalation.alert_id')
    .select(['escalation.status'])
    .select(({ fn }) => [
      fn.coalesce('incident.sample', 'alert.sample').as('sample'),
      fn.coalesce('incident.drill_id', 'alert.drill_id').as('drill_id'),
    ])
    .where('escalation_step.id', '=', stepId)
    .executeTakeFirstOrThrow();
  if (sample === null) throw new RangeError(`Step ${stepId} is for no incident and no alert`);
  const { audience, called } = await listCallRecipients(kysely, { status, sample, drillId: drill_id, stepId, people });
  await sql`
    insert into delivery (version, kind, status, expires_at, drill_id, audience, channel, address, name, language, follower_id, call,
      escalation_step_id)
    select 0, 'Call', status, expires_at, ${drill_id}::integer, ${audience}, called.*, step.id, step.id
    from escalation_step step join escalation on escalation.id = escalation_id, unnest(${called.map(({ channel }) => channel)}::text[],
      ${called.map(({ address }) => address)}::text[], ${called.map(({ name }) => name)}::text[],
      ${called.map(({ language = 'en' }) => language)}::text[], ${called.map(({ followerId = null }) => followerId)}::bigint[]) as called
    where step.id = ${stepId}
    on conflict do nothing`.execute(kysely);
};
