import type { Scope } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { runUnscoped, toAreaKey } from '../db/scope/row-scope.ts';

interface Site {
  readonly id: number;
  readonly name: string;
  readonly district: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** The sites needed to compare some scopes. */
export interface ScopeSites {
  readonly byId: ReadonlyMap<number, Site>;
  /** By the normalised district name. */
  readonly byDistrict: ReadonlyMap<string, readonly Site[]>;
}

/** Reads the sites that the scopes name, and those of their districts, from the whole register: scopes are compared by them. */
export const readScopeSites = (database: Database, scopes: readonly Scope[]): Promise<ScopeSites> =>
  runUnscoped(() => readSites(database, scopes));

const readSites = async ({ kysely }: Database, scopes: readonly Scope[]): Promise<ScopeSites> => {
  const ids = scopes.flatMap((scope) => ('industryIds' in scope ? scope.industryIds : []));
  const districts = scopes.flatMap((scope) => (scope.kind === 'district' ? [toAreaKey(scope.area)] : []));
  const { rows } = await sql<{
    readonly id: number;
    readonly industry_name: string;
    readonly district: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
  }>`
    select id, industry_name, district, latitude, longitude from industry
    where id = any(${ids}::int[]) or lower(btrim(district)) = any(${districts}::text[])`.execute(kysely);
  const sites = rows.map(({ id, industry_name: name, district, latitude, longitude }) => ({
    id,
    name,
    district,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
  return { byId: new Map(sites.map((site) => [site.id, site])), byDistrict: Map.groupBy(sites, ({ district }) => toAreaKey(district)) };
};

/** The names in a scope: its sites, district or State; none for all. A deleted site has no name. */
export const listPlaceNames = (scope: Scope, { byId }: ScopeSites): string[] => {
  if ('industryIds' in scope) return scope.industryIds.flatMap((id) => byId.get(id)?.name ?? []);
  return 'area' in scope ? [scope.area] : [];
};

/** The State of a position, by the nearest known place; null: none near. */
export type FindState = (latitude: number, longitude: number) => string | null;

/**
 * True when the outer scope contains all of the inner one. Unknown counts as no: a district without sites, a site without a
 * position, a deleted site.
 */
export const isScopeWithin = (inner: Scope, outer: Scope, sites: ScopeSites, findState: FindState): boolean => {
  if (outer.kind === 'all') return true;
  if (inner.kind === 'all') return false;
  if ('area' in inner && inner.kind === outer.kind) return toAreaKey(inner.area) === toAreaKey(outer.area);
  if (inner.kind === 'state') return false;
  if ('industryIds' in outer) return 'industryIds' in inner && inner.industryIds.every((id) => outer.industryIds.includes(id));
  const within = (site: Site | undefined): boolean => {
    if (site === undefined) return false;
    if (outer.kind === 'district') return toAreaKey(site.district) === toAreaKey(outer.area);
    return site.position !== null && toAreaKey(findState(site.position.latitude, site.position.longitude) ?? '') === toAreaKey(outer.area);
  };
  const own =
    'industryIds' in inner ? inner.industryIds.map((id) => sites.byId.get(id)) : (sites.byDistrict.get(toAreaKey(inner.area)) ?? []);
  return own.length > 0 && own.every(within);
};
