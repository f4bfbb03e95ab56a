import { alertRoutes, escalationRoutes, industryRoutes, listUnreadyOfSite } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { claimMode } from '../../platform/db/installation.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addLeakSite, runLeak } from '../../testing/leak-site.ts';
import { addResponder } from '../../testing/responder.ts';
import { createFirstAdministrator, joinAs } from '../../testing/test-people.ts';
import { claimDue } from '../delivery/claims.ts';

const application = useApplication({ settings: { mode: 'live', publicUrl: 'https://warn.example.org' } });
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
let admin: Visitor;
let plant: Visitor;
let usha: Visitor;
let industryId: number;

beforeAll(async () => {
  await claimMode(application().database, 'live');
  admin = await createFirstAdministrator(application());
  industryId = await addLeakSite(admin);
  // The first day of a small district: one person invites everybody.
  usha = await joinAs(application(), admin, { email: 'usha@example.org', role: 'l1', scope: { kind: 'district', area: 'Bharuch' } });
  plant = await joinAs(application(), usha, {
    email: 'pia@example.org',
    role: 'plant',
    scope: { kind: 'site', industryIds: [industryId] },
  });
}, 60_000);

const read = async (by: Visitor) => (await by.call(escalationRoutes.readiness, { params: { id: industryId } })).body;

test('the first day of a small district: nobody could release a warning of the plant as the second person, and it says who could alone', async () => {
  const ready = await read(plant);
  expect(ready.approvers.map(({ name, refusedFor }) => [name, refusedFor])).toEqual([
    ['Asha Patel', ['pia']],
    ['usha', ['pia']],
  ]);
  expect(ready.authors).toEqual([{ name: 'pia', able: 0, alone: 2 }]);
  expect(ready.confirm.map(({ name }) => name)).toEqual(expect.arrayContaining(['pia']));

  // The same that a warning would say.
  const run = await runLeak(plant, industryId);
  const { body } = await plant.call(alertRoutes.propose, { params: { id: run.id } });
  const draft = (await plant.call(alertRoutes.draft, { body })).body;
  const params = { id: draft.id };
  await plant.call(alertRoutes.submit, { params, body: { version: draft.version, areaConfirmed: true } });
  const { release } = (await plant.call(escalationRoutes.approvalCall, { params })).body;
  expect([release?.able, release?.alone.map(({ name }) => name).toSorted()]).toEqual([[], ['Asha Patel', 'usha']]);

  await query('update person set invited_by = null');
  const later = await read(plant);
  expect([later.authors, later.confirm]).toEqual([[{ name: 'pia', able: 2, alone: 0 }], []]);
}, 60_000);

test('tiers with nobody in them, channels that are not set up, and the last proof of each address', async () => {
  await addResponder(application().database, { name: 'Vijay', group: 'l1auth', email: 'vijay@example.org', onDutyMinutes: [-10, 60] });
  await admin.call(escalationRoutes.create, {
    body: {
      name: 'Night',
      industryId,
      district: null,
      tiers: [
        { groups: ['l1auth'], onDuty: true, needed: 1, waitS: 60 },
        { groups: ['l2auth'], onDuty: true, needed: 1, waitS: 60 },
      ],
    },
  });
  const before = await read(usha);
  expect(before.chainName).toBe('Night');
  expect(before.tiers).toMatchObject([
    {
      tier: 1,
      people: [{ name: 'Vijay', onDuty: true, channels: [{ channel: 'email', provenAt: null, failedAt: null }, { channel: 'sms' }] }],
    },
    { tier: 2, people: [], problems: ['nobody'] },
  ]);
  expect(before.channels.find(({ channel }) => channel === 'whatsapp')).toMatchObject({ isSetUp: false });
  await query(
    `with sent as (insert into notice (kind, subject, facts, expires_at) values ('channel-test', 'x', '{}', now() + interval '1 hour') returning id)
     insert into delivery (version, kind, status, audience, channel, address, language, notice_id, expires_at, state, accepted_at, cause, reason)
     select 0, 'Notice', 'Actual', 'stakeholder', one.channel, one.address, 'en', sent.id, now() + interval '1 hour', one.state, one.at, one.cause, one.reason
     from sent, (values ('email', 'vijay@example.org', 'accepted', now(), null, null),
       ('sms', '+919825010000', 'refused', null, 'refused', 'No such number')) as one (channel, address, state, at, cause, reason)`,
  );
  const [tier] = (await read(usha)).tiers;
  const byChannel = Object.fromEntries(
    (tier?.people[0]?.channels ?? []).map((one) => [one.channel, [one.provenAt !== null, one.failedAt !== null]]),
  );
  expect(byChannel).toEqual({ email: [true, false], sms: [false, true] });
  expect((await read(usha)).channels.find(({ channel }) => channel === 'sms')).toMatchObject({ failed: 1 });
});

test('everybody, also an officer, sends a test to the own addresses only, through the queue of warnings', async () => {
  const { body } = await usha.call(escalationRoutes.channelTest, { body: { channel: 'email' } });
  expect(body).toEqual({ addresses: 1 });
  expect((await read(usha)).own).toEqual([expect.objectContaining({ channel: 'email', isWaiting: true, provenAt: null })]);
  expect(await usha.refused(escalationRoutes.channelTest, { body: { channel: 'email' } })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/test waits on this channel/),
  });
  expect(await usha.refused(escalationRoutes.channelTest, { body: { channel: 'sms' } })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/no address/),
  });
  const claims = await claimDue(application().database, { channel: 'email', worker: crypto.randomUUID(), limit: 100, leaseS: 60 });
  const tests = claims.filter(({ kind }) => kind === 'Notice').map(({ address }) => address);
  expect(tests).toEqual(['usha@example.org']);
  await query(
    `update delivery set state = 'accepted', accepted_at = now(), claimed_by = null where address = 'usha@example.org' and kind = 'Notice'`,
  );
  const [own] = (await read(usha)).own;
  expect(own).toMatchObject({ isWaiting: false, failedAt: null });
  expect(own?.provenAt).not.toBeNull();
});

test('a district: each site with what is missing, what is missing for all of them once, and the first steps with what is done', async () => {
  const second = await admin.call(industryRoutes.create, {
    body: { industryName: 'Adarsh Works', district: 'Bharuch', safetyTeamContact: 'control room', latitude: 21.7, longitude: 72.9 },
  });
  await admin.call(industryRoutes.create, {
    body: { industryName: 'Surat Works', district: 'Surat', safetyTeamContact: 'control room', latitude: 21.2, longitude: 72.83 },
  });
  const list = async (by: Visitor, query: Record<string, string | number> = {}) =>
    (await by.call(escalationRoutes.districtReadiness, { query })).body;
  const own = await list(usha);
  expect(own.sites.map(({ name }) => name)).toEqual(['Adarsh Works', 'Narmada Works']);
  expect((await list(admin)).sites.map(({ name }) => name)).toEqual(['Adarsh Works', 'Narmada Works', 'Surat Works']);
  expect((await list(admin, { district: 'surat' })).sites.map(({ name }) => name)).toEqual(['Surat Works']);
  expect((await list(admin, { page: 2 })).sites).toEqual([]);
  // The same as the readiness of the site alone.
  for (const { id, unready } of own.sites)
    expect(unready).toEqual(listUnreadyOfSite((await usha.call(escalationRoutes.readiness, { params: { id } })).body));
  expect(own.sites.find(({ id }) => id === industryId)?.unready).toContainEqual({ kind: 'emptyTier', tier: 2, problem: 'nobody' });
  expect(own.sites.find(({ id }) => id === second.body.id)?.unready.length).toBeGreaterThan(0);
  expect(own.everywhere).toEqual(expect.arrayContaining([{ kind: 'chFailed', channel: 'sms', count: 1 }]));
  const toSteps = ({ steps }: typeof own) => Object.fromEntries(steps.map(({ step, done }) => [step, done]));
  expect(toSteps(own)).toEqual({ sites: true, directory: true, second: true, channel: false, link: true, test: true });
  // The administrator has sent no test; a district without a site begins with its sites.
  expect(toSteps(await list(admin, { district: 'Nowhere' }))).toMatchObject({ sites: false, test: false });
});
