import type { PrecomputedFootprint, precomputedFootprintColumns, precomputedFootprintRow, precomputeJob } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { siteInScope } from '../../platform/db/scope/row-scope.ts';
import { containsText } from '../../platform/db/tables/search.ts';
import { basisHash } from './claims.ts';
import type { StoredAnswer } from './precompute-site.ts';

type Row = z.infer<typeof precomputedFootprintRow>;

export interface PrecomputedRow {
  readonly industry_id: number;
  readonly industry_name: string;
  readonly sample: boolean;
  readonly state: PrecomputedFootprint['state'];
  readonly computed_at: Date | null;
  readonly due: boolean;
  readonly answer: StoredAnswer | null;
}

/** Stock, position or engine have changed since, whether a worker has noticed it or not. */
const isOutdated = sql<boolean>`(precomputed_footprint.basis is distinct from ${basisHash})`;

/** The stored footprint of one site; state 'waiting' if it has none yet, or if the reason for having none no longer holds. */
export const findPrecomputed = async ({ kysely }: Database, industryId: number, now: Date): Promise<PrecomputedRow | undefined> => {
  const { rows } = await sql<PrecomputedRow>`
    select industry.id as industry_id, industry_name, sample, computed_at, answer,
      case when answer is null and ${isOutdated} then 'waiting' else coalesce(precomputed_footprint.state, 'waiting') end as state,
      coalesce(due_at <= ${now}, true) or ${isOutdated} as due
    from industry left join precomputed_footprint on industry_id = industry.id where industry.id = ${industryId} and ${siteInScope()}`.execute(
    kysely,
  );
  return rows[0];
};

export interface PrecomputedPage {
  readonly search: string | null;
  readonly warning?: string | undefined;
  readonly hazard?: string | undefined;
  readonly state?: string | undefined;
  readonly sort: (typeof precomputedFootprintColumns)[number];
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const sortKeys: Readonly<Record<PrecomputedPage['sort'], RawBuilder<unknown>>> = {
  industryName: sql`name_key`,
  reachM: sql`reach_m`,
  people: sql`people`,
  worstReachM: sql`worst_reach_m`,
  computedAt: sql`computed_at`,
};

const matchesPage = ({ search, warning, hazard, state }: PrecomputedPage): RawBuilder<unknown> =>
  sql.join(
    [
      siteInScope(),
      search === null ? sql`true` : containsText(sql`search_text`, search),
      warning === undefined ? sql`true` : sql`${warning} = any(warnings)`,
      hazard === undefined ? sql`true` : sql`hazard = ${hazard}`,
      state === undefined ? sql`true` : sql`coalesce(precomputed_footprint.state, 'waiting') = ${state}`,
    ],
    sql` and `,
  );

const joined = sql`industry left join precomputed_footprint on industry_id = industry.id`;

type ListedRow = Omit<Row, 'worstAt' | 'computedAt'> & { readonly worstAt: Date | null; readonly computedAt: Date | null };

/** One page of sites; equal ones in the order of their ids. */
export const listPrecomputed = async (
  { kysely }: Database,
  page: PrecomputedPage,
  now: Date,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const order = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const where = matchesPage(page);
  const total = await sql<{ total: number }>`select count(*) as total from ${joined} where ${where}`.execute(kysely);
  const { rows } = await sql<ListedRow>`
    select industry.id as "industryId", industry_name as "industryName", district, latitude, longitude, sample,
      coalesce(precomputed_footprint.state, 'waiting') as state,
      case when reach_m is null then null when answer -> 'present' = 'null'::jsonb then 'reference' else 'present' end as basis,
      chemical, hazard, level, reach_m as "reachM", people, worst_reach_m as "worstReachM", worst_at as "worstAt",
      coalesce(warnings, '{}') as warnings, computed_at as "computedAt", coalesce(due_at <= ${now}, true) as due
    from ${joined} where ${where}
    order by ${sortKeys[page.sort]} ${order} nulls last, industry.id limit ${page.limit} offset ${page.offset}`.execute(kysely);
  return {
    rows: rows.map((row) => ({ ...row, worstAt: row.worstAt?.toISOString() ?? null, computedAt: row.computedAt?.toISOString() ?? null })),
    total: total.rows[0]?.total ?? 0,
  };
};

type Counts = Omit<z.infer<typeof precomputeJob>, 'on' | 'oldestComputedAt'> & { readonly oldestComputedAt: Date | null };

export const countPrecomputed = async ({ kysely }: Database, now: Date): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select count(*) as sites, count(computed_at) as computed, count(*) filter (where coalesce(due_at <= ${now}, true)) as due,
      count(claimed_by) as running, count(*) filter (where failures > 0) as failed,
      (array_agg(failure order by due_at desc) filter (where failure is not null))[1] as "lastFailure",
      min(computed_at) as "oldestComputedAt"
    from ${joined} where ${siteInScope()}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('A count without a row');
  return row;
};
