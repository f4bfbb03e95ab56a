import type { OpenEscalation } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { incidentInScope, madeInScope } from '../../platform/db/scope/row-scope.ts';
import { endedStates } from './subject.ts';

type Row = Omit<OpenEscalation, 'endsAt'> & { readonly nextAt: Date };

/**
 * Chains that are running or unanswered while their alert waits for approval, is public, or their incident is open; every signed-in user sees them. Chains of a
 * drill only while it runs; a chain that was started again replaces the earlier one.
 */
export const listOpenEscalations = async ({
  kysely,
}: Database): Promise<{ readonly escalations: OpenEscalation[]; readonly now: string }> => {
  const { rows } = await sql<Row>`
    select purpose, alert_id as "alertId", coalesce(alert.incident_id, incident.id) as "incidentId",
      coalesce(alert.industry_name, incident.industry_name) as "industryName", status, escalation.state, tier,
      jsonb_array_length(tiers) as tiers, next_at as "nextAt"
    from escalation left join alert on alert.id = alert_id left join incident on internal_id = escalation.incident
    where escalation.state in ('running', 'unanswered') and expires_at > now()
      and case when alert_id is null then ${incidentInScope()} else ${madeInScope('alert')} end
      and case when alert_id is null then incident.state <> all(${[...endedStates]}::text[]) when purpose = 'approve' then true
        else not exists (select from alert_version message where message.alert_id = alert.id and message.state = 'cancelled') end
      and not exists (select from drill where drill.id = coalesce(alert.drill_id, incident.drill_id) and drill.state <> 'running')
      and not exists (
        select from escalation later where later.started_at > escalation.started_at and later.purpose = escalation.purpose
          and (later.alert_id = escalation.alert_id or later.incident = escalation.incident))
    order by escalation.state = 'unanswered' desc, next_at`.execute(kysely);
  const { now } = await kysely.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return {
    now: now.toISOString(),
    escalations: rows.map(({ nextAt, ...row }) => ({ ...row, endsAt: nextAt.toISOString() })),
  };
};
