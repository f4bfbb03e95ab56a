import type { AlertNews } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** A warning in force is looked at again after this time. */
const checkMs = 10_000;
/** Older warnings have been renewed for a week: they are looked at by people alone. */
const recentDays = 7;

/** Public warnings from a run that have not expired, whose incident is open and whose drill runs, and that nobody has looked at just now. */
const selectDue = (now: Date) => sql`
  select alert.id, alert.industry_id from alert
  cross join lateral (
    select state, expires_at, coalesce(run_id, alert.run_id) as run_id from alert_version
    where alert_id = alert.id and state in ('released', 'cancelled') order by version desc limit 1
  ) as live
  where created_at > ${now}::timestamptz - make_interval(days => ${recentDays})
    and live.state = 'released' and live.expires_at > ${now}::timestamptz and live.run_id is not null
    and exists (select from industry where industry.id = alert.industry_id)
    and (drill_id is null or exists (select from drill where drill.id = drill_id and drill.state = 'running'))
    and not exists (select from incident where incident.id = alert.incident_id and incident.state in ('Resolved', 'Closed'))
    and not exists (
      select from alert_check where alert_id = alert.id
        and checked_at between ${new Date(now.getTime() - checkMs)}::timestamptz and ${new Date(now.getTime() + checkMs)}::timestamptz)`;

export const listDueSites = async ({ kysely }: Database, now: Date): Promise<readonly number[]> => {
  const { rows } = await sql<{ industry_id: number }>`select distinct industry_id from (${selectDue(now)}) as due`.execute(kysely);
  return rows.map(({ industry_id }) => Number(industry_id));
};

/** Claims the due warnings of a site, so that no other server drafts the same update. */
export const claimDueAlerts = async ({ kysely }: Database, industryId: number, now: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ alert_id: string }>`
    insert into alert_check (alert_id, checked_at)
    select due.id, ${now}::timestamptz from (${selectDue(now)}) as due where due.industry_id = ${industryId}
    on conflict (alert_id) do update set checked_at = excluded.checked_at where alert_check.checked_at < excluded.checked_at - make_interval(secs => ${checkMs / 1000})
      or alert_check.checked_at > excluded.checked_at
    returning alert_id`.execute(kysely);
  return rows.map(({ alert_id }) => alert_id);
};

export const readCheck = ({ kysely }: Database, alertId: string) =>
  kysely.selectFrom('alert_check').select(['considered_run', 'calculated_at']).where('alert_id', '=', alertId).executeTakeFirstOrThrow();

/** Remembers the run that was made, before anything is drafted of it; null: the calculation failed. */
export const noteCalculation = async ({ kysely }: Database, alertId: string, runId: string | null, now: Date): Promise<void> => {
  const run = runId === null ? {} : { considered_run: runId };
  await kysely
    .updateTable('alert_check')
    .set({ calculated_at: now, ...run })
    .where('alert_id', '=', alertId)
    .execute();
};

export const storeNews = async ({ kysely }: Database, alertId: string, news: AlertNews): Promise<void> => {
  await kysely
    .updateTable('alert_check')
    .set({ news: JSON.stringify(news) })
    .where('alert_id', '=', alertId)
    .execute();
};
