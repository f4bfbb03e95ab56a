import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import { type Account, ApiError, type EmergencyScope, type Scope } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/** Through whose eyes the rows are read. */
export interface Viewer extends Pick<Account, 'id' | 'scope'> {
  /** Opened in an emergency, besides the own scope; of calls that emergency access covers alone. */
  readonly emergency?: EmergencyScope | null;
}

const viewers = new AsyncLocalStorage<Viewer | null>();

/** Everything that the work reads and writes, and what it begins, is bound to this person's scope. */
export const runAsViewer = <T>(viewer: Viewer, work: () => T): T => viewers.run(viewer, work);

/** For what must look over the whole register whoever asked: free names and numbers, recipients, work that goes on after the answer. */
export const runUnscoped = <T>(work: () => T): T => viewers.run(null, work);

/** Null: everything is seen; a background job, a visitor's page, or a scope of all. */
export const findViewer = (): Viewer | null => {
  const viewer = viewers.getStore() ?? null;
  return viewer === null || viewer.scope.kind === 'all' ? null : viewer;
};

/** A stream that is read after the answer was handed over still reads as the one who asked. */
export const bindStream = (stream: Readable): void => {
  const within = AsyncLocalStorage.snapshot();
  const read = stream._read;
  stream._read = (size) => within(() => read.call(stream, size));
};

/** Areas are compared by name, ignoring case. */
export const toAreaKey = (area: string): string => area.trim().toLowerCase();

/** Tells scopes apart: what is kept for one is never given to another. */
const toScopeKey = (scope: Scope): string => {
  if ('industryIds' in scope) return `ids ${scope.industryIds.toSorted((a, b) => a - b).join()}`;
  return 'area' in scope ? `${scope.kind} ${toAreaKey(scope.area)}` : scope.kind;
};

/** Both scopes of a sight as one key. */
export const toViewerKey = ({ scope, emergency = null }: Pick<Viewer, 'scope' | 'emergency'>): string =>
  emergency === null ? toScopeKey(scope) : `${toScopeKey(scope)} + ${toScopeKey(emergency)}`;

/** The own scope and what is opened in an emergency. */
const listScopes = ({ scope, emergency = null }: Viewer): readonly Scope[] => (emergency === null ? [scope] : [scope, emergency]);

const joinWithOr = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

/** That an industry lies in the scope of whoever asks, as a condition on columns of `industry` under this name. */
export const siteInScope = (name = 'industry'): RawBuilder<boolean> => {
  const viewer = findViewer();
  const column = (of: string) => sql.ref(`${name}.${of}`);
  if (viewer === null) return sql<boolean>`true`;
  const isInScope = (scope: Scope): RawBuilder<boolean> => {
    if (scope.kind === 'all') return sql<boolean>`true`;
    if ('industryIds' in scope) return sql<boolean>`${column('id')} = any(${[...scope.industryIds]}::int[])`;
    if (scope.kind === 'district') return sql<boolean>`lower(btrim(${column('district')})) = ${toAreaKey(scope.area)}`;
    return sql<boolean>`lower(${column('state')}) = ${toAreaKey(scope.area)}`;
  };
  return joinWithOr(listScopes(viewer).map(isInScope));
};

/** The same of a row that hangs on an industry, by its column. */
export const siteIdInScope = (column: string): RawBuilder<boolean> => {
  const viewer = findViewer();
  if (viewer === null) return sql<boolean>`true`;
  const scopes = listScopes(viewer);
  const ids = scopes.flatMap((scope) => ('industryIds' in scope ? scope.industryIds : []));
  if (scopes.every((scope) => 'industryIds' in scope)) return sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`;
  return sql<boolean>`${sql.ref(column)} in (select id from industry where ${siteInScope()})`;
};

/** Of a run or an alert: one whose industry is gone belongs to who made it. */
export const madeInScope = (table: 'run' | 'alert'): RawBuilder<boolean> => {
  const viewer = findViewer();
  if (viewer === null) return sql<boolean>`true`;
  const own = sql`${sql.ref(`${table}.created_by_id`)} = ${viewer.id}`;
  const gone = sql`not exists (select from industry where id = ${sql.ref(`${table}.industry_id`)})`;
  return sql<boolean>`(${siteIdInScope(`${table}.industry_id`)} or (${own} and ${gone}))`;
};

const wasReleased = sql<boolean>`exists (select from alert_version told where told.alert_id = alert.id and told.state in ('released', 'cancelled'))`;

/** Of an alert to be read: what was released is read by whoever is signed in, for it may come over the border. */
export const releasedOrInScope = (): RawBuilder<boolean> =>
  findViewer() === null ? sql<boolean>`true` : sql<boolean>`(${madeInScope('alert')} or ${wasReleased})`;

/**
 * Of an incident. One at no site of the register belongs to who reported it and to the authorities of areas: nobody can tell in whose
 * district it is, and one report too many is better than one too few.
 */
export const incidentInScope = (): RawBuilder<boolean> => {
  const viewer = findViewer();
  if (viewer === null) return sql<boolean>`true`;
  const area = 'area' in viewer.scope;
  const placeless = sql`incident.industry_id is null and (${area}::bool or incident.created_by_id = ${viewer.id})`;
  return sql<boolean>`(${siteIdInScope('incident.industry_id')} or (${placeless}))`;
};

/** Of a chain to be read: those of the sites and districts within, and those of no site. */
export const chainInScope = (): RawBuilder<boolean> => {
  const inDistrict = sql`exists (select from industry where lower(btrim(district)) = lower(btrim(chain.district)) and ${siteInScope()})`;
  return sql<boolean>`(${siteIdInScope('chain.industry_id')} or (chain.industry_id is null and (chain.district is null or ${inDistrict})))`;
};

export const outsideScope = (message = 'This lies outside what you answer for'): ApiError => new ApiError('outside-scope', message);

interface NewSite {
  readonly district: string;
  readonly state: string | null;
}

export interface PlacedSite extends NewSite {
  readonly id: number;
}

/** `siteInScope` of a site that was read already. */
export const isSiteInScope = (viewer: Viewer, site: PlacedSite): boolean => listScopes(viewer).some((scope) => isInScope(scope, site));

const isInScope = (scope: Scope, site: PlacedSite): boolean => {
  if (scope.kind === 'all') return true;
  if ('industryIds' in scope) return scope.industryIds.includes(site.id);
  return toAreaKey(scope.kind === 'district' ? site.district : (site.state ?? '')) === toAreaKey(scope.area);
};

/** Why a site to be, or the change of one, would lie outside the scope of whoever asks; null: it lies within. */
export const findScopeProblem = (site: NewSite, isNew: boolean): string | null => {
  const scope = findViewer()?.scope;
  if (scope === undefined || scope.kind === 'all') return null;
  if ('industryIds' in scope) {
    return isNew ? 'You answer for sites by name: somebody who answers for the district brings a new one on board' : null;
  }
  const area = scope.kind === 'district' ? site.district : (site.state ?? '');
  if (area === '') return `You answer for ${scope.area}: give the site a position inside it`;
  return toAreaKey(area) === toAreaKey(scope.area) ? null : `The site would lie outside ${scope.area}, which you answer for`;
};

export const refuseSiteOutsideScope = (site: NewSite, isNew: boolean): void => {
  const reason = findScopeProblem(site, isNew);
  if (reason !== null) throw outsideScope(reason);
};

/** Whether whoever asks answers for a whole district (its name), or for every one (null); for a State it does where all of its sites lie in that. */
export const coversDistrict = async ({ kysely }: Pick<Database, 'kysely'>, district: string | null): Promise<boolean> => {
  const scope = findViewer()?.scope;
  if (scope === undefined) return true;
  if (district === null || !('area' in scope)) return false;
  if (scope.kind === 'district') return toAreaKey(scope.area) === toAreaKey(district);
  const asked = sql<{ within: boolean | null }>`
    select bool_and(coalesce(${siteInScope()}, false)) as within from industry where lower(btrim(district)) = ${toAreaKey(district)}`;
  const { rows } = await runUnscoped(() => asked.execute(kysely));
  return rows[0]?.within ?? false;
};
