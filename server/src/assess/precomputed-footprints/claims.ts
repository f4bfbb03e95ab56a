import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { engineVersion } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { staleMs } from '../weather/rules.ts';
import type { ChosenCases } from './choose-cases.ts';
import type { PrecomputeResult, SiteToPrecompute } from './precompute-site.ts';

/** Clocks of servers differ by less: what is farther ahead was written before the clock was set back. */
const slightMs = 10_000;

/** Goes up when more is kept of what was chosen: then everything is chosen anew. */
const casesShape = 2;

/** What the cases of a site are chosen from: the same text, the same cases. */
const basisHash = sql<string>`md5(${`${engineVersion}/${casesShape}`}::text || concat_ws('|', industry.latitude, industry.longitude, (
  select string_agg(concat_ws(':', item.id, item.cas_no, item.quantity, item.unit, item.location), ',' order by item.id)
  from inventory_item as item where item.industry_id = industry.id)))`;

/** A site for a person who waits, whose answer is heard in any case. */
export interface RequestedSite extends SiteToPrecompute {
  readonly basis: string;
}

/** A site that a worker has taken, and what it must show to be heard. */
export interface Claim extends RequestedSite {
  readonly token: string;
}

/** Sites of one statement: another server, or the messages of a release, wait for no more than that. */
const sitesAtOnce = 5_000;

/**
 * Every industry gets its row, and whose stock, position or engine has changed is due now. In small pieces, in the order of the sites:
 * servers that look together wait for each other no longer than for one piece. `before` is waited for ahead of each.
 */
export const queueChanged = async ({ kysely }: Database, now: Date, before: () => Promise<void> = async () => undefined): Promise<void> => {
  for (let after: number | null = 0; after !== null; ) {
    await before();
    after = await queueSome(kysely, now, after);
  }
};

/** The last site that was looked at; null: there are no more. */
const queueSome = async (kysely: Database['kysely'], now: Date, after: number): Promise<number | null> => {
  const { rows } = await sql<{ last: number | null }>`
    with piece as materialized (
      select id from industry where id > ${after} order by id limit ${sitesAtOnce}
    ), added as (
      insert into precomputed_footprint (industry_id, due_at)
      select id, ${now} from piece where not exists (select from precomputed_footprint where industry_id = piece.id)
      order by id on conflict (industry_id) do nothing
    ), changed as (
      select industry_id from precomputed_footprint as standing join industry on industry.id = standing.industry_id
      where industry_id in (select id from piece) and standing.due_at > ${now} and standing.basis is distinct from ${basisHash}
      order by industry_id for no key update of standing skip locked
    ), due as (
      update precomputed_footprint as standing set due_at = ${now} from changed where standing.industry_id = changed.industry_id
    )
    select max(id) as last from piece`.execute(kysely);
  return rows[0]?.last ?? null;
};

/** Weather no newer than this beyond what a footprint was computed with does not make it due: a station speaks every minute. */
const sameWeather = '5 minutes';

/** When the weather of a footprint was observed; null where it has none, or the hour of a forecast. */
const observedAt = sql<Date | null>`
  case when answer #>> '{present,weather,of}' = 'observation' then (answer #>> '{present,weather,at}')::timestamptz end`;

/**
 * Sites near weather that has come since, and that their footprint does not know yet, are due now: a screen shows both. Near: within
 * about 5 km, or the place for which a vendor was asked, whose own point may lie farther away.
 */
export const queueAroundNewWeather = async ({ kysely }: Database, since: Date, now: Date): Promise<void> => {
  await sql`update precomputed_footprint as standing set due_at = ${now}
    from industry, weather
    where industry.id = standing.industry_id and standing.due_at > ${now} and weather.received_at > ${since}
      and weather.observed_at > ${new Date(now.getTime() - staleMs)} and weather.received_at > coalesce(standing.computed_at, '-infinity')
      and ((abs(weather.latitude - industry.latitude) <= 0.045
          and abs(weather.longitude - industry.longitude) * cos(radians(industry.latitude)) <= 0.045)
        or (abs(weather.place_latitude - industry.latitude) <= 0.0051 and abs(weather.place_longitude - industry.longitude) <= 0.0051))
      and (weather.source = 'entered' or ${observedAt} is null or weather.observed_at > ${observedAt} + interval '${sql.raw(sameWeather)}')`.execute(
    kysely,
  );
};

/** Due, or computed by a clock that was ahead and has been set back since. */
const isDue = (now: Date): RawBuilder<boolean> => sql<boolean>`(due_at <= ${now} or computed_at > ${new Date(now.getTime() + slightMs)})`;

/** The sites that have been due longest. */
export const listDueSites = async ({ kysely }: Database, now: Date, atMost: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ industry_id: number }>`
    select industry_id from precomputed_footprint where ${isDue(now)} order by due_at, industry_id limit ${atMost}`.execute(kysely);
  return rows.map(({ industry_id }) => industry_id);
};

interface ClaimedRow {
  readonly industry_id: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly basis: string;
  readonly known_basis: string | null;
  readonly cases: ChosenCases | null;
}

const findSite = async ({ kysely }: Database, industryId: number): Promise<RequestedSite | undefined> => {
  const { rows } = await sql<ClaimedRow>`
    select industry_id, latitude, longitude, ${basisHash} as basis, standing.basis as known_basis, cases
    from precomputed_footprint as standing join industry on industry.id = industry_id where industry_id = ${industryId}`.execute(kysely);
  const [row] = rows;
  return (
    row && {
      industryId: row.industry_id,
      position: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
      basis: row.basis,
      cases: row.basis === row.known_basis ? row.cases : null,
    }
  );
};

/** One site, taken from whoever worked on it before: from now on only this claim's answer is heard. Undefined: it is not due any more, or is gone. */
export const claimDue = async (database: Database, industryId: number, now: Date): Promise<Claim | undefined> => {
  const token = randomUUID();
  const { rows } = await sql`
    update precomputed_footprint set claimed_by = ${token} where industry_id = ${industryId} and ${isDue(now)} returning true`.execute(
    database.kysely,
  );
  const site = rows.length === 0 ? undefined : await findSite(database, industryId);
  return site && { ...site, token };
};

/** A site for a person who waits, due or not: who works on it meanwhile goes on, and is not heard afterwards. Undefined: there is no such site. */
export const requestSite = async (database: Database, industryId: number, now: Date): Promise<RequestedSite | undefined> => {
  await sql`insert into precomputed_footprint (industry_id, due_at) select id, ${now} from industry where id = ${industryId}
    on conflict (industry_id) do nothing`.execute(database.kysely);
  return findSite(database, industryId);
};

/** Writes what was found; false when the claim was lost meanwhile, and then nothing is written. What has changed meanwhile makes it due at once. */
export const finishSite = async (
  { kysely }: Database,
  site: RequestedSite | Claim,
  { state, cases, answer }: PrecomputeResult,
  { computedAt, dueAt }: { readonly computedAt: Date; readonly dueAt: Date },
): Promise<boolean> => {
  const { industryId, basis } = site;
  const worst = answer?.worst ?? null;
  const result = await kysely
    .updateTable('precomputed_footprint')
    .set({
      claimed_by: null,
      failures: 0,
      failure: null,
      due_at: sql`case when (select ${basisHash} from industry where id = ${industryId}) = ${basis} then ${dueAt}::timestamptz else ${computedAt} end`,
      basis,
      cases: cases === null ? null : JSON.stringify(cases),
      state,
      computed_at: computedAt,
      times: sql`times + 1`,
      answer: answer === null ? null : JSON.stringify(answer),
      reach_m: answer?.present?.reachM ?? worst?.reference.reachM ?? null,
      people: worst === null ? null : (answer?.present?.people ?? answer?.peopleAround ?? null),
      worst_reach_m: answer?.worstHour?.reachM ?? null,
      worst_at: answer?.worstHour?.time === undefined ? null : new Date(answer.worstHour.time),
      chemical: worst?.chemical ?? null,
      hazard: worst?.hazard ?? null,
      level: worst?.level ?? null,
      warnings: [...new Set(answer?.warnings.map(({ code }) => code) ?? [])],
    })
    .where('industry_id', '=', industryId)
    .$if('token' in site, (update) => update.where('claimed_by', '=', (site as Claim).token))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** A try that failed: told in the row, and tried again later. What was known before stays. */
export const failSite = async ({ kysely }: Database, { industryId, token, basis }: Claim, failure: string, dueAt: Date): Promise<void> => {
  await kysely
    .updateTable('precomputed_footprint')
    .set({ claimed_by: null, failures: sql`failures + 1`, failure, due_at: dueAt, basis, cases: null })
    .where('industry_id', '=', industryId)
    .where('claimed_by', '=', token)
    .execute();
};

/** Gives a site back undone. */
export const releaseSite = async ({ kysely }: Database, { industryId, token }: Claim): Promise<void> => {
  await kysely
    .updateTable('precomputed_footprint')
    .set({ claimed_by: null })
    .where('industry_id', '=', industryId)
    .where('claimed_by', '=', token)
    .execute();
};
