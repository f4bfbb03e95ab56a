import type { EscalationState } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** What the page of a link shows: the warning, how the chain stands, and whether its reader has acknowledged. */
export interface Acknowledgeable {
  readonly alertId: string;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly hazardText: string;
  readonly actionText: string;
  readonly state: EscalationState;
  readonly needed: number;
  readonly given: number;
  /** When an acknowledgement came back from this address; null: not yet. */
  readonly at: Date | null;
}

export const findAcknowledgeable = async ({ kysely }: Database, deliveryId: string): Promise<Acknowledgeable | null> => {
  const { rows } = await sql<Acknowledgeable>`
    select delivery.alert_id as "alertId", delivery.status, hazard_text as "hazardText", action_text as "actionText", escalation.state,
      step.needed, (select count(*) from escalation_acknowledgement given where given.step_id = step.id) as given,
      (
        select at from escalation_acknowledgement given
        where given.escalation_id = escalation.id and given.who in (
          select 'stakeholder:' || stakeholder_id from (
            select stakeholder_id from escalation_person where step_id = step.id and delivery.address = any(addresses)
            order by stakeholder_id limit 1
          ) as first
          union all select 'address:' || delivery.channel || ' ' || delivery.address
        )
      ) as at
    from delivery
      join escalation_step step on step.id = delivery.escalation_step_id
      join escalation on escalation.id = step.escalation_id
      join alert_version told on told.alert_id = delivery.alert_id and told.version = delivery.version
    where delivery.id = ${deliveryId}`.execute(kysely);
  return rows[0] ?? null;
};
