import type { EscalationState } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { officerOf } from '../../delivery/officer-facts.ts';
import type { ResponderAnswer } from '../acknowledge.ts';

/** What the page of a link shows: the warning or the incident, the state of the chain, and whether the reader has acknowledged. */
export interface Acknowledgeable {
  /** Null: the call is for an incident without an alert. */
  readonly alertId: string | null;
  readonly incidentId: string;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  /** Of a warning: the hazard and where, in the language of the message, not the advice to residents; of an incident: the site and the report. */
  readonly lines: readonly string[];
  /** Null: an officer whom no tier has called is informed, and only says whether he or she goes. */
  readonly state: EscalationState | null;
  readonly needed: number;
  readonly given: number;
  /** When this address acknowledged; null: not yet. */
  readonly at: Date | null;
  /** Whether the reader goes there; null: not said. */
  readonly answer: ResponderAnswer | null;
}

/** The keys that the person of the message may have. */
const keys = sql`
  select 'stakeholder:' || id from ${officerOf} where step.id is null
  union all
  select coalesce('stakeholder:' || stakeholder_id, 'account:' || person_id) from (
    select stakeholder_id, person_id from escalation_person where step_id = step.id and delivery.address = any(addresses)
    order by stakeholder_id limit 1
  ) as first
  union all select 'address:' || delivery.channel || ' ' || delivery.address`;

export const findAcknowledgeable = async ({ kysely }: Database, deliveryId: string): Promise<Acknowledgeable | null> => {
  const { rows } = await sql<Acknowledgeable>`
    select delivery.alert_id as "alertId", coalesce(alert.incident_id, incident.id, '') as "incidentId", delivery.status,
      array_remove(array[
        coalesce(translations -> delivery.language ->> 'hazardText', hazard_text, incident.industry_name),
        coalesce(translations -> delivery.language ->> 'placeText', place_text, short_description)
      ], null) as lines, escalation.state,
      coalesce(step.needed, 0) as needed, (select count(*) from escalation_acknowledgement given where given.step_id = step.id) as given,
      (select at from escalation_acknowledgement given where given.escalation_id = escalation.id and given.who in (${keys})) as at,
      (
        select answer from responder_answer given
        where (given.escalation_id = escalation.id or given.alert_id = delivery.alert_id) and given.who in (${keys}) order by id desc limit 1
      ) as answer
    from delivery
      left join escalation_step step on step.id = delivery.escalation_step_id
      left join escalation on escalation.id = step.escalation_id
      left join alert_version message on message.alert_id = delivery.alert_id and message.version = delivery.version
      left join alert on alert.id = delivery.alert_id
      left join incident on incident.internal_id = escalation.incident
    where delivery.id = ${deliveryId} and (step.id is not null or (audience = 'stakeholder' and delivery.alert_id is not null))`.execute(
    kysely,
  );
  return rows[0] ?? null;
};
