import { type MisplacedSite, siteMovesListed } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { siteInScope, toAreaKey } from '../../../platform/db/scope/row-scope.ts';
import { type Districts, loadBundledDistricts } from '../../../platform/providers/gazetteer/districts.ts';
import { listCoveredDistricts } from '../districts.ts';

interface DistrictRow {
  readonly district: string;
  readonly state: string | null;
  readonly ids: readonly number[];
  readonly total: number;
}

const explain = (districts: Districts, { district, state }: DistrictRow, covered: ReadonlySet<string>): MisplacedSite['because'] | null => {
  const states = districts.findStates(district);
  if (states === undefined) return covered.has(toAreaKey(district)) ? null : 'unknown-district';
  return state === null || [...states].some((one) => toAreaKey(one) === toAreaKey(state)) ? null : 'other-state';
};

/**
 * Sites in the scope whose district is not known, or lies in no State where their position is. They stay as they are until a person
 * corrects them. Districts are compared once, not for each site.
 */
export const listMisplacedSites = async ({
  kysely,
}: Database): Promise<{ readonly sites: readonly MisplacedSite[]; readonly total: number }> => {
  const [districts, covered] = await Promise.all([loadBundledDistricts(), listCoveredDistricts({ kysely })]);
  const { rows } = await sql<DistrictRow>`
    select btrim(district) as district, nullif(state, '') as state, (array_agg(id order by id))[1:${siteMovesListed}] as ids, count(*) as total
    from industry where btrim(district) <> '' and ${siteInScope()} group by 1, 2 order by 1, 2`.execute(kysely);
  const found = rows.flatMap((row) => {
    const because = explain(districts, row, covered);
    return because === null ? [] : [{ ...row, because }];
  });
  const because = new Map(found.flatMap(({ ids, because: why }) => ids.map((id) => [id, why] as const)));
  const total = found.reduce((sum, row) => sum + row.total, 0);
  if (because.size === 0) return { sites: [], total };
  const named = await kysely
    .selectFrom('industry')
    .select(['id', 'industry_name', 'district', 'state'])
    .where('id', 'in', [...because.keys()].slice(0, siteMovesListed))
    .orderBy('name_key')
    .execute();
  const sites = named.flatMap(({ id, industry_name: industryName, district, state }): MisplacedSite[] => {
    const why = because.get(id);
    return why === undefined ? [] : [{ id, industryName, district, state, because: why }];
  });
  return { sites, total };
};
