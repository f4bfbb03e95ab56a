import type { LiveTopic } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { MadeIn, PlacedSite } from '../../platform/db/scope/row-scope.ts';

export interface StoredEvent {
  readonly id: number;
  readonly topic: LiveTopic;
  readonly subject: string;
  /** False: its subject has been deleted. */
  readonly exists: boolean;
  /** Of an alert: it has been released, so everybody may read it. */
  readonly isPublic: boolean;
  readonly madeBy: string | null;
  readonly site: PlacedSite | null;
  /** The area that was responsible when the subject was made. */
  readonly madeIn: MadeIn;
}

interface Row extends Omit<StoredEvent, 'site' | 'madeIn'> {
  readonly siteId: number | null;
  readonly district: string | null;
  readonly state: string | null;
  readonly madeDistrict: string | null;
  readonly madeState: string | null;
}

const eventsPerRead = 1_000;

/** Events after a given one, oldest first, each with its site. */
export const listEventsAfter = async ({ kysely }: Database, after: number, limit = eventsPerRead): Promise<readonly StoredEvent[]> => {
  const { rows } = await sql<Row>`
    select event.id, topic, subject, num_nonnulls(alert.id::text, incident.id, drill.id::text) > 0 as "exists",
      exists (select from alert_version message where message.alert_id = alert.id and message.state in ('released', 'cancelled')) as "isPublic",
      coalesce(alert.created_by_id, incident.created_by_id) as "madeBy",
      industry.id as "siteId", industry.district, industry.state,
      coalesce(alert.made_district, incident.made_district, drill.made_district) as "madeDistrict",
      coalesce(alert.made_state, incident.made_state, drill.made_state) as "madeState"
    from (select * from live_event where id > ${after} order by id limit ${limit}) event
    left join alert on topic in ('alert', 'delivery', 'answer', 'escalation')
      and alert.id = case when subject ~ '^[0-9a-f-]{36}$' then subject::uuid end
    left join incident on topic in ('incident', 'escalation') and incident.id = subject
    left join drill on topic = 'drill' and drill.id = case when subject ~ '^[0-9]{1,9}$' then subject::integer end
    left join industry on industry.id = coalesce(alert.industry_id, incident.industry_id, drill.industry_id)
    order by event.id`.execute(kysely);
  return rows.map(({ siteId, district, state, madeDistrict, madeState, ...event }) => ({
    ...event,
    madeIn: { district: madeDistrict, state: madeState },
    site: siteId === null ? null : { id: siteId, district: district ?? '', state },
  }));
};

/** The oldest and the newest stored event; 0: there is none. */
export const readStoredRange = async ({ kysely }: Database): Promise<{ readonly oldest: number; readonly newest: number }> => {
  const row = await kysely
    .selectFrom('live_event')
    .select(({ fn }) => [fn.min('id').as('oldest'), fn.max('id').as('newest')])
    .executeTakeFirst();
  return { oldest: row?.oldest ?? 0, newest: row?.newest ?? 0 };
};

/** Deletes events older than one day, except the newest, so that a client that was away longer notices it. */
export const trimEvents = async ({ kysely }: Database): Promise<void> => {
  await sql`delete from live_event where at < now() - interval '1 day' and id < (select max(id) from live_event)`.execute(kysely);
};
