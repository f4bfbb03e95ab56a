import {
  alertRoutes,
  incidentSiteRoutes,
  isAllowed,
  type Route,
  type ScopedNoun,
  sessionRoutes,
  siteMoveRoutes,
} from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import type { OpenApi } from '../../testing/fuzz/operations.ts';
import { type CallAbout, callAbout, isEndless, isNamedIn } from '../../testing/scope-matrix/call-about.ts';
import { makeFillBody } from '../../testing/scope-matrix/fill-body.ts';
import { expectedGaps, findGap, isDocument, notSent } from '../../testing/scope-matrix/gaps.ts';
import {
  isOpened,
  listHiddenTexts,
  type MatrixPerson,
  matrixPeople,
  maySee,
  openedSites,
  toScope,
} from '../../testing/scope-matrix/people.ts';
import { type MatrixSite, makeMatrixSites, missingRows } from '../../testing/scope-matrix/sites.ts';
import { makeTally } from '../../testing/scope-matrix/tally.ts';
import type { SiteRows } from '../../testing/site-rows.ts';
import { createFirstAdministrator, joinAs } from '../../testing/test-people.ts';
import { productVersion } from '../env/product-version.ts';
import { buildOpenApi } from './openapi.ts';

const application = useApplication({ settings: { mode: 'live' } });
const { fillBody, listNames } = makeFillBody(buildOpenApi(productVersion) as unknown as OpenApi);

const visitors = new Map<MatrixPerson, Visitor>();
let sites: readonly MatrixSite[] = [];

const tally = makeTally();
const { count } = tally;

beforeAll(async () => {
  const administrator = await createFirstAdministrator(application());
  let joined = 0;
  const joinPerson = (role: MatrixPerson['role'], scope: ReturnType<typeof toScope>) => {
    joined += 1;
    return joinAs(application(), administrator, { email: `person${joined}@example.org`, role, scope });
  };
  const newAuthority = await joinPerson('l1', { kind: 'district', area: 'Raigad' });
  const joinPlant = (industry: number) => joinPerson('plant', { kind: 'site', industryIds: [industry] });
  sites = await makeMatrixSites({ application: application(), administrator, joinPlant, newAuthority });
  for (const person of matrixPeople)
    visitors.set(person, person.role === 'admin' ? administrator : await joinPerson(person.role, toScope(person, sites)));
  await openSites(administrator);
}, 240_000);

/** Two incidents open a site to the same team; one of them is closed. */
const openSites = async (administrator: Visitor): Promise<void> => {
  const { pool } = application().database;
  const team = [...visitors].find(([{ name }]) => name === 'team of an incident')?.[1];
  const { account } = (await (team as Visitor).call(sessionRoutes.read)).body;
  await pool.query(
    `with member as (
       insert into stakeholder (name, designation, contact_number, email_address, address) values ('Meera', 'x', '1', $1, 'x') returning id)
     insert into stakeholder_membership (stakeholder_id, stakeholder_group, role, external_id) select id, 'incident_management_team', 'x', 'meera' from member`,
    [account?.email],
  );
  for (const state of ['open', 'closed'] as const) {
    const rows = sites.find((site) => site.state === openedSites[state])?.rows ?? missingRows;
    const { rows: added } = await pool.query<{ id: string }>(
      `insert into incident (industry_name, assign, created_by, created_by_id, changed_by, changed_by_id)
       values ($1, 'meera', 'x', 'x', 'x', 'x') returning id`,
      [rows['industry-name']],
    );
    const params = { id: added[0]?.id ?? '' };
    await administrator.call(incidentSiteRoutes.open, { params, body: { industryId: rows.industry } });
    if (state === 'closed') await pool.query(`update incident set state = 'Closed' where id = $1`, [params.id]);
  }
};

const send = async (person: MatrixPerson, route: Route, { url, ...asked }: CallAbout): Promise<LightMyRequestResponse> => {
  const visitor = visitors.get(person);
  if (visitor === undefined) throw new Error(`${person.name} has not joined`);
  return visitor.raw(route.method, url, asked);
};

/** Status and body of a refusal, without the id of the request and without what was sent. */
const toText = ({ statusCode, payload }: LightMyRequestResponse): string =>
  `${statusCode} ${payload
    .replace(/"requestId":"[^"]*"/, '')
    .replace(/"value":"[^"]*"/g, '')
    .slice(0, 400)}`;

const findHidden = (person: MatrixPerson, route: Route, { payload }: LightMyRequestResponse): string | null => {
  const found = sites.flatMap((site) => listHiddenTexts(person, site, route)).find((text) => payload.includes(text));
  if (found === undefined) return null;
  const at = payload.indexOf(found);
  return `tells '${payload.slice(Math.max(0, at - 80), at + 80)}'`;
};

const aboutRow = routes.filter((route) => typeof route.scope !== 'string' && route.permission !== 'public');
const toNoun = (route: Route): ScopedNoun => (route.scope as { readonly of: ScopedNoun }).of;
const mayRead = (person: MatrixPerson, site: MatrixSite, route: Route): boolean =>
  maySee(person, site, toNoun(route)) || isOpened(person, site, route);
const holds = ({ role }: MatrixPerson, route: Route): boolean => isAllowed(role, route.permission);

/** What a second alert of the site, a public one, is judged for. */
const ofAlerts: ReadonlySet<ScopedNoun> = new Set(['alert', 'released-alert']);
const listCases = (route: Route): readonly MatrixSite[] => sites.filter(({ isPublic }) => !isPublic || ofAlerts.has(toNoun(route)));

/** The name of a site outside is refused, an unknown one is not: names are public (`findPlacesToFollow`), and taken ones are refused anyway. */
const saysTakenName = (route: Route): boolean => isNamedIn(route, 'body') && toNoun(route) === 'industry-name';

describe('a row that a person may not see answers as one that does not exist', () => {
  test.each(matrixPeople)('$name ($role)', async (person) => {
    const wrong: string[] = [];
    for (const route of aboutRow) {
      const missing = toText(await send(person, route, fillBody(route, missingRows)));
      for (const site of listCases(route)) {
        if (holds(person, route) && (person.covers === 'all' || mayRead(person, site, route))) continue;
        const answer = await send(person, route, fillBody(route, site.rows));
        const hidden = findHidden(person, route, answer);
        const isKnown = saysTakenName(route) && answer.statusCode === 403;
        if (toText(answer) !== missing && !isKnown) wrong.push(`${route.id} of ${site.state}: ${toText(answer)}, but of none: ${missing}`);
        if (hidden !== null) wrong.push(`${route.id} of ${site.state} ${hidden}`);
        count('refused', person.name, site.state);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a row that a person may see is read, without what belongs to others', () => {
  test.each(matrixPeople)('$name ($role)', async (person) => {
    const wrong: string[] = [];
    for (const route of aboutRow) {
      if (route.method !== 'GET' || isDocument(route) || !holds(person, route)) continue;
      for (const site of listCases(route)) {
        if (!mayRead(person, site, route)) continue;
        const answer = await send(person, route, callAbout(route, site.rows));
        const hidden = findHidden(person, route, answer);
        if ([403, 404, 500].includes(answer.statusCode)) wrong.push(`${route.id} of ${site.state}: ${toText(answer)}`);
        if (hidden !== null) wrong.push(`${route.id} of ${site.state} ${hidden}`);
        count('read', person.name, site.state);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const lists = routes.filter(
  (route) =>
    route.method === 'GET' && route.permission !== 'public' && !isEndless(route) && !isDocument(route) && !isNamedIn(route, 'param'),
);

describe('no list, count or file contains what a person may not see', () => {
  test.each(matrixPeople)('$name ($role)', async (person) => {
    const wrong: string[] = [];
    for (const route of lists) {
      const { url } = callAbout({ ...route, scope: 'rows' }, missingRows);
      const asked = listNames(route).length === 0 ? [] : sites.filter(({ isPublic }) => !isPublic).map(({ rows }) => fillBody(route, rows));
      for (const call of [{ url }, ...asked]) {
        const answer = await send(person, route, call);
        // A search is repeated in some answers.
        const hidden = call.url.includes('search=') ? null : findHidden(person, route, answer);
        if (answer.statusCode === 500) wrong.push(`${route.id}: ${toText(answer)}`);
        if (hidden !== null) wrong.push(`${route.id} ${hidden}`);
        count('list', person.name, 'all');
      }
    }
    expect(wrong).toEqual([]);
  });
});

const withoutRow = routes.filter(
  (route) => route.method !== 'GET' && route.permission !== 'public' && typeof route.scope === 'string' && !(route.id in notSent),
);

describe('a call that names a row only in its body treats a hidden one as none', () => {
  test.each(matrixPeople.filter(({ covers }) => covers !== 'all'))('$name ($role)', async (person) => {
    const wrong: string[] = [];
    for (const route of withoutRow) {
      if (!holds(person, route)) continue;
      const names = listNames(route).length > 0;
      const hiddenSites = names ? sites.filter((site) => !site.isPublic && !maySee(person, site, 'industry')) : [];
      const missing = await send(person, route, fillBody(route, missingRows));
      for (const [state, answer] of [
        ['none', missing] as const,
        ...(await Promise.all(
          hiddenSites.map(async (site) => [site.state, await send(person, route, fillBody(route, site.rows))] as const),
        )),
      ]) {
        const hidden = findHidden(person, route, answer);
        if (hidden !== null) wrong.push(`${route.id} of ${state} ${hidden}`);
        if (answer.statusCode >= 400 && toText(answer) !== toText(missing))
          wrong.push(`${route.id} of ${state}: ${toText(answer)}, but of none: ${toText(missing)}`);
        count('body', person.name, state);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a call about an own row that also names a hidden one treats that as none', () => {
  const people = matrixPeople.filter(({ name }) => ['site', 'locality', 'team of before', 'district of before'].includes(name));
  const own = () => sites.find(({ state }) => state === 'stays')?.rows ?? missingRows;
  const withBody = aboutRow.filter((route) => route.method !== 'GET' && listNames(route).length > 0);

  test.each(people)('$name ($role)', async (person) => {
    const wrong: string[] = [];
    for (const route of withBody) {
      if (!holds(person, route)) continue;
      const ask = async (others: SiteRows) => send(person, route, fillBody(route, { ...others, [toNoun(route)]: own()[toNoun(route)] }));
      const missing = await ask(missingRows);
      const answer = await ask(sites.find(({ state }) => state === 'elsewhere')?.rows ?? missingRows);
      const hidden = findHidden(person, route, answer);
      if (hidden !== null) wrong.push(`${route.id} ${hidden}`);
      // Names of sites and numbers of incidents are unique in the country: a taken one is refused, without saying by whom.
      const isTaken = listNames(route).includes('industryName') && answer.statusCode === 403;
      const isKnown = isTaken || answer.payload.includes('is not an open incident of this site');
      if (answer.statusCode !== missing.statusCode && !isKnown)
        wrong.push(`${route.id}: ${toText(answer)}, but of none: ${toText(missing)}`);
      count('body', person.name, 'elsewhere');
    }
    expect(wrong).toEqual([]);
  });
});

const publicReads = routes.filter((route) => route.method === 'GET' && route.permission === 'public' && !isEndless(route));

test('the public routes tell nothing of a site but what residents look for', async () => {
  const visitor = application().visitor();
  const told: string[] = [];
  const texts = sites.flatMap(({ marks }) => [marks.site, marks.rows, ...(marks.later === null ? [] : [marks.later])]);
  for (const route of publicReads) {
    const answer = await visitor.raw('GET', fillBody(route, sites[0]?.rows ?? missingRows).url);
    if (texts.some((text) => answer.payload.includes(text))) told.push(route.id);
    count('public', 'nobody', 'all');
  }
  expect(told).toEqual(['findPlacesToFollow']);
});

describe('who was responsible then, and who is now, change and end what they may see', () => {
  const changes = aboutRow.filter(({ method, body }) => (method === 'POST' || method === 'PUT') && body !== undefined);
  const cases = matrixPeople.filter(({ name }) => name.endsWith('of before') || name.endsWith('of now') || name === 'national');

  test.each(cases)('a call of $name ($role) reaches the row', async (person) => {
    const wrong: string[] = [];
    for (const route of changes) {
      for (const site of listCases(route)) {
        if (!holds(person, route) || !maySee(person, site, toNoun(route))) continue;
        // An empty body: it is refused after the scope was judged, so the row stays.
        const answer = await send(person, route, callAbout(route, site.rows));
        if (answer.statusCode === 404 || answer.statusCode === 500 || answer.payload.includes('outside-scope'))
          wrong.push(`${route.id} of ${site.state}: ${toText(answer)}`);
        count('reached', person.name, site.state);
      }
    }
    expect(wrong).toEqual([]);
  });

  const find = (state: MatrixSite['state']) => sites.find((site) => site.state === state && site.isPublic)?.rows ?? missingRows;
  const visit = (name: string): Visitor => visitors.get(matrixPeople.find((person) => person.name === name) as MatrixPerson) as Visitor;

  test('a move gives the new authority nothing before its consent, and the old one ends what is public afterwards', async () => {
    const pending = find('pending');
    const isThere = async (name: string) => (await visit(name).raw('GET', `/api/industries/${pending.industry}`)).statusCode === 200;
    expect([await isThere('district of before'), await isThere('district of now')]).toEqual([true, false]);
    await visit('district of now').call(siteMoveRoutes.accept, { params: { id: pending['site-move'] } });
    expect([await isThere('district of before'), await isThere('district of now')]).toEqual([false, true]);
    for (const rows of [pending, find('moved')]) {
      const body = { version: 2, because: 'error' as const, reason: 'The leak is at another site' };
      const ended = await visit('district of before').call(alertRoutes.cancel, { params: { id: rows.alert }, body });
      expect(ended.body.state).toBe('cancelled');
    }
  });
});

test('every route of the contract is judged, but for these', () => {
  const judged = new Set([...aboutRow, ...lists, ...withoutRow, ...publicReads].map(({ id }) => id));
  const gaps = routes.flatMap((route) => {
    const gap = findGap(route);
    if (gap === null && !judged.has(route.id)) return [`${route.id}: not judged, and nobody says why`];
    return gap === null || gap.startsWith('public') ? [] : [`${route.id}: ${gap}`];
  });
  expect(gaps.toSorted()).toEqual(expectedGaps.toSorted());
});

afterAll(() => {
  tally.write(expectedGaps);
});
