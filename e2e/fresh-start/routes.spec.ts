import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Role, roles } from '@hazardguard/contract';
import { expect, test } from '@playwright/test';
import { addRecords } from './add-records.ts';
import { listReadableRoutes, makeAddresses, type ReadableRoute } from './addresses.ts';
import { type Caller, collectFaults, openCaller } from './caller.ts';
import { judgeRoute, type RouteAnswers } from './judge-route.ts';
import { serverPages } from './server-pages.ts';

const list = fileURLToPath(new URL('../../test-results/fresh-start.json', import.meta.url));

/** A stream never ends: it is opened and closed. */
const openStream = async ({ request }: Caller, address: string): Promise<number> => {
  const { cookies } = await request.storageState();
  const end = new AbortController();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { status } = await fetch(address, { headers: { cookie }, signal: end.signal });
  end.abort();
  return status;
};

const ask = async (callers: readonly Caller[], address: string, { isStream }: Pick<ReadableRoute, 'isStream'>, baseURL: string) =>
  Object.fromEntries(
    await Promise.all(
      callers.map(async (caller): Promise<[Role, number]> => {
        if (isStream) return [caller.role, await openStream(caller, new URL(address, baseURL).href)];
        const answer = await caller.request.get(address);
        const status = answer.status();
        await answer.dispose();
        return [caller.role, status];
      }),
    ),
  );

test('every readable route answers every role', async () => {
  const baseURL = process.env.E2E_ORIGIN ?? '';
  const callers = await Promise.all(roles.map((role) => openCaller(baseURL, role)));
  const as = (role: Role): Caller => callers.find((caller) => caller.role === role) as Caller;
  const faults: string[] = [];
  const attempt = collectFaults(faults);
  const records = await addRecords({ plant: as('plant'), approver: as('admin') }, attempt);
  const toAddress = await makeAddresses(as('admin'), attempt, records);
  const documented = await listReadableRoutes(as('admin'));
  expect(documented.length, 'GET routes of the served OpenAPI document').toBeGreaterThan(100);
  const answers: RouteAnswers[] = [];
  for (const route of documented) {
    const { id, path, permission } = route;
    const address = toAddress(route);
    if (address === null) faults.push(`GET ${path}: not asked, because addresses.ts has no value for a parameter, or its record failed`);
    else answers.push({ id, path, permission, statuses: await ask(callers, address, route, baseURL) });
  }
  for (const path of [...serverPages(records.industry.id), `/Community/follow/manage?lang=en&token=${records.followed}`])
    answers.push({ id: 'page', path, permission: 'public', statuses: await ask(callers, path, { isStream: false }, baseURL) });
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, `${JSON.stringify(answers, null, 1)}\n`);
  expect([...faults, ...answers.flatMap(judgeRoute)]).toEqual([]);
});

test('a fault of a route is named with its path and role', () => {
  const route = { id: 'searchPlaces', path: '/api/places', permission: 'place.read' } as const;
  expect(judgeRoute({ ...route, statuses: { public: 401, plant: 200 } })).toEqual([]);
  expect(judgeRoute({ ...route, statuses: { public: 401, plant: 500, l1: 200 } })).toEqual(['GET /api/places as plant: 500']);
  expect(judgeRoute({ ...route, statuses: { public: 200, plant: 200 } })).toEqual([
    'GET /api/places as public: 200, and this role may not read it',
  ]);
  expect(judgeRoute({ ...route, statuses: { public: 401, plant: 404 } })).toEqual([
    'GET /api/places as plant: 404, though this role may read it',
    'GET /api/places: nobody could read it',
  ]);
  expect(judgeRoute({ id: 'readSecurityTxt', path: '/x', permission: 'public', statuses: { public: 200 } })).toHaveLength(1);
});
