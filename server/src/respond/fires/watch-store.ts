import type { FireFailure, FireService } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Interval of queries for one site. The service publishes a pass about three hours later, and the key has a rate limit. */
export const queryEveryMs = 15 * 60_000;
/** Server clocks differ by less. A site due later than this was queried before the clock jumped back. */
const clockToleranceMs = 10_000;

export interface WatchedSite {
  readonly industryId: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Adds every site with a position to the queue. */
export const queueSites = async ({ kysely }: Database, now: Date): Promise<void> => {
  await sql`insert into fire_watch (industry_id, due_at)
    select id, ${now} from industry
    where latitude is not null and longitude is not null and not exists (select from fire_watch where industry_id = industry.id)
    on conflict (industry_id) do nothing`.execute(kysely);
};

/** Takes the site that has been due longest and moves its time, so that no other server takes it. Undefined: none is due. */
export const takeDue = async ({ kysely }: Database, now: Date): Promise<WatchedSite | undefined> => {
  const { rows } = await sql<WatchedSite>`
    update fire_watch set due_at = ${new Date(now.getTime() + queryEveryMs)}
    from industry
    where industry.id = fire_watch.industry_id and industry_id = (
      select watch.industry_id from fire_watch watch join industry site on site.id = watch.industry_id
      where (due_at <= ${now} or due_at > ${new Date(now.getTime() + queryEveryMs + clockToleranceMs)}) and site.latitude is not null and site.longitude is not null
      order by due_at, watch.industry_id limit 1 for update of watch skip locked)
    returning industry_id as "industryId", industry.latitude, industry.longitude`.execute(kysely);
  return rows[0];
};

/** Records an answer; `failure`: part of it could not be read. */
export const recordAnswer = async ({ kysely }: Database, industryId: number, failure: FireFailure | null, now: Date): Promise<void> => {
  await kysely
    .updateTable('fire_watch')
    .set({ asked_at: now, failed_at: failure === null ? null : now, failure: failure && JSON.stringify(failure) })
    .where('industry_id', '=', industryId)
    .execute();
};

export const recordFailure = async ({ kysely }: Database, industryId: number, failure: FireFailure, now: Date): Promise<void> => {
  await kysely
    .updateTable('fire_watch')
    .set({ failed_at: now, failure: JSON.stringify(failure) })
    .where('industry_id', '=', industryId)
    .execute();
};

/** The status of the service for a site. It includes a failure at any site, because a failure stops the queries for the others. */
export const readService = async ({ kysely }: Database, industryId: number, on: boolean): Promise<FireService> => {
  const { rows } = await sql<{ asked_at: Date | null; failed_at: Date | null; failure: FireFailure | null }>`
    with own as (select asked_at from fire_watch where industry_id = ${industryId}),
      failed as (
        select failed_at, failure from fire_watch
        where failed_at >= coalesce((select asked_at from own), '-infinity') order by failed_at desc limit 1)
    select (select asked_at from own) as asked_at, (select failed_at from failed) as failed_at, (select failure from failed) as failure`.execute(
    kysely,
  );
  const { asked_at = null, failed_at = null, failure = null } = rows[0] ?? {};
  return { on, askedAt: asked_at?.toISOString() ?? null, failedAt: failed_at?.toISOString() ?? null, failure };
};
