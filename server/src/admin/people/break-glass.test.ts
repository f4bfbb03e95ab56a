import {
  alertRoutes,
  breakGlassRoutes,
  industryRoutes,
  inventoryExample,
  inventoryRoutes,
  invitationRoutes,
  maxBreakGlassWithdrawals,
  personRoutes,
  sensorRoutes,
  sessionRoutes,
} from '@hazardguard/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { claimMode } from '../../platform/db/installation.ts';
import { testSettings, useApplication, type Visitor } from '../../testing/application.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { createFirstAdministrator, invite, joinAs } from '../../testing/test-people.ts';

const mail = useMailServer();
const application = useApplication({
  settings: () => ({
    mode: 'live',
    publicUrl: 'https://hazardguard.example',
    smtp: { url: mail().url, from: 'alerts@example.org' },
    delivery: { ...testSettings().delivery, on: true },
  }),
});

let admin: Visitor;
let l2: Visitor;
let l1: Visitor;
let suratL1: Visitor;
let home = 0;
let foreign = 0;
let other = 0;
const chlorine = {
  ...inventoryExample,
  itemNo: 'A-001',
  productName: 'Liquid chlorine',
  quantity: 10,
  unit: 't',
  dateReceived: '2026-09-01',
  dateExpired: '2028-08-31',
} as const;
const reason = 'Tanker on fire on the road to Surat';
const opened = (industryId = foreign) => ({ reason, language: 'en' as const, opens: { kind: 'site' as const, industryIds: [industryId] } });
/** Mails of before are another test's. */
let earlier = 0;
const mailsTo = (address: string) =>
  mail()
    .mails.slice(earlier)
    .filter(({ to, text }) => to === address && text.includes(reason));
const sees = async (visitor: Visitor, industryId: number) => (await visitor.raw('GET', `/api/industries/${industryId}`)).statusCode;
/** As if the last opening were longer ago than a day. */
const forgetOpenings = () =>
  application().database.pool.query(
    `begin; alter table break_glass disable trigger user; update break_glass set opened_at = opened_at - interval '2 days', ends_at = ends_at - interval '2 days',
     ended_at = coalesce(ended_at, now()) - interval '2 days', ended_by = coalesce(ended_by, 'test'); alter table break_glass enable trigger user; commit`,
  );
let plants = 0;
const plant = () => {
  plants += 1;
  return joinAs(application(), admin, {
    email: `plant${plants}@example.org`,
    role: 'plant',
    scope: { kind: 'site', industryIds: [home] },
  });
};

beforeAll(async () => {
  await claimMode(application().database, 'live');
  admin = await createFirstAdministrator(application());
  const add = async (industryName: string, district: string) =>
    (
      await admin.call(industryRoutes.create, {
        body: { industryName, district, safetyTeamContact: '100', latitude: 21.7, longitude: 72.97 },
      })
    ).body.id;
  home = await add('Narmada Works', 'Bharuch');
  foreign = await add('Tapi Works', 'Surat');
  other = await add('Purna Works', 'Navsari');
  l2 = await joinAs(application(), admin, { email: 'state@example.org', role: 'l2', scope: { kind: 'state', area: 'Gujarat' } });
  await joinAs(application(), admin, { email: 'elsewhere@example.org', role: 'l2', scope: { kind: 'state', area: 'Kerala' } });
  l1 = await joinAs(application(), admin, { email: 'district@example.org', role: 'l1', scope: { kind: 'district', area: 'Bharuch' } });
  suratL1 = await joinAs(application(), admin, {
    email: 'surat-l1@example.org',
    role: 'l1',
    scope: { kind: 'district', area: 'Surat' },
  });
}, 60_000);

test('opens the named site and no other, for an hour, and is ended by hand', async () => {
  expect(await sees(l1, foreign)).toBe(404);
  expect(await l1.refused(breakGlassRoutes.open, { body: { ...opened(), reason: 'because' } })).toMatchObject({ code: 'invalid-input' });
  const presses = await Promise.all([l1, l1].map((visitor) => visitor.raw('POST', '/api/account/break-glass', { body: opened() })));
  expect(presses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { body: session } = await l1.call(sessionRoutes.read);
  expect(session).toMatchObject({
    account: { scope: { kind: 'district', area: 'Bharuch' } },
    opened: { reason, opens: opened().opens, places: ['Tapi Works'] },
  });
  const minutes = (new Date(session.opened?.endsAt ?? 0).getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(55);
  expect(minutes).toBeLessThanOrEqual(60);
  expect([await sees(l1, home), await sees(l1, foreign), await sees(l1, other)]).toEqual([200, 200, 404]);
  const { body: list } = await l1.call(industryRoutes.list, { query: { pageSize: 100 } });
  expect(list.rows.map(({ industryName }) => industryName).toSorted()).toEqual(['Narmada Works', 'Tapi Works']);
  await l1.call(breakGlassRoutes.end);
  expect(await sees(l1, foreign)).toBe(404);
  expect((await l1.call(sessionRoutes.read)).body.opened).toBeNull();
  expect((await admin.call(breakGlassRoutes.list)).body.openings).toMatchObject([
    { endedBy: 'district', open: false, opensPlaces: ['Tapi Works'] },
  ]);
  await forgetOpenings();
});

test('opens one district, and never everything', async () => {
  const everything = await l1.raw('POST', '/api/account/break-glass', { body: { ...opened(), opens: { kind: 'all' } } });
  expect(everything.statusCode).toBe(400);
  const state = await l1.raw('POST', '/api/account/break-glass', { body: { ...opened(), opens: { kind: 'state', area: 'Gujarat' } } });
  expect(state.statusCode).toBe(400);
  const district = (area: string) => ({ body: { ...opened(), opens: { kind: 'district' as const, area } } });
  expect(await l1.refused(breakGlassRoutes.open, district('Nowhere'))).toMatchObject({
    message: 'The register has no site in this district',
  });
  expect(await l1.refused(breakGlassRoutes.open, district('bharuch'))).toMatchObject({ message: 'This is already in your scope' });
  await l1.call(breakGlassRoutes.open, district('surat'));
  expect([await sees(l1, foreign), await sees(l1, other)]).toEqual([200, 404]);
  await l1.call(breakGlassRoutes.end);
  await forgetOpenings();
});

test('sites and districts are found by name, to choose what to open', async () => {
  const { body } = await l1.call(breakGlassRoutes.targets, { query: { search: 'tapi' } });
  expect(body).toEqual({ sites: [{ id: foreign, industryName: 'Tapi Works', district: 'Surat' }], districts: [] });
  expect((await l1.call(breakGlassRoutes.targets, { query: { search: 'NAVS' } })).body.districts).toEqual(['Navsari']);
  expect(await l1.refused(breakGlassRoutes.targets, { query: { search: 'a' } })).toMatchObject({ code: 'invalid-input' });
});

test('extends to reading and to work on alerts, not to deleting, bulk, SQL, keys or other changes', async () => {
  const person = await plant();
  await person.call(breakGlassRoutes.open, { body: opened() });
  const { body: site } = await person.call(industryRoutes.read, { params: { id: foreign } });
  const form = {
    industryId: foreign,
    incidentSeverity: 'high',
    incidentDescription: 'Smoke over the fence',
  } as const;
  expect((await person.call(alertRoutes.byHand, { body: { ...form, incidentId: 'INC000911' } })).body).toMatchObject({
    state: 'draft',
    industryId: foreign,
  });
  const elsewhere = await person.raw('POST', '/api/alerts/by-hand', { body: { ...form, industryId: other, incidentId: 'INC000912' } });
  expect(elsewhere.statusCode).toBe(403);
  const attempts = [
    await person.raw('DELETE', `/api/industries/${foreign}`, { headers: { 'if-match': `"${site.version}"` } }),
    await person.raw('PUT', `/api/industries/${foreign}`, { body: { ...site, industryName: 'Taken Works' } }),
    await person.raw('POST', `/api/industries/${foreign}/ingest-key`, {}),
    await person.raw('POST', '/api/db/industryinfo', { body: { query: 'delete from industry_info where id = $1', values: [foreign] } }),
    await person.raw('POST', '/api/db/industryinfo', { body: { query: 'select * from industry_info', values: [] } }),
  ];
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403, 403]);
  expect((await admin.call(industryRoutes.read, { params: { id: foreign } })).body.industryName).toBe('Tapi Works');
  await person.call(breakGlassRoutes.end);
});

test('the supervisors of the site, of the person and two others are notified through every channel', async () => {
  const subject = { id: 0 };
  const person = await plant();
  earlier = mail().mails.length;
  const { pool } = application().database;
  await pool.query(
    `with one as (insert into stakeholder (name, designation, contact_number, email_address, address)
       values ('Surat', 'Collector', '+91 98765 43210', 'Surat-L1@example.org', 'Surat') returning id)
     insert into follower (channel, address, push_p256dh, push_auth, language, token_hash, stop_token, person_id)
     select 'web-push', 'https://push.example/1', 'x', 'x', 'gu', 'x', 'x', person.id from person, one where email = 'surat-l1@example.org'`,
  );
  await person.call(breakGlassRoutes.open, { body: opened() });
  await vi.waitFor(
    async () => {
      const [row] = (await suratL1.call(breakGlassRoutes.list)).body.openings;
      expect(row).toMatchObject({ role: 'plant', places: ['Narmada Works'], opensPlaces: ['Tapi Works'], reason, open: true });
      expect(row?.messages).toMatchObject({ sent: 4 });
      subject.id = row?.id ?? 0;
    },
    { timeout: 5_000 },
  );
  // The district and the State of the site, the administrator over the person, and one more so that there are two others.
  for (const address of ['asha@example.org', 'state@example.org', 'surat-l1@example.org']) expect(mailsTo(address)).toHaveLength(1);
  const { rows } = await pool.query(
    `select channel, address, delivery.language from delivery join notice on notice.id = notice_id where subject = $1 and notice.kind = 'emergency-opened'
     and channel <> 'email' order by channel`,
    [String(subject.id)],
  );
  expect(rows).toEqual([
    { channel: 'sms', address: '+919876543210', language: 'en' },
    { channel: 'web-push', address: 'https://push.example/1', language: 'gu' },
  ]);
  expect((await l1.call(breakGlassRoutes.list)).body.openings.filter(({ id }) => id === subject.id)).toEqual([]);
  await suratL1.call(breakGlassRoutes.endForPerson, { params: { id: subject.id } });
  await vi.waitFor(async () => expect(await sees(person, foreign)).toBe(404));
});

test('does not extend the right to manage people', async () => {
  await l1.call(breakGlassRoutes.open, { body: opened() });
  await joinAs(application(), admin, { email: 'surat@example.org', role: 'l0', scope: { kind: 'locality', industryIds: [foreign] } });
  // The district and the plants that it may invite; nobody of the opened site.
  const listed = (await l1.call(personRoutes.list, { query: { pageSize: 100 } })).body.rows;
  expect(listed.filter(({ role }) => role !== 'plant').map(({ email }) => email)).toEqual(['district@example.org']);
  for (const { scope } of listed.filter(({ role }) => role === 'plant')) expect(scope).toEqual({ kind: 'site', industryIds: [home] });
  await l1.call(breakGlassRoutes.end);
  await forgetOpenings();
});

test('a second opening within a day waits for a supervisor, who approves or refuses it', async () => {
  const person = await plant();
  await person.call(breakGlassRoutes.open, { body: opened() });
  await person.call(breakGlassRoutes.end);
  expect((await person.call(breakGlassRoutes.own)).body).toMatchObject({ needsApproval: true, request: null });
  earlier = mail().mails.length;
  expect((await person.call(breakGlassRoutes.open, { body: opened() })).body).toEqual({ endsAt: null });
  expect(await person.refused(breakGlassRoutes.open, { body: opened() })).toMatchObject({
    message: 'Your request is already waiting for a supervisor',
  });
  expect(await sees(person, foreign)).toBe(404);
  const asks = /A supervisor must\s+approve\s+or\s+refuse/;
  await vi.waitFor(() => expect(mailsTo('surat-l1@example.org').filter(({ text }) => asks.test(text))).toHaveLength(1), { timeout: 5_000 });

  const [request] = (await suratL1.call(breakGlassRoutes.list)).body.requests;
  expect(request).toMatchObject({ waiting: true, mayDecide: true, opensPlaces: ['Tapi Works'], reason });
  const params = { id: request?.id ?? 0 };
  // The district authority of the person is responsible neither for the site nor for a plant team.
  expect(await l1.refused(breakGlassRoutes.decide, { params, body: { approve: true } })).toMatchObject({ status: 404 });
  expect(await person.refused(breakGlassRoutes.decide, { params, body: { approve: true } })).toMatchObject({ code: 'forbidden' });
  const { body: refused } = await suratL1.call(breakGlassRoutes.decide, { params, body: { approve: false } });
  expect(refused).toMatchObject({ outcome: 'refused', decidedBy: 'surat-l1', waiting: false });
  expect(await suratL1.refused(breakGlassRoutes.decide, { params, body: { approve: true } })).toMatchObject({ code: 'conflict' });
  expect(await sees(person, foreign)).toBe(404);

  await person.call(breakGlassRoutes.open, { body: opened() });
  const [again] = (await suratL1.call(breakGlassRoutes.list)).body.requests;
  const decisions = await Promise.all(
    [suratL1, admin].map((by) => by.raw('POST', `/api/break-glass/requests/${again?.id}/decide`, { body: { approve: true } })),
  );
  expect(decisions.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  await vi.waitFor(async () => expect(await sees(person, foreign)).toBe(200));
  expect(await sees(person, other)).toBe(404);
  const { opened: open } = (await person.call(sessionRoutes.read)).body;
  expect((new Date(open?.endsAt ?? 0).getTime() - Date.now()) / 60_000).toBeGreaterThan(55);
  expect((await person.call(breakGlassRoutes.own)).body.request).toMatchObject({ outcome: 'approved' });
  await person.call(breakGlassRoutes.end);
  await person.call(breakGlassRoutes.open, { body: opened() });
  await person.call(breakGlassRoutes.end);
  expect((await person.call(breakGlassRoutes.own)).body.request).toMatchObject({ outcome: 'withdrawn', waiting: false });
});

test('repeated withdrawn requests do not flood supervisors with messages', async () => {
  const person = await plant();
  await person.call(breakGlassRoutes.open, { body: opened() });
  await person.call(breakGlassRoutes.end);
  for (let time = 0; time < maxBreakGlassWithdrawals; time += 1) {
    expect((await person.call(breakGlassRoutes.open, { body: opened() })).body).toEqual({ endsAt: null });
    await person.call(breakGlassRoutes.end);
  }
  expect(await person.refused(breakGlassRoutes.open, { body: opened() })).toMatchObject({
    status: 429,
    message: 'You have withdrawn 3 requests within 24 hours; call your supervisor',
  });
});

test('keys and invitations issued during the access end with it; a draft stays', async () => {
  const chief = await joinAs(application(), admin, {
    email: 'chief@example.org',
    role: 'plant',
    scope: { kind: 'site', industryIds: [home] },
  });
  await chief.call(breakGlassRoutes.open, { body: opened() });
  const { body: key } = await chief.call(sensorRoutes.makeKey, { params: { id: home } });
  const send = () =>
    application()
      .visitor()
      .raw('POST', '/api/sensors/readings', { headers: { authorization: `Bearer ${key.key}` }, body: { readings: [] } });
  expect((await send()).statusCode).not.toBe(401);
  await chief.call(breakGlassRoutes.end);
  expect((await send()).statusCode).toBe(401);
  expect((await chief.call(sensorRoutes.readKey, { params: { id: home } })).body.ending).toBeNull();

  await suratL1.call(breakGlassRoutes.open, { body: opened(home) });
  const token = await invite(suratL1, { email: 'helper@example.org', role: 'l0', scope: { kind: 'locality', industryIds: [foreign] } });
  const guest = application().visitor();
  await guest.call(sessionRoutes.read);
  expect((await guest.call(sessionRoutes.readInvitation, { body: { token } })).body.email).toBe('helper@example.org');
  await suratL1.call(breakGlassRoutes.end);
  expect(await guest.refused(sessionRoutes.readInvitation, { body: { token } })).toMatchObject({ code: 'gone' });
  expect((await admin.call(invitationRoutes.list)).body.invitations.map(({ email }) => email)).not.toContain('helper@example.org');
});

test('the report lists every row that was read and changed, on screen, as CSV and as PDF', async () => {
  const { body: item } = await admin.call(inventoryRoutes.create, { params: { id: foreign }, body: chlorine });
  const person = await plant();
  await person.call(breakGlassRoutes.open, { body: opened() });
  await person.call(industryRoutes.read, { params: { id: foreign } });
  await person.raw('GET', `/api/industries/${foreign}/inventory`);
  await person.raw('GET', '/api/industries.csv');
  const { body: draft } = await person.call(alertRoutes.byHand, {
    body: { industryId: foreign, incidentId: 'INC000917', incidentSeverity: 'high', incidentDescription: 'Smoke' },
  });
  await person.call(breakGlassRoutes.end);
  const [{ id = 0 } = {}] = (await suratL1.call(breakGlassRoutes.list)).body.openings;
  const { body: report } = await suratL1.call(breakGlassRoutes.report, { params: { id } });
  const lines = report.lines.map(({ kind, thing, thingId }) => `${kind} ${thing} ${thingId}`);
  expect(lines).toContain(`read industry ${foreign}`);
  expect(lines).toContain(`read inventory_item ${item.id}`);
  expect(report.lines.find(({ thing }) => thing === 'industry')?.detail).toContain('Tapi Works');
  expect(lines).toContain('read answer null');
  expect(report.lines.find(({ thing }) => thing === 'answer')?.detail).toBe('/api/industries.csv');
  expect(lines).toContain(`added alert ${draft.id}`);
  expect(await l1.refused(breakGlassRoutes.report, { params: { id } })).toMatchObject({ status: 404 });
  const csv = await suratL1.raw('GET', `/api/break-glass/${id}/report.csv`);
  expect(csv.payload.split('\r\n').filter(Boolean)).toHaveLength(lines.length + 1);
  const pdf = await suratL1.raw('GET', `/api/break-glass/${id}/report.pdf?language=hi`);
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});

test('ends when its time is over, and no one else can end it', async () => {
  await application().database.pool.query(
    `insert into break_glass (person_id, person_name, role, scope_kind, scope_industries, scope_area, reason, opens_kind, opens_industries, opened_at, ends_at)
     select id, name, role, scope_kind, scope_industries, scope_area, 'It was needed then', 'site', array[$1::int], now() - interval '4 hours', now() + interval '1500 ms'
     from person where email = 'district@example.org'`,
    [foreign],
  );
  await vi.waitFor(async () => expect(await sees(l1, foreign)).toBe(200));
  const elsewhere = await joinAs(application(), admin, { email: 'goa@example.org', role: 'l2', scope: { kind: 'state', area: 'Goa' } });
  expect((await elsewhere.call(breakGlassRoutes.list)).body.openings).toEqual([]);
  const [row] = (await l2.call(breakGlassRoutes.list)).body.openings;
  expect(await elsewhere.refused(breakGlassRoutes.endForPerson, { params: { id: row?.id ?? 0 } })).toMatchObject({ status: 404 });
  await vi.waitFor(async () => expect(await sees(l1, foreign)).toBe(404), { timeout: 5_000 });
});

test('is refused to a person who sees everything, and stays on record', async () => {
  expect(await admin.refused(breakGlassRoutes.open, { body: opened() })).toMatchObject({ message: 'This is already in your scope' });
  const { pool } = application().database;
  for (const table of ['break_glass', 'break_glass_request']) {
    for (const statement of [`update ${table} set reason = 'nothing at all'`, `delete from ${table}`, `truncate ${table} cascade`]) {
      await expect(pool.query(statement), statement).rejects.toThrow(/is not changed|kept|append-only/);
    }
  }
});

test('shows the delivery status of the messages', async () => {
  await forgetOpenings();
  mail().refuse('550 no');
  await l1.call(breakGlassRoutes.open, { body: opened() });
  await vi.waitFor(
    async () => {
      const [row] = (await admin.call(breakGlassRoutes.list)).body.openings;
      expect(row?.messages).toMatchObject({ sent: 0, waiting: 0, reason: 'The mail server refused the message (550)' });
    },
    { timeout: 5_000 },
  );
  mail().refuse(null);
});
