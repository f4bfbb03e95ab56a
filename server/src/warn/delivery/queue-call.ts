import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { type CalledAddress, listCallRecipients } from './call-recipients.ts';

/** Queues the messages of a tier for an incident without an alert, in the transaction that calls the tier. */
export const queueCall = async (kysely: Database['kysely'], stepId: number, people: readonly CalledAddress[]): Promise<void> => {
  const { status, sample, drill_id } = await kysely
    .selectFrom('escalation_step')
    .innerJoin('escalation', 'escalation.id', 'escalation_id')
    .innerJoin('incident', 'incident.internal_id', 'escalation.incident')
    .select(['escalation.status', 'incident.sample', 'incident.drill_id'])
    .where('escalation_step.id', '=', stepId)
    .executeTakeFirstOrThrow();
  const { audience, called } = await listCallRecipients(kysely, { status, sample, drillId: drill_id, stepId, people });
  await sql`
    insert into delivery (version, kind, status, expires_at, drill_id, audience, channel, address, name, language, call, escalation_step_id)
    select 0, 'Call', status, expires_at, ${drill_id}::integer, ${audience}, called.*, 'en', step.id, step.id
    from escalation_step step join escalation on escalation.id = escalation_id, unnest(${called.map(({ channel }) => channel)}::text[],
      ${called.map(({ address }) => address)}::text[], ${called.map(({ name }) => name)}::text[]) as called
    where step.id = ${stepId}
    on conflict do nothing`.execute(kysely);
};
