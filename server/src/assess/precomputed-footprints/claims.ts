import { randomUUID } from 'node:crypto';
import { vesselFields } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import { engineVersion } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped, siteInScope } from '../../platform/db/scope/row-scope.ts';
import { listColumns } from '../../register/field-columns.ts';
import { toSiteTerrain } from '../../register/industries/rules.ts';
import { staleMs } from '../weather/rules.ts';
import type { ChosenCases } from './choose-cases.ts';
import type { PrecomputeResult, SiteToPrecompute } from './precompute-site.ts';

/** Clocks of servers differ by less; a time farther ahead was written before a clock jump. */
const clockToleranceMs = 10_000;

/** Version of the stored cases: when it rises, all cases are chosen again. */
const casesVersion = 5;

/** Hash of what the cases of a site depend on. */
export const basisHash = sql<string>`md5(${`${engineVersion}/${casesVersion}`}::text || concat_ws('|', industry.latitude, industry.longitude, industry.terrain, industry.elevation_m, (
  select string_agg(concat_ws(':', item.id, item.cas_no, item.substance_name, item.product_name, item.concentration, item.quantity, item.unit, item.location,
      ${sql.join(listColumns(vesselFields).map((column) => sql.ref(`item.${column}`)))}), ',' order by item.id)
  from inventory_item as item where item.industry_id = industry.id)))`;

/** A site that a person has requested; its result is always stored. */
export interface RequestedSite extends SiteToPrecompute {
  readonly basis: string;
}

/** A site that a worker has claimed, with the token it needs to store the result. */
export interface Claim extends RequestedSite {
  readonly token: string;
}

/** Sites per statement: another server, or the messages of a release, wait no longer than for one. */
const sitesPerStatement = 5_000;

/**
 * Adds a row for every industry, and makes sites due whose stock, position or engine has changed. Works in batches in the order of the
 * sites, so that servers wait for each other no longer than for one batch. Awaits `before` ahead of each batch.
 */
export const queueChanged = async ({ kysely }: Database, now: Date, before: () => Promise<void> = async () => undefined): Promise<void> => {
  for (let after: number | null = 0; after !== null; ) {
    await before();
    after = await queueBatch(kysely, now, after);
  }
};

/** Id of the last site of the batch; null: there are no more. */
const queueBatch = async (kysely: Database['kysely'], now: Date, after: number): Promise<number | null> => {
  const { rows } = await sql<{ last: number | null }>`
    with batch as materialized (
      select id from industry where id > ${after} order by id limit ${sitesPerStatement}
    ), added as (
      insert into precomputed_footprint (industry_id, due_at)
      select id, ${now} from batch where not exists (select from precomputed_footprint where industry_id = batch.id)
      order by id on conflict (industry_id) do nothing
    ), changed as (
      select industry_id from precomputed_footprint as footprint join industry on industry.id = footprint.industry_id
      where industry_id in (select id from batch) and footprint.due_at > ${now} and footprint.basis is distinct from ${basisHash}
      order by industry_id for no key update of footprint skip locked
    ), due as (
      update precomputed_footprint as footprint set due_at = ${now} from changed where footprint.industry_id = changed.industry_id
    )
    select max(id) as last from batch`.execute(kysely);
  return rows[0]?.last ?? null;
};

/** Weather less than this newer than that of the footprint does not make it due: a station reports every minute. */
const sameWeather = '5 minutes';

/** When the weather of a footprint was observed; null where it has none, or the hour of a forecast. */
const observedAt = sql<Date | null>`
  case when answer #>> '{present,weather,of}' = 'observation' then (answer #>> '{present,weather,at}')::timestamptz end`;

/**
 * Makes sites due that are near weather received since, which their footprint does not use yet: a screen shows both. Near: within
 * about 5 km, or the place of a request to a vendor, whose own point may lie farther away.
 */
export const queueAroundNewWeather = async ({ kysely }: Database, since: Date, now: Date): Promise<void> => {
  await sql`update precomputed_footprint as footprint set due_at = ${now}
    from industry, weather
    where industry.id = footprint.industry_id and footprint.due_at > ${now} and weather.received_at > ${since}
      and weather.observed_at > ${new Date(now.getTime() - staleMs)} and weather.received_at > coalesce(footprint.computed_at, '-infinity')
      and ((abs(weather.latitude - industry.latitude) <= 0.045
          and abs(weather.longitude - industry.longitude) * cos(radians(industry.latitude)) <= 0.045)
        or (abs(weather.place_latitude - industry.latitude) <= 0.0051 and abs(weather.place_longitude - industry.longitude) <= 0.0051))
      and (weather.source = 'entered' or ${observedAt} is null or weather.observed_at > ${observedAt} + interval '${sql.raw(sameWeather)}')`.execute(
    kysely,
  );
};

/** Due, or computed before a clock jump back. */
const isDue = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(due_at <= ${now} or computed_at > ${new Date(now.getTime() + clockToleranceMs)})`;

/** The sites that have been due the longest. */
export const listDueSites = async ({ kysely }: Database, now: Date, atMost: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ industry_id: number }>`
    select industry_id from precomputed_footprint where ${isDue(now)} order by due_at, industry_id limit ${atMost}`.execute(kysely);
  return rows.map(({ industry_id }) => industry_id);
};

/** Sites that one request moves ahead. */
const mostAhead = 100;

/**
 * Moves sites that are due ahead in the queue, because a person asked for one of them: this one, those in the person's own scope, then the
 * nearest. Nothing where it is ahead already.
 */
export const moveAhead = async ({ kysely }: Database, industryId: number, now: Date): Promise<void> => {
  const isOwn = siteInScope();
  await runUnscoped(() =>
    sql`
      with here as (
        select industry.id, latitude, longitude from industry join precomputed_footprint as footprint on footprint.industry_id = industry.id
        where industry.id = ${industryId} and turn is null
      ), ahead as (
        select footprint.industry_id, row_number() over (
          order by industry.id = here.id desc, ${isOwn} desc,
            (industry.latitude - here.latitude) ^ 2 + ((industry.longitude - here.longitude) * cos(radians(here.latitude))) ^ 2, industry.id
        ) as turn
        from here, precomputed_footprint as footprint join industry on industry.id = footprint.industry_id
        where ${isDue(now)} order by turn limit ${mostAhead}
      ), locked as (
        select industry_id from precomputed_footprint where industry_id in (select industry_id from ahead)
        order by industry_id for no key update skip locked
      )
      update precomputed_footprint as footprint set turn = ahead.turn from ahead join locked using (industry_id)
      where footprint.industry_id = ahead.industry_id`.execute(kysely),
  );
};

/** The due sites that were moved ahead, in their order. */
export const listAhead = async ({ kysely }: Database, now: Date): Promise<readonly number[]> => {
  const { rows } = await sql<{ industry_id: number }>`
    select industry_id from precomputed_footprint where turn is not null and ${isDue(now)} order by turn, due_at, industry_id`.execute(
    kysely,
  );
  return rows.map(({ industry_id }) => industry_id);
};

interface ClaimedRow {
  readonly industry_id: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly terrain: string | null;
  readonly basis: string;
  readonly known_basis: string | null;
  readonly cases: ChosenCases | null;
}

const findSite = async ({ kysely }: Database, industryId: number): Promise<RequestedSite | undefined> => {
  const { rows } = await sql<ClaimedRow>`
    select industry_id, latitude, longitude, terrain, ${basisHash} as basis, footprint.basis as known_basis, cases
    from precomputed_footprint as footprint join industry on industry.id = industry_id where industry_id = ${industryId}`.execute(kysely);
  const [row] = rows;
  return (
    row && {
      industryId: row.industry_id,
      position: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
      terrain: toSiteTerrain(row.terrain),
      basis: row.basis,
      cases: row.basis === row.known_basis ? row.cases : null,
    }
  );
};

/** Claims a site; a result under an earlier claim is no longer stored. Undefined: it is not due any more, or is deleted. */
export const claimDue = async (database: Database, industryId: number, now: Date): Promise<Claim | undefined> => {
  const token = randomUUID();
  const { rows } = await sql`
    update precomputed_footprint set claimed_by = ${token} where industry_id = ${industryId} and ${isDue(now)} returning true`.execute(
    database.kysely,
  );
  const site = rows.length === 0 ? undefined : await findSite(database, industryId);
  return site && { ...site, token };
};

/** A site that a person has requested, due or not. A worker on the same site goes on, but its result is not stored. Undefined: no such site. */
export const requestSite = async (database: Database, industryId: number, now: Date): Promise<RequestedSite | undefined> => {
  await sql`insert into precomputed_footprint (industry_id, due_at) select id, ${now} from industry where id = ${industryId}
    on conflict (industry_id) do nothing`.execute(database.kysely);
  return findSite(database, industryId);
};

/** Stores the result; false, with nothing stored, if the claim was lost meanwhile. A change meanwhile makes the site due again. */
export const finishSite = async (
  { kysely }: Database,
  site: RequestedSite | Claim,
  { state, cases, answer, population }: PrecomputeResult,
  { computedAt, dueAt }: { readonly computedAt: Date; readonly dueAt: Date },
): Promise<boolean> => {
  const { industryId, basis } = site;
  const worst = answer?.worst ?? null;
  const result = await kysely
    .updateTable('precomputed_footprint')
    .set({
      claimed_by: null,
      turn: null,
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
      people: worst === null ? null : ((answer?.present ? answer.present.people : answer?.peopleAround) ?? null),
      population_near: population.near?.people ?? null,
      population_near_share: population.near?.coveredShare ?? null,
      population_reach: population.reach?.people ?? null,
      population_reach_share: population.reach?.coveredShare ?? null,
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

/** Records a failed attempt, to be repeated at `dueAt`. The stored result stays. */
export const failSite = async ({ kysely }: Database, { industryId, token, basis }: Claim, failure: string, dueAt: Date): Promise<void> => {
  await kysely
    .updateTable('precomputed_footprint')
    .set({ claimed_by: null, turn: null, failures: sql`failures + 1`, failure, due_at: dueAt, basis, cases: null })
    .where('industry_id', '=', industryId)
    .where('claimed_by', '=', token)
    .execute();
};

/** Gives up the claim; the site stays due. */
export const releaseSite = async ({ kysely }: Database, { industryId, token }: Claim): Promise<void> => {
  await kysely
    .updateTable('precomputed_footprint')
    .set({ claimed_by: null })
    .where('industry_id', '=', industryId)
    .where('claimed_by', '=', token)
    .execute();
};
