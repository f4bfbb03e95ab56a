import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Moments } from './score.ts';

interface Row {
  readonly zero: Date | null;
  readonly acknowledged: Date | null;
  readonly assigned: Date | null;
  readonly footprint: Date | null;
  readonly drafted: Date | null;
  readonly released: Date | null;
  readonly alone: boolean | null;
  readonly received: Date | null;
  readonly all_clear: Date | null;
}

/** When people first reached each milestone, from the records of a drill; the automatic closing at the end does not count. */
export const readMoments = async ({ kysely }: Pick<Database, 'kysely'>, drillId: number): Promise<Moments> => {
  const { rows } = await sql<Row>`
    with entry as (
      select entry.at, entry.by_id, entry.changes from incident_event entry join incident on incident.internal_id = entry.incident
      cross join drill where drill.id = ${drillId} and incident.drill_id = ${drillId} and entry.at < coalesce(drill.ended_at, 'infinity')
    ), version as (
      select saved_at, state, override_reason from alert_version join alert on alert.id = alert_id where alert.drill_id = ${drillId}
    )
    select
      coalesce(
        (select min(first_received_at) from detection where drill_id = ${drillId}),
        (select min(fired_at) from drill_inject where drill_id = ${drillId} and kind <> 'weather')
      ) as zero,
      (select min(at) from entry where by_id <> 'sensor-network') as acknowledged,
      (select min(at) from entry, jsonb_array_elements(changes) change
        where change ->> 'field' = 'assign' and change ->> 'to' is not null) as assigned,
      (select min(created_at) from run where drill_id = ${drillId}) as footprint,
      (select min(created_at) from alert where drill_id = ${drillId}) as drafted,
      (select min(saved_at) from version where state = 'released') as released,
      (select override_reason is not null from version where state = 'released' order by saved_at limit 1) as alone,
      (select min(accepted_at) from delivery where drill_id = ${drillId}) as received,
      (select min(saved_at) from version where state = 'cancelled') as all_clear`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error(`The moments of drill ${drillId} have no row`);
  const { zero, alone, all_clear, ...at } = row;
  return { zero, alone: alone ?? false, at: { ...at, 'all-clear': all_clear } };
};
