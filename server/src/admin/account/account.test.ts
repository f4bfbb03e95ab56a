import { callChannels, invitationRoutes, offlineDeviceRoutes, ownAccountRoutes, sessionRoutes } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { createFirstAdministrator, signInAs, testPassword } from '../../testing/test-people.ts';

const live = useApplication({ settings: { mode: 'live' } });
const demo = useApplication();

test('sessions are listed with device and address and can be ended singly or all but the current one', async () => {
  const here = await createFirstAdministrator(live());
  const phone = await signInAs(live(), 'asha@example.org');
  const desk = await signInAs(live(), 'asha@example.org');
  const list = async () => (await here.call(ownAccountRoutes.sessions)).body.sessions;
  const before = await list();
  expect(before).toHaveLength(3);
  const others = before.filter(({ current }) => !current);
  expect(others).toMatchObject([{ device: 'Firefox · Linux', address: '127.0.0.1' }, {}]);
  await here.call(ownAccountRoutes.endSession, { params: { id: others[0]?.id ?? '' } });
  expect(await here.refused(ownAccountRoutes.endSession, { params: { id: others[0]?.id ?? '' } })).toMatchObject({ status: 404 });
  await here.call(ownAccountRoutes.endOtherSessions);
  expect((await list()).map(({ current }) => current)).toEqual([true]);
  for (const ended of [phone, desk]) expect((await ended.call(sessionRoutes.read)).body.account).toBeNull();
});

test("another person's session is not found", async () => {
  const { pool } = live().database;
  await pool.query(
    "insert into person (id, name, email, email_verified, role) values ('other', 'Other', 'other@example.org', false, 'l3')",
  );
  await pool.query(
    "insert into person_session (id, expires_at, token, updated_at, person_id) values ('theirs', now() + interval '1 day', 'theirs', now(), 'other')",
  );
  const visitor = await signInAs(live(), 'asha@example.org');
  expect(await visitor.refused(ownAccountRoutes.endSession, { params: { id: 'theirs' } })).toMatchObject({ status: 404 });
});

test('use is recorded at most every five minutes and notifies no other server', async () => {
  const visitor = await signInAs(live(), 'asha@example.org');
  const { pool } = live().database;
  const ago = "now() - interval '6 minutes'";
  await pool.query(`update person_session set last_used_at = ${ago}`);
  await pool.query(`update person set last_seen_at = ${ago}`);
  // Another server has ended a session: this one reads its cached sessions again.
  await pool.query("delete from person_session where id = 'theirs'");
  await expect
    .poll(async () => {
      await visitor.call(sessionRoutes.read);
      return (await pool.query("select last_seen_at > now() - interval '1 minute' as now from person where email = 'asha@example.org'"))
        .rows;
    })
    .toEqual([{ now: true }]);
});

describe('in the demo', () => {
  test('a visitor sees only the own session and cannot end others', async () => {
    const [one, other] = [await demo().as('l1'), await demo().as('l1')];
    expect((await one.call(ownAccountRoutes.sessions)).body.sessions).toMatchObject([{ current: true, address: null }]);
    expect((await one.call(ownAccountRoutes.read)).body).toMatchObject({ hasPassword: false, scope: { kind: 'all' } });
    expect(await one.refused(ownAccountRoutes.endOtherSessions)).toMatchObject({ code: 'conflict' });
    expect((await other.call(sessionRoutes.read)).body.account?.role).toBe('l1');
  });
});

test('how a person is called: the number of the invitation, then own choices; wrong ones are refused', async () => {
  const admin = await signInAs(live(), 'asha@example.org');
  const { body } = await admin.call(invitationRoutes.create, {
    body: { email: 'usha@example.org', role: 'admin', scope: { kind: 'all' }, language: 'en', telephone: '+91 98250 12345' },
  });
  const usha = live().visitor();
  await usha.call(sessionRoutes.read);
  const token = body.path.split('#token=')[1] ?? '';
  await usha.call(sessionRoutes.acceptInvitation, { body: { token, name: 'Usha', password: testPassword } });
  const channels = callChannels;
  const before = { telephone: '+91 98250 12345', channels, quiet: null, awayUntil: null, directoryNumber: null, browsers: 0 };
  expect((await usha.call(ownAccountRoutes.calls)).body).toEqual(before);

  const changed = { telephone: null, channels: ['sms'], quiet: { from: '22:00', to: '06:30' }, awayUntil: '2100-01-01T00:00:00.000Z' };
  expect((await usha.call(ownAccountRoutes.changeCalls, { body: changed })).body).toMatchObject(changed);
  const abroad = { ...changed, quiet: { ...changed.quiet, timeZone: 'Asia/Kathmandu' } };
  expect((await usha.call(ownAccountRoutes.changeCalls, { body: abroad })).body).toMatchObject(abroad);
  expect((await usha.call(ownAccountRoutes.calls)).body).toMatchObject(abroad);
  for (const [field, wrong] of [
    ['telephone', { telephone: 'ask Ravi' }],
    ['channels', { channels: [] }],
    ['quiet.from', { quiet: { from: '25:00', to: '06:00' } }],
    ['quiet.to', { quiet: { from: '06:00', to: '06:00' } }],
    ['quiet.timeZone', { quiet: { from: '22:00', to: '06:00', timeZone: 'Asia/Bharuch' } }],
  ] as const) {
    const refused = await usha.refused(ownAccountRoutes.changeCalls, { body: { ...changed, ...wrong } });
    expect(refused).toMatchObject({ status: 400, fields: [{ field }] });
  }
  const shared = await demo().as('l1');
  expect(await shared.refused(ownAccountRoutes.changeCalls, { body: changed })).toMatchObject({ status: 409 });
});

test('a browser gets the same key for its data until it is removed, and only with a session of its owner', async () => {
  const owner = await signInAs(live(), 'asha@example.org');
  const id = '6a1f0f5e-6f0e-4c1d-9a55-0d4ce1f2a001';
  const open = async () => (await owner.call(offlineDeviceRoutes.open, { params: { id } })).body.key;
  const state = async () => (await owner.call(offlineDeviceRoutes.state, { params: { id } })).body.keeps;
  expect(await state()).toBe(false);
  const key = await open();
  expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32);
  expect(await open()).toBe(key);
  expect(await state()).toBe(true);
  expect((await owner.call(offlineDeviceRoutes.list)).body.devices).toMatchObject([{ id }]);
  const other = await demo().as('l1');
  expect((await other.call(offlineDeviceRoutes.list)).body.devices).toEqual([]);
  await owner.call(offlineDeviceRoutes.remove, { params: { id } });
  expect(await open()).toBeNull();
  expect(await state()).toBe(false);
  expect(await owner.refused(offlineDeviceRoutes.remove, { params: { id } })).toMatchObject({ status: 404 });
});
