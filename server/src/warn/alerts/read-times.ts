import type { AlertTimes } from '@hazardguard/contract';
import { sql } from 'kysely';
import { noSuchAlert } from './draft-alert.ts';
import type { Kysely } from './store.ts';

interface TimesRow {
  readonly first_received_at: Date | null;
  readonly incident_at: Date | null;
  readonly created_at: Date;
  readonly handed_in_at: Date | null;
  readonly released_at: Date | null;
  readonly first_at: Date | null;
  readonly last_at: Date | null;
  readonly messages: number;
  readonly waiting: number;
  readonly accepted: number;
}

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

const toFirst = ({ first_received_at, incident_at, created_at }: TimesRow): AlertTimes['first'] => {
  if (first_received_at !== null) return { at: first_received_at.toISOString(), what: 'reading' };
  if (incident_at !== null && incident_at <= created_at) return { at: incident_at.toISOString(), what: 'reported' };
  return { at: created_at.toISOString(), what: 'drafted' };
};

/** The times of an alert's first message, from the first sign to its last receipt, as stored at each step. */
export const readTimes = async ({ kysely }: Kysely, alertId: string): Promise<AlertTimes> => {
  const { rows } = await sql<TimesRow>`
    select alert.created_at,
      (select min(first_received_at) from detection where detection.incident_id = alert.incident_id and first_received_at <= alert.created_at) as first_received_at,
      (select incident.created_at from incident where incident.id = alert.incident_id) as incident_at,
      (select max(saved_at) from alert_version
        where alert_id = alert.id and state = 'waiting' and version < coalesce(out.version, version + 1)) as handed_in_at,
      out.saved_at as released_at, delivered.*
    from alert
    left join lateral (
      select version, saved_at from alert_version where alert_id = alert.id and state = 'released' order by version limit 1
    ) as out on true
    cross join lateral (
      select min(accepted_at) as first_at, max(accepted_at) as last_at, count(*) as messages,
        count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'accepted') as accepted
      from delivery where alert_id = alert.id and version = out.version and call = 0
    ) as delivered
    where alert.id = ${alertId}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw noSuchAlert();
  return {
    first: toFirst(row),
    draftedAt: row.created_at.toISOString(),
    handedInAt: toIso(row.handed_in_at),
    releasedAt: toIso(row.released_at),
    firstReceiptAt: toIso(row.first_at),
    allReceiptsAt: row.waiting === 0 ? toIso(row.last_at) : null,
    messages: row.messages,
    accepted: row.accepted,
  };
};
