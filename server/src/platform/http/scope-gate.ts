import { ApiError, type Route, type RouteScope, type ScopedNoun } from '@hazardguard/contract';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import {
  chainInScope,
  findViewer,
  incidentInScope,
  madeInScope,
  outsideScope,
  recordInScope,
  releasedOrInScope,
  requestInScope,
  runUnscoped,
  siteIdInScope,
  siteInScope,
  siteMoveInScope,
} from '../db/scope/row-scope.ts';

type Named = string | number;

/** As names are compared in the register (`industry_id_named` of the migrations). */
const isSiteNamed = (name: Named) => sql`industry.id = industry_id_named(${String(name)})`;

const queryBySite = (table: string) => (id: Named) => ({
  there: sql`select from ${sql.table(table)} where id = ${id}`,
  within: siteIdInScope(`${table}.industry_id`),
});

type Rows = (id: Named) => { readonly there: RawBuilder<unknown>; readonly within: RawBuilder<boolean> };

/** The row that a call names, and the condition for being in the caller's scope. */
const rowQueries: Readonly<Record<Exclude<ScopedNoun, 'duty-subject'>, Rows>> = {
  industry: (id) => ({ there: sql`select from industry where id = ${id}`, within: siteInScope() }),
  'industry-name': (name) => ({ there: sql`select from industry where ${isSiteNamed(name)}`, within: siteInScope() }),
  'site-move': (id) => ({ there: sql`select from site_move where id = ${id}`, within: siteMoveInScope() }),
  'inventory-item': queryBySite('inventory_item'),
  'site-image': queryBySite('site_image'),
  sensor: queryBySite('sensor'),
  detection: (id) => ({ there: sql`select from detection where id = ${id}`, within: recordInScope('detection') }),
  drill: (id) => ({ there: sql`select from drill where id = ${id}`, within: recordInScope('drill') }),
  'risk-study': queryBySite('risk_study'),
  run: (id) => ({ there: sql`select from run where id = ${id}`, within: madeInScope('run') }),
  alert: (id) => ({ there: sql`select from alert where id = ${id}`, within: madeInScope('alert') }),
  'released-alert': (id) => ({ there: sql`select from alert where id = ${id}`, within: releasedOrInScope() }),
  incident: (id) => ({ there: sql`select from incident where id = ${id}`, within: incidentInScope() }),
  'escalation-chain': (id) => ({ there: sql`select from escalation_chain chain where id = ${id}`, within: chainInScope() }),
  'assessment-request': (id) => ({ there: sql`select from assessment_request where id = ${id}`, within: requestInScope() }),
};

const wholeNumber = /^\d{1,10}$/;
const largestId = 2 ** 31 - 1;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const shapes: Readonly<Record<ScopedNoun, RegExp>> = {
  industry: wholeNumber,
  'industry-name': /\S/,
  'site-move': wholeNumber,
  'inventory-item': wholeNumber,
  'site-image': wholeNumber,
  sensor: wholeNumber,
  detection: wholeNumber,
  drill: wholeNumber,
  'escalation-chain': wholeNumber,
  'assessment-request': wholeNumber,
  'risk-study': uuid,
  run: uuid,
  alert: uuid,
  'released-alert': uuid,
  incident: /^INC\d{6}$/,
  'duty-subject': /^(site:\d{1,9}|district:.*\S)$/,
};

const notFoundMessages: Readonly<Record<ScopedNoun, string>> = {
  industry: 'There is no such industry',
  'industry-name': 'There is no industry of this name',
  'site-move': 'There is no such move of a site',
  'inventory-item': 'There is no such inventory item',
  'site-image': 'There is no such picture',
  sensor: 'There is no such sensor',
  detection: 'There is no such detection',
  drill: 'There is no such drill',
  'escalation-chain': 'There is no such chain',
  'assessment-request': 'There is no such assessment request',
  'risk-study': 'There is no such study',
  run: 'There is no such run',
  alert: 'There is no such alert',
  'released-alert': 'There is no such alert',
  incident: 'There is no such incident',
  'duty-subject': 'There is no such duty: the site or district is not in the register',
};

/** A duty belongs to a site, to a district with a site in the scope, or to every State. */
const queryDutySubject = (subject: string): ReturnType<Rows> => {
  const name = subject.slice(subject.indexOf(':') + 1);
  if (subject.startsWith('site:')) return rowQueries.industry(Number(name));
  const there = sql`select from industry where lower(btrim(district)) = lower(btrim(${name}::text))`;
  return { there, within: siteInScope() };
};

const readNoun = (scope: RouteScope, request: FastifyRequest): readonly [ScopedNoun, unknown] | null => {
  if (typeof scope === 'string') return null;
  const part = 'param' in scope ? request.params : 'query' in scope ? request.query : request.body;
  const name = 'param' in scope ? scope.param : 'query' in scope ? scope.query : scope.body;
  return [scope.of, (part as Readonly<Record<string, unknown>> | undefined | null)?.[name]];
};

/** A name that no site has needs no refusal where it is only said: an incident may be at a place outside the register. */
const maySayUnknown = (scope: RouteScope): boolean => typeof scope !== 'string' && 'body' in scope && scope.of === 'industry-name';

/**
 * Refuses a call about a row outside the caller's scope, before its handler and before its body is parsed: with 404 where the row
 * is the resource, with 403 where something would be written about it. One that does not exist gets the same answer, so that nobody
 * learns which numbers exist elsewhere. Malformed input is left to the contract's check.
 */
export const requireRowInScope = async ({ kysely }: Database, { scope, method }: Route, request: FastifyRequest): Promise<void> => {
  const named = findViewer() === null ? null : readNoun(scope, request);
  if (named === null) return;
  const [noun, raw] = named;
  // As the contract parses it: '0x2a', '42.0' and ' 42' are the id 42.
  const number = shapes[noun] === wholeNumber && typeof raw === 'string' ? Number(raw) : raw;
  const value = typeof number === 'number' && number > largestId ? null : number;
  if ((typeof value !== 'string' && typeof value !== 'number') || !shapes[noun].test(String(value))) return;
  const { there, within } = noun === 'duty-subject' ? queryDutySubject(String(value)) : rowQueries[noun](value);
  const query = sql<{ there: boolean; within: boolean }>`
    select exists (${there}) as there, exists (${there} and ${within}) as within`;
  // Rows outside the scope are looked up too, to tell their names from names of no site.
  const { rows } = await runUnscoped(() => query.execute(kysely));
  const [row] = rows;
  if (row === undefined || row.within || (!row.there && maySayUnknown(scope))) return;
  throw typeof scope !== 'string' && 'body' in scope && method !== 'GET'
    ? outsideScope()
    : new ApiError('not-found', notFoundMessages[noun]);
};
