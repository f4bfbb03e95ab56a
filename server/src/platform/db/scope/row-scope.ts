import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import { type Account, ApiError, type Scope } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/** The person and scope that rows are read with. */
export interface Viewer extends Pick<Account, 'id' | 'scope'> {
  /** Sites that are opened to the team of an incident with this person in it; none on calls that do not read stock and contacts. */
  readonly opened: readonly number[];
}

const viewers = new AsyncLocalStorage<Viewer | null>();

/** All reads and writes of the work, and of what it starts, are limited to this person's scope. */
export const runAsViewer = <T>(viewer: Viewer, work: () => T): T => viewers.run(viewer, work);

/** For work over the whole register, independent of the caller: unused names and numbers, recipients, work after the answer. */
export const runUnscoped = <T>(work: () => T): T => viewers.run(null, work);

/** Null: no limit (a background job, a visitor's page, or the scope `all`). */
export const findViewer = (): Viewer | null => {
  const viewer = viewers.getStore() ?? null;
  return viewer === null || viewer.scope.kind === 'all' ? null : viewer;
};

/** A stream that is read after the answer was returned keeps the scope of its caller. */
export const bindStream = (stream: Readable): void => {
  const within = AsyncLocalStorage.snapshot();
  const read = stream._read;
  stream._read = (size) => within(() => read.call(stream, size));
};

/** Areas are compared by name, ignoring case. */
export const toAreaKey = (area: string): string => area.trim().toLowerCase();

/** A cache key per scope: a value cached for one scope is never given to another. */
const toScopeKey = (scope: Scope): string => {
  if ('industryIds' in scope) return `ids ${scope.industryIds.toSorted((a, b) => a - b).join()}`;
  return 'area' in scope ? `${scope.kind} ${toAreaKey(scope.area)}` : scope.kind;
};

/** The scope of a viewer with the opened sites as one key. */
export const toViewerKey = ({ scope, opened }: Pick<Viewer, 'scope' | 'opened'>): string =>
  opened.length === 0 ? toScopeKey(scope) : `${toScopeKey(scope)} + ${opened.join()}`;

const joinWithOr = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

/** Condition that an industry is in the caller's scope, or opened to them, on columns of `industry` under this alias. */
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
  const { scope, opened } = viewer;
  return opened.length === 0 ? isInScope(scope) : joinWithOr([isInScope(scope), sql`${column('id')} = any(${[...opened]}::int[])`]);
};

/** The same for a row that refers to an industry, by its column. */
export const siteIdInScope = (column: string): RawBuilder<boolean> => {
  const viewer = findViewer();
  if (viewer === null) return sql<boolean>`true`;
  const { scope, opened } = viewer;
  if ('industryIds' in scope) return sql<boolean>`${sql.ref(column)} = any(${[...scope.industryIds, ...opened]}::int[])`;
  return sql<boolean>`${sql.ref(column)} in (select id from industry where ${siteInScope()})`;
};

type Kept = 'run' | 'alert' | 'incident' | 'drill' | 'detection';

/** The district or State that was responsible when the record was made: it stays so when the site moves or is deleted (`0031_site_scope.sql`). */
const wasMadeInScope = ({ scope }: Viewer, table: Kept): RawBuilder<boolean> =>
  'area' in scope ? sql<boolean>`lower(${sql.ref(`${table}.made_${scope.kind}`)}) = ${toAreaKey(scope.area)}` : sql<boolean>`false`;

/** For a record that keeps the scope it was made in: its site is in the scope, or was when the record was made. */
export const recordInScope = (table: Kept): RawBuilder<boolean> => {
  const viewer = findViewer();
  if (viewer === null) return sql<boolean>`true`;
  return joinWithOr([siteIdInScope(`${table}.industry_id`), wasMadeInScope(viewer, table)]);
};

/** For a run or an alert: one whose industry is gone belongs to its author, too. */
export const madeInScope = (table: 'run' | 'alert'): RawBuilder<boolean> => {
  const viewer = findViewer();
  if (viewer === null) return sql<boolean>`true`;
  const own = sql`${sql.ref(`${table}.created_by_id`)} = ${viewer.id}`;
  const gone = sql`not exists (select from industry where id = ${sql.ref(`${table}.industry_id`)})`;
  return sql<boolean>`(${recordInScope(table)} or (${own} and ${gone}))`;
};

const wasReleased = sql<boolean>`exists (select from alert_version version where version.alert_id = alert.id and version.state in ('released', 'cancelled'))`;

/** For reading an alert: everybody signed in may read a released one, since it may affect a neighbouring area. */
export const releasedOrInScope = (): RawBuilder<boolean> =>
  findViewer() === null ? sql<boolean>`true` : sql<boolean>`(${madeInScope('alert')} or ${wasReleased})`;

/**
 * For an incident. One without a site belongs to its reporter, and where nothing says which district or State to those of all: one report
 * too many is better than one too few.
 */
export const incidentInScope = (): RawBuilder<boolean> => {
  const viewer = findViewer();
  if (viewer === null) return sql<boolean>`true`;
  const { kind } = viewer.scope;
  const placeless =
    kind === 'district' ? sql`incident.made_district is null` : kind === 'state' ? sql`coalesce(incident.made_state, '') = ''` : sql`false`;
  const without = sql`incident.industry_id is null and (${placeless} or incident.created_by_id = ${viewer.id})`;
  return sql<boolean>`(${recordInScope('incident')} or (${without}))`;
};

/** For reading an escalation chain: those of sites and districts in the scope, and those without a site. */
export const chainInScope = (): RawBuilder<boolean> => {
  const inDistrict = sql`exists (select from industry where lower(btrim(district)) = lower(btrim(chain.district)) and ${siteInScope()})`;
  return sql<boolean>`(${siteIdInScope('chain.industry_id')} or (chain.industry_id is null and (chain.district is null or ${inDistrict})))`;
};

/**
 * For answering an assessment request: the authority of its district and of that district's State. One without a known State is for
 * every State: one reader too many is better than a request that nobody reads.
 */
export const requestInScope = (): RawBuilder<boolean> => {
  const scope = findViewer()?.scope;
  if (scope === undefined || scope.kind === 'all') return sql<boolean>`true`;
  if (scope.kind === 'district') return sql<boolean>`coalesce(lower(btrim(district)) = ${toAreaKey(scope.area)}, false)`;
  return scope.kind === 'state' ? sql<boolean>`(state is null or lower(state) = ${toAreaKey(scope.area)})` : sql<boolean>`false`;
};

/** For reading a request: also the person who asked. */
export const requestReadable = (): RawBuilder<boolean> => {
  const viewer = findViewer();
  return viewer === null ? sql<boolean>`true` : sql<boolean>`(${requestInScope()} or coalesce(requested_by_id = ${viewer.id}, false))`;
};

/** For the move of a site: both authorities see it, that of the old place and that of the new. */
export const siteMoveInScope = (): RawBuilder<boolean> => {
  const viewer = findViewer();
  if (viewer === null) return sql<boolean>`true`;
  const { scope } = viewer;
  if (!('area' in scope)) return siteIdInScope('site_move.industry_id');
  const columns = [sql.ref(`site_move.from_${scope.kind}`), sql.ref(`site_move.to_${scope.kind}`)];
  const inArea = columns.map((column) => sql<boolean>`lower(btrim(${column})) = ${toAreaKey(scope.area)}`);
  return joinWithOr([siteIdInScope('site_move.industry_id'), ...inArea]);
};

export const outsideScope = (message = 'This is outside your scope'): ApiError => new ApiError('outside-scope', message);

interface NewSite {
  readonly district: string;
  readonly state: string | null;
}

/** The area that a record keeps; null: it was made at no site. */
export interface MadeIn {
  readonly district: string | null;
  readonly state: string | null;
}

export interface PlacedSite extends NewSite {
  readonly id: number;
}

/** `recordInScope` for a record that was already read, by the area that was responsible when it was made. */
export const isAreaInScope = (scope: Scope, { district, state }: MadeIn): boolean =>
  'area' in scope && toAreaKey((scope.kind === 'district' ? district : state) ?? '') === toAreaKey(scope.area);

/** `siteInScope` for a site that was already read. */
export const isSiteInScope = (scope: Scope, site: PlacedSite): boolean => {
  if (scope.kind === 'all') return true;
  if ('industryIds' in scope) return scope.industryIds.includes(site.id);
  return toAreaKey(scope.kind === 'district' ? site.district : (site.state ?? '')) === toAreaKey(scope.area);
};

/** Why a new or changed site would be outside the caller's scope; null: it is inside. */
export const findScopeProblem = (site: NewSite, isNew: boolean): string | null => {
  const scope = findViewer()?.scope;
  if (scope === undefined || scope.kind === 'all') return null;
  if ('industryIds' in scope) {
    return isNew ? 'Your scope is a list of sites: ask your district authority to add a new site' : null;
  }
  const area = scope.kind === 'district' ? site.district : (site.state ?? '');
  if (area === '') return `Your scope is ${scope.area}: give the site a position inside it`;
  return toAreaKey(area) === toAreaKey(scope.area) ? null : `The site would lie outside ${scope.area}, which is your scope`;
};

export const refuseSiteOutsideScope = (site: NewSite, isNew: boolean): void => {
  const reason = findScopeProblem(site, isNew);
  if (reason !== null) throw outsideScope(reason);
};

/**
 * The district (its name) that the caller's scope covers completely, or null for every district; the scope of a State covers a
 * district where all of its sites are in that State.
 */
export const coversDistrict = async ({ kysely }: Pick<Database, 'kysely'>, district: string | null): Promise<boolean> => {
  const scope = findViewer()?.scope;
  if (scope === undefined) return true;
  if (district === null || !('area' in scope)) return false;
  if (scope.kind === 'district') return toAreaKey(scope.area) === toAreaKey(district);
  const query = sql<{ within: boolean | null }>`
    select bool_and(coalesce(${siteInScope()}, false)) as within from industry where lower(btrim(district)) = ${toAreaKey(district)}`;
  const { rows } = await runUnscoped(() => query.execute(kysely));
  return rows[0]?.within ?? false;
};
