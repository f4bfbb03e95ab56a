import {
  idempotencyHeader,
  incidentRoutes,
  inventoryExample,
  inventoryRoutes,
  isAllowed,
  type Route,
  type Scope,
  type ScopedNoun,
  type SignedInRole,
  sessionRoutes,
  signedInRoles,
} from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { callAbout, isEndless as endless, isNamedIn } from '../../testing/scope-matrix/call-about.ts';
import { addSite, addSiteRows, type SiteRows, type TestSite } from '../../testing/site-rows.ts';
import { toScopeColumns } from '../auth/scope-columns.ts';

const application = useApplication();

const own: TestSite = { mark: 'Ownmark', district: 'Ownmark', state: 'Gujarat', latitude: 21.7, longitude: 72.97 };
const foreign: TestSite = { mark: 'Foreignmark', district: 'Foreignmark', state: 'Maharashtra', latitude: 18.87, longitude: 73.15 };

const visitors = {} as Record<SignedInRole, Visitor>;
let ownRows: SiteRows;
let foreignRows: SiteRows;
/** Sites that the test deletes. */
const spares: SiteRows[] = [];
const spareSites = 40;

const buildScope = (role: SignedInRole, sites: readonly number[]): Scope => {
  if (role === 'plant') return { kind: 'site', industryIds: [...sites] };
  if (role === 'l0') return { kind: 'locality', industryIds: [...sites] };
  if (role === 'imt' || role === 'l1') return { kind: 'district', area: 'OWNMARK' };
  return role === 'l2' ? { kind: 'state', area: 'Gujarat' } : { kind: 'all' };
};
const seesAll = (role: SignedInRole): boolean => role === 'l3' || role === 'admin';

beforeAll(async () => {
  const { database, as } = application();
  const ownId = await addSite(database, own);
  ownRows = await addSiteRows(database, ownId, own);
  foreignRows = await addSiteRows(database, await addSite(database, foreign), foreign);
  for (let number = 0; number < spareSites; number += 1) {
    const id = await addSite(database, own);
    spares.push({ ...ownRows, industry: id });
  }
  const sites = [ownId, ...spares.map(({ industry }) => industry)];
  for (const role of signedInRoles) {
    visitors[role] = await as(role);
    const scope = buildScope(role, sites);
    await database.kysely.updateTable('person').set(toScopeColumns(scope)).where('id', '=', `demo-${role}`).execute();
    await vi.waitFor(async () => expect((await visitors[role].call(sessionRoutes.read)).body.account?.scope.kind).toBe(scope.kind));
  }
}, 120_000);

const ask = (role: SignedInRole, route: Route, rows: SiteRows) => {
  const { url, ...asked } = callAbout(route, rows);
  return visitors[role].raw(route.method, url, asked);
};

const expectedRefusal = (route: Route): number => (isNamedIn(route, 'body') ? 403 : 404);
const aboutRow = routes.filter(({ scope, permission }) => typeof scope !== 'string' && permission !== 'public');
/** Of a row that a person may open. */
const missing: ReadonlySet<number> = new Set([403, 404, 500]);
const holds = (role: SignedInRole, { permission }: Route): boolean => isAllowed(role, permission);

describe('a row outside the scope is not found, and nothing is written about it', () => {
  test.each(signedInRoles)('as %s', async (role) => {
    const wrong: string[] = [];
    for (const route of aboutRow) {
      if (seesAll(role) && route.method !== 'GET') continue;
      const { statusCode, json } = await ask(role, route, foreignRows);
      const refusal = (): string => `${statusCode} ${(json() as { error?: { code?: string } }).error?.code}`;
      if (holds(role, route) && seesAll(role)) {
        if (missing.has(statusCode)) wrong.push(`${route.id}: ${statusCode}`);
        continue;
      }
      const expected = !holds(role, route) ? '403 forbidden' : expectedRefusal(route) === 404 ? '404 not-found' : '403 outside-scope';
      const answer = statusCode < 400 ? String(statusCode) : refusal();
      if (answer !== expected) wrong.push(`${route.id}: ${answer}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});

test.each([
  [inventoryRoutes.update, inventoryExample],
  [inventoryRoutes.remove, undefined],
  [incidentRoutes.note, { text: 'x' }],
  [incidentRoutes.unlink, undefined],
] as const)('$id about a row outside the scope is refused with a key too, which stays unused', async (route, body) => {
  const { url } = callAbout(route, foreignRows);
  const headers = { [idempotencyHeader]: 'outside-the-scope' };
  const { statusCode } = await visitors.l1.raw(route.method, url, { headers, ...(body === undefined ? {} : { body }) });
  expect(statusCode).toBe(404);
  const { rowCount } = await application().database.pool.query("select from idempotent_answer where key = 'outside-the-scope'");
  expect(rowCount).toBe(0);
});

test.each([
  (id: number) => `0x${id.toString(16)}`,
  (id: number) => `${id}.0`,
  (id: number) => `${id}e0`,
  (id: number) => `%20${id}`,
  (id: number) => `%2B${id}`,
  (id: number) => `0000000000${id}`,
])('a site outside the scope is not found, however its id is written: %s', async (write) => {
  for (const path of ['sensors', 'runs', 'detections', 'duties'])
    expect((await visitors.plant.raw('GET', `/api/${path}?industryId=${write(foreignRows.industry)}`)).statusCode, path).toBe(404);
});

describe('a row within the scope is found', () => {
  let rows: SiteRows | undefined;
  /** Rows as first created: new ones once a call may have changed the last. */
  const untouched = async (route: Route): Promise<SiteRows> => {
    if (route.method === 'GET') return ownRows;
    const of = (route.scope as { readonly of: ScopedNoun }).of;
    if (route.method === 'DELETE' && of === 'industry') return spares.pop() ?? ownRows;
    rows ??= await addSiteRows(application().database, ownRows.industry, own);
    return rows;
  };
  test.each(signedInRoles)('as %s', async (role) => {
    const wrong: string[] = [];
    for (const route of aboutRow) {
      const { statusCode, payload } = await ask(role, route, await untouched(route));
      if (route.method !== 'GET' && statusCode < 300) rows = undefined;
      if (holds(role, route) ? missing.has(statusCode) : statusCode !== 403)
        wrong.push(`${route.id}: ${statusCode}${holds(role, route) ? '' : ', not 403'} ${payload.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  });
});

const readable = routes.filter(
  (route) => route.method === 'GET' && route.permission !== 'public' && !endless(route) && route.answerType !== 'application/pdf',
);
/** It answers one number, which is not found outside the scope (`incidents.test.ts`). */
const one = 'findGivenIncident';
const many = readable.filter((route) => route.id !== one && (route.scope === 'rows' || isNamedIn(route, 'query')));
/** Lists that name one site or nothing: without a site, the call is refused. */
const asksWithoutSite = async (role: SignedInRole, route: Route) => visitors[role].raw('GET', route.path);

describe('no list, count or file contains a row outside the scope', () => {
  // The newest, for lists that begin with them.
  beforeAll(async () => {
    foreignRows = await addSiteRows(application().database, foreignRows.industry, foreign);
  });

  test.each(signedInRoles.filter((role) => !seesAll(role)))('as %s', async (role) => {
    const wrong: string[] = [];
    for (const route of readable) {
      const { payload } = typeof route.scope === 'string' ? await ask(role, route, ownRows) : await asksWithoutSite(role, route);
      const at = payload.indexOf(foreign.mark);
      if (at >= 0) wrong.push(`${route.id}: ${payload.slice(Math.max(0, at - 100), at + 100)}`);
    }
    expect(wrong).toEqual([]);
  });

  /** Further required parameters. */
  const more = (): Readonly<Record<string, string>> => ({
    listSiteCases: `?industries=${foreignRows.industry}`,
    listRiskStudies: `?industryId=${foreignRows.industry}`,
    listSensors: `?industryId=${foreignRows.industry}`,
    listDutyEntries: `?rule=accident-report&subject=site:${foreignRows.industry}`,
    listChemicalTypes: `?search=${foreign.mark}`,
    listIndustries: `?search=${foreign.mark}`,
    listStandingFootprints: `?search=${foreign.mark}`,
    listDuties: `?search=${foreign.mark}`,
  });
  /** Empty, or a number. */
  const nothingToTell = new Set([
    'readStandingJob',
    'listOpenEscalations',
    'listReportsWithoutIncident',
    'readDrillsNow',
    'listSiteCases',
    'listDutyEntries',
    'listImportGaps',
    'listSecondPersonBars',
  ]);
  test('each of them answers a person with scope all', async () => {
    const wrong: string[] = [];
    for (const route of many) {
      const path = route.path.replace(':chemical', encodeURIComponent(`${foreign.mark} substance`));
      const { payload, statusCode } = await visitors.admin.raw('GET', `${path}${more()[route.id] ?? ''}`);
      const mark = route.id === 'listGujaratIndustries' ? own.mark : foreign.mark;
      if (statusCode !== 200 || (!nothingToTell.has(route.id) && !payload.includes(mark)))
        wrong.push(`${route.id}: ${statusCode}, without ${mark}: ${payload.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  });
});
