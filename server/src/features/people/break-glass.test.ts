import { alertRoutes, breakGlassRoutes, industryRoutes, personRoutes, sessionRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { broughtIn, firstAdministrator } from '../../testing/live-people.ts';
import { useMailServer } from '../../testing/mail-server.ts';

const mail = useMailServer();
const application = useApplication({
  settings: () => ({ mode: 'live', publicUrl: 'https://hazardguard.example', smtp: { url: mail().url, from: 'alerts@example.org' } }),
});

let admin: Visitor;
let l2: Visitor;
let l1: Visitor;
let foreign = 0;
const opened = { reason: 'Tanker on fire on the road to Surat', language: 'en' as const };
const mailsTo = (address: string) => mail().mails.filter(({ to, text }) => to === address && text.includes(opened.reason));
const seesForeign = async () => (await l1.raw('GET', `/api/industries/${foreign}`)).statusCode;

beforeAll(async () => {
  admin = await firstAdministrator(application());
  const add = async (industryName: string, district: string) =>
    (
      await admin.call(industryRoutes.create, {
        body: { industryName, district, safetyTeamContact: '100', latitude: 21.7, longitude: 72.97 },
      })
    ).body.id;
  await add('Narmada Works', 'Bharuch');
  foreign = await add('Tapi Works', 'Surat');
  const state = { kind: 'state', area: 'Gujarat' } as const;
  l2 = await broughtIn(application(), admin, { email: 'state@example.org', role: 'l2', scope: state });
  await broughtIn(application(), admin, { email: 'elsewhere@example.org', role: 'l2', scope: { kind: 'state', area: 'Kerala' } });
  l1 = await broughtIn(application(), admin, { email: 'district@example.org', role: 'l1', scope: { kind: 'district', area: 'Bharuch' } });
});

test('opens everything with a reason, tells those above and nobody else, and is ended by hand', async () => {
  expect(await seesForeign()).toBe(404);
  expect(await l1.refused(breakGlassRoutes.open, { body: { ...opened, reason: 'because' } })).toMatchObject({ code: 'invalid-input' });
  const presses = await Promise.all([l1, l1].map((visitor) => visitor.raw('POST', '/api/account/break-glass', { body: opened })));
  expect(presses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { body: session } = await l1.call(sessionRoutes.read);
  expect(session).toMatchObject({ account: { scope: { kind: 'all' } }, opened: { reason: opened.reason } });
  const minutes = (new Date(session.opened?.endsAt ?? 0).getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(55);
  expect(minutes).toBeLessThanOrEqual(60);
  expect(await seesForeign()).toBe(200);

  await vi.waitFor(async () => {
    const [row] = (await l2.call(breakGlassRoutes.list)).body.openings;
    expect(row).toMatchObject({
      name: 'district',
      role: 'l1',
      places: ['Bharuch'],
      reason: opened.reason,
      open: true,
      mail: { sent: 2, failed: 0 },
    });
  });
  for (const address of ['asha@example.org', 'state@example.org']) expect(mailsTo(address)).toHaveLength(1);
  expect(mailsTo('elsewhere@example.org')).toEqual([]);

  await l1.call(breakGlassRoutes.end);
  expect(await seesForeign()).toBe(404);
  expect((await l1.call(sessionRoutes.read)).body.opened).toBeNull();
  expect((await admin.call(breakGlassRoutes.list)).body.openings).toMatchObject([{ endedBy: 'district', open: false }]);
});

test('extends to reading and to work on alerts and incidents, not to deleting, bulk, SQL, keys or other changes', async () => {
  const [home] = (await admin.call(industryRoutes.list, { query: { search: 'Narmada Works' } })).body.rows;
  const scope = { kind: 'site' as const, industryIds: [home?.id ?? 0] };
  const plant = await broughtIn(application(), admin, { email: 'plant@example.org', role: 'plant', scope });
  await plant.call(breakGlassRoutes.open, { body: opened });
  const { body: site } = await plant.call(industryRoutes.read, { params: { id: foreign } });
  const form = {
    industryId: foreign,
    incidentId: 'INC000911',
    incidentSeverity: 'high',
    incidentDescription: 'Smoke over the fence',
  } as const;
  expect((await plant.call(alertRoutes.byHand, { body: form })).body).toMatchObject({ state: 'draft', industryId: foreign });
  const attempts = [
    await plant.raw('DELETE', `/api/industries/${foreign}`, { headers: { 'if-match': `"${site.version}"` } }),
    await plant.raw('PUT', `/api/industries/${foreign}`, { body: { ...site, industryName: 'Taken Works' } }),
    await plant.raw('POST', `/api/industries/${foreign}/ingest-key`, {}),
    await plant.raw('POST', '/api/db/industryinfo', { body: { query: 'delete from industry_info where id = $1', values: [foreign] } }),
    await plant.raw('POST', '/api/db/industryinfo', { body: { query: 'select * from industry_info', values: [] } }),
  ];
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403, 403]);
  expect((await admin.call(industryRoutes.read, { params: { id: foreign } })).body.industryName).toBe('Tapi Works');
  await plant.call(breakGlassRoutes.end);
});

test('does not widen whom one manages', async () => {
  await l1.call(breakGlassRoutes.open, { body: opened });
  await broughtIn(application(), admin, { email: 'surat@example.org', role: 'l0', scope: { kind: 'locality', industryIds: [foreign] } });
  expect((await l1.call(personRoutes.list, { query: { pageSize: 100 } })).body.rows.map(({ email }) => email)).toEqual([
    'district@example.org',
  ]);
  await l1.call(breakGlassRoutes.end);
});

test('is ended by somebody above, and by its time; nobody else ends it', async () => {
  await l1.call(breakGlassRoutes.open, { body: opened });
  const [row] = (await admin.call(breakGlassRoutes.list)).body.openings;
  const params = { id: row?.id ?? 0 };
  const elsewhere = await broughtIn(application(), admin, { email: 'goa@example.org', role: 'l2', scope: { kind: 'state', area: 'Goa' } });
  expect((await elsewhere.call(breakGlassRoutes.list)).body.openings).toEqual([]);
  expect(await elsewhere.refused(breakGlassRoutes.endOf, { params })).toMatchObject({ status: 404 });
  await l2.call(breakGlassRoutes.endOf, { params });
  await vi.waitFor(async () => expect(await seesForeign()).toBe(404));

  await application().database.pool.query(
    `insert into break_glass (person_id, person_name, role, scope_kind, scope_industries, scope_area, reason, opened_at, ends_at)
     select id, name, role, scope_kind, scope_industries, scope_area, 'It was needed then', now() - interval '4 hours', now() + interval '400 ms'
     from person where email = 'district@example.org'`,
  );
  await vi.waitFor(async () => expect(await seesForeign()).toBe(200));
  await vi.waitFor(async () => expect(await seesForeign()).toBe(404), { timeout: 5_000 });
  await l1.call(breakGlassRoutes.open, { body: opened });
});

test('is of no use to whoever sees everything, and stays on record', async () => {
  expect(await admin.refused(breakGlassRoutes.open, { body: opened })).toMatchObject({ code: 'conflict' });
  const { pool } = application().database;
  for (const statement of ["update break_glass set reason = 'nothing at all'", 'delete from break_glass', 'truncate break_glass']) {
    await expect(pool.query(statement)).rejects.toThrow(/stays|kept|append-only/);
  }
});

test('says what became of the e-mails', async () => {
  await l1.call(breakGlassRoutes.end);
  mail().refuse('550 no');
  await l1.call(breakGlassRoutes.open, { body: opened });
  await vi.waitFor(async () => {
    const [row] = (await admin.call(breakGlassRoutes.list)).body.openings;
    expect(row?.mail).toEqual({ sent: 0, failed: 2, reason: 'The mail server refused the message (550)' });
  });
  mail().refuse(null);
});
