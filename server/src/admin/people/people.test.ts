import {
  industryRoutes,
  invitationRoutes,
  offlineDeviceRoutes,
  ownAccountRoutes,
  personRoutes,
  type Scope,
  sessionRoutes,
} from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { createFirstAdministrator, invite, joinAs, signInAs, testPassword } from '../../testing/test-people.ts';

const mail = useMailServer();
const application = useApplication({
  settings: () => ({ mode: 'live', publicUrl: 'https://hazardguard.example', smtp: { url: mail().url, from: 'alerts@example.org' } }),
});

const all: Scope = { kind: 'all' };
const site = { safetyTeamContact: '100', latitude: 21.7, longitude: 72.97 };
let admin: Visitor;
let bharuch = 0;
let raigad = 0;

beforeAll(async () => {
  admin = await createFirstAdministrator(application());
  const add = async (industryName: string, district: string, place: object = {}) =>
    (await admin.call(industryRoutes.create, { body: { ...site, ...place, industryName, district } })).body.id;
  bharuch = await add('Narmada Works', 'Bharuch');
  raigad = await add('Patalganga Works', 'Raigad', { latitude: 18.87, longitude: 73.15 });
});

const listed = async (visitor: Visitor, search = '') =>
  (await visitor.call(personRoutes.list, { query: { search, pageSize: 100 } })).body.rows;
const findId = async (email: string) => (await listed(admin, email))[0]?.id ?? '';
const accept = async (token: string, password = testPassword) => {
  const visitor = application().visitor();
  await visitor.call(sessionRoutes.read);
  return visitor.raw('POST', '/api/invitation', { body: { token, name: 'Ravi Shah', password } });
};

describe('an invitation', () => {
  test('is sent by e-mail, shows its link once, and creates one person with one password', async () => {
    const grant = { email: 'Ravi@Example.org', role: 'l1', scope: { kind: 'district', area: 'Bharuch' }, language: 'hi' };
    const { body } = await admin.call(invitationRoutes.create, { body: grant });
    expect(body).toMatchObject({
      mail: { state: 'sent' },
      invitation: { email: 'ravi@example.org', places: ['Bharuch'], invitedBy: 'Asha Patel' },
    });
    const token = body.path.split('#token=')[1] ?? '';
    expect(mail().mails.at(-1)?.to).toBe('ravi@example.org');
    const { rows } = await application().database.pool.query(
      'select token_hash, extract(epoch from expires_at - now()) / 3600 as hours from invitation',
    );
    expect(rows[0].token_hash).not.toContain(token);
    expect(Number(rows[0].hours)).toBeCloseTo(72, 1);

    const visitor = application().visitor();
    await visitor.call(sessionRoutes.read);
    const offered = await visitor.call(sessionRoutes.readInvitation, { body: { token } });
    expect(offered.body).toMatchObject({ email: 'ravi@example.org', role: 'l1', invitedBy: 'Asha Patel' });
    expect((await accept(token, 'elevenchars')).statusCode).toBe(400);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 410]);
    expect((await listed(admin)).map(({ name, role }) => [name, role])).toEqual([
      ['Asha Patel', 'admin'],
      ['Ravi Shah', 'l1'],
    ]);
    expect((await (await signInAs(application(), 'ravi@example.org')).call(sessionRoutes.read)).body.account?.role).toBe('l1');
  });

  test('that was withdrawn, replaced or is 72 hours old creates no account', async () => {
    const grant = { email: 'nobody@example.org', role: 'l3', scope: all } as const;
    const first = await invite(admin, grant);
    const second = await invite(admin, grant);
    expect((await accept(first)).statusCode).toBe(410);
    const { body } = await admin.call(invitationRoutes.list);
    expect(body.invitations).toHaveLength(1);
    await admin.call(invitationRoutes.revoke, { params: { id: body.invitations[0]?.id ?? 0 } });
    expect((await accept(second)).statusCode).toBe(410);
    const third = await invite(admin, grant);
    await application().database.pool.query('update invitation set expires_at = now()');
    expect((await accept(third)).statusCode).toBe(410);
    expect((await admin.call(invitationRoutes.list)).body.invitations).toEqual([]);
    expect(await listed(admin, 'nobody')).toEqual([]);
  });

  test('remains valid when the mail server refuses the e-mail, and says so', async () => {
    mail().refuse('550 no');
    const { body } = await admin.call(invitationRoutes.create, {
      body: { email: 'refused@example.org', role: 'l3', scope: all, language: 'en' },
    });
    mail().refuse(null);
    expect(body.mail).toEqual({ state: 'failed', reason: 'The mail server refused the message (550)' });
    expect((await accept(body.path.split('#token=')[1] ?? '')).statusCode).toBe(201);
  });

  test('is refused for a person with an account, a scope that does not suit the role, and an unknown site or State', async () => {
    const refused = (body: object) => admin.refused(invitationRoutes.create, { body: { email: 'x@example.org', language: 'en', ...body } });
    expect(await refused({ email: 'asha@example.org', role: 'admin', scope: all })).toMatchObject({ code: 'conflict' });
    expect(await refused({ role: 'l1', scope: all })).toMatchObject({ code: 'invalid-input' });
    expect(await refused({ role: 'plant', scope: { kind: 'site', industryIds: [bharuch, 2_000_000] } })).toMatchObject({
      code: 'invalid-input',
    });
    expect(await refused({ role: 'l2', scope: { kind: 'state', area: 'Gondor' } })).toMatchObject({ code: 'invalid-input' });
  });
});

test('a person grants, sees and changes only lower tiers within the own scope', async () => {
  const l2 = await joinAs(application(), admin, { email: 'state@example.org', role: 'l2', scope: { kind: 'state', area: 'Gujarat' } });
  const l1 = await joinAs(application(), l2, {
    email: 'district@example.org',
    role: 'l1',
    scope: { kind: 'district', area: 'bharuch' },
  });
  await joinAs(application(), l1, { email: 'local@example.org', role: 'l0', scope: { kind: 'locality', industryIds: [bharuch] } });
  await joinAs(application(), admin, { email: 'plant@example.org', role: 'plant', scope: { kind: 'site', industryIds: [raigad] } });
  const grant = (role: string, scope: Scope) => ({ body: { email: 'y@example.org', role, scope, language: 'en' } });
  for (const [visitor, role, scope] of [
    [l2, 'l2', { kind: 'state', area: 'Gujarat' }],
    [l2, 'l1', { kind: 'district', area: 'Raigad' }],
    [l2, 'l1', { kind: 'district', area: 'Not on board' }],
    [l2, 'plant', { kind: 'site', industryIds: [raigad] }],
    [l1, 'plant', { kind: 'site', industryIds: [bharuch, raigad] }],
    [l1, 'l0', { kind: 'locality', industryIds: [bharuch, raigad] }],
    [l1, 'l1', { kind: 'district', area: 'Bharuch' }],
  ] as const) {
    expect(await visitor.refused(invitationRoutes.create, grant(role, scope as Scope)), role).toMatchObject({ code: 'invalid-input' });
  }
  expect((await listed(l2)).map(({ email }) => email)).toEqual([
    'district@example.org',
    'local@example.org',
    'ravi@example.org',
    'state@example.org',
  ]);
  expect((await listed(l1)).map(({ email, fixed }) => [email, fixed])).toEqual([
    ['district@example.org', 'self'],
    ['local@example.org', null],
  ]);
  const plant = await findId('plant@example.org');
  expect(await l2.refused(personRoutes.deactivate, { params: { id: plant } })).toMatchObject({ status: 404 });
  const local = await findId('local@example.org');
  expect(await l1.refused(personRoutes.update, { params: { id: local }, body: { role: 'l1', scope: all } })).toMatchObject({ status: 400 });
});

test('a deactivated person loses sessions, calendar address, kept data and sent invitations immediately, until reactivated', async () => {
  const l1 = await signInAs(application(), 'district@example.org');
  const waiting = await invite(l1, { email: 'later@example.org', role: 'l0', scope: { kind: 'locality', industryIds: [bharuch] } });
  const id = await findId('district@example.org');
  const device = { params: { id: 'c0a8b7f4-53c1-4d7e-8a53-6f2f1a9d0b11' } };
  await l1.call(offlineDeviceRoutes.open, device);
  expect((await application().visitor().call(offlineDeviceRoutes.state, device)).body.keeps).toBe(true);
  expect((await admin.call(personRoutes.deactivate, { params: { id } })).body.deactivatedAt).not.toBeNull();
  expect((await l1.call(sessionRoutes.read)).body.account).toBeNull();
  expect((await application().visitor().call(offlineDeviceRoutes.state, device)).body.keeps).toBe(false);
  const credentials = { body: { email: 'district@example.org', password: testPassword } };
  await l1.call(sessionRoutes.read);
  expect(await l1.refused(sessionRoutes.signIn, credentials)).toMatchObject({ code: 'wrong-credentials' });
  expect((await accept(waiting)).statusCode).toBe(410);
  await admin.call(personRoutes.reactivate, { params: { id } });
  await l1.call(sessionRoutes.signIn, credentials);
});

test('a new role takes effect immediately in an open session', async () => {
  const visitor = await signInAs(application(), 'local@example.org');
  const id = await findId('local@example.org');
  const { body } = await admin.call(personRoutes.update, {
    params: { id },
    body: { role: 'plant', scope: { kind: 'site', industryIds: [raigad] } },
  });
  expect(body).toMatchObject({ role: 'plant', places: ['Patalganga Works'] });
  expect((await visitor.call(ownAccountRoutes.read)).body).toMatchObject({ account: { role: 'plant' }, places: ['Patalganga Works'] });
});

test('of two administrators who deactivate each other at the same moment one stays, and no one can deactivate themselves', async () => {
  const other = await joinAs(application(), admin, { email: 'second@example.org', role: 'admin', scope: all });
  const [one, two] = [await findId('asha@example.org'), await findId('second@example.org')];
  expect(await admin.refused(personRoutes.deactivate, { params: { id: one } })).toMatchObject({ code: 'conflict' });
  const away = (by: Visitor, id: string) => by.raw('POST', `/api/people/${id}/deactivate`);
  const answers = await Promise.all([away(admin, two), away(other, one)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  const { rows } = await application().database.pool.query(
    "select count(*) as n from person where role = 'admin' and deactivated_at is null",
  );
  expect(rows).toEqual([{ n: 1 }]);
});
