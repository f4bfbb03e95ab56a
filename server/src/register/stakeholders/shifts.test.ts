import { industryRoutes, rotaRoutes, type StakeholderInput, stakeholderRoutes } from '@hazardguard/contract';
import { beforeEach, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
const params = { group: 'incident_management_team' } as const;
const inHours = (hours: number): string => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString();
const person = (name: string): StakeholderInput => ({
  name,
  designation: 'Engineer',
  role: 'Duty officer',
  contactNumber: '1077',
  emailAddress: `${name.toLowerCase()}@example.org`,
  address: 'Control room',
  otherNumber: null,
  language: null,
});

let imt: Visitor;
let memberId: number;
beforeEach(async () => {
  await application().database.pool.query('delete from stakeholder');
  imt = await application().as('imt');
  memberId = (await imt.call(stakeholderRoutes.create, { params, body: person('Asha') })).body.id;
});
const plan = async (from: number, to: number, member = memberId) =>
  (await imt.call(rotaRoutes.create, { params, body: { memberId: member, startsAt: inHours(from), endsAt: inHours(to) } })).body;
const rota = async () => (await imt.call(rotaRoutes.read, { params })).body;

test('the person on duty now is named in the rota, the directory and the summary', async () => {
  const current = await plan(-1, 8);
  await plan(12, 20);
  const body = await rota();
  expect(body.onDuty).toEqual([current]);
  expect(body.nextChange).toEqual({ at: current.endsAt, onDuty: [] });
  expect(body.gaps).toHaveLength(2);
  const { body: list } = await imt.call(stakeholderRoutes.list, { params });
  expect(list.rows[0]?.onDutyUntil).toBe(current.endsAt);
  const { body: summary } = await imt.call(stakeholderRoutes.summary);
  expect(summary.groups.find(({ group }) => group === params.group)?.onDuty).toEqual(['Asha']);
});

test.each([
  [2, 1, 'The end must be after the start'],
  [1, 1, 'The end must be after the start'],
  [0, 32 * 24, 'A shift lasts at most 31 days'],
])('a shift from hour %i to %i is refused: %s', async (from, to, message) => {
  const base = Date.now();
  const at = (hours: number) => new Date(base + hours * 3_600_000).toISOString();
  const body = { memberId, startsAt: at(from), endsAt: at(to) };
  expect(await imt.refused(rotaRoutes.create, { params, body })).toMatchObject({ status: 400, fields: [{ field: 'endsAt', message }] });
});

test('only people of the group stand in its rota', async () => {
  const { body: other } = await imt.call(stakeholderRoutes.create, { params: { group: 'l0auth' }, body: person('Ravi') });
  const body = { memberId: other.id, startsAt: inHours(1), endsAt: inHours(2) };
  expect(await imt.refused(rotaRoutes.create, { params, body })).toMatchObject({ status: 400, fields: [{ field: 'memberId' }] });
  const { id } = await plan(1, 2);
  expect(await imt.refused(rotaRoutes.update, { params: { id }, body })).toMatchObject({ status: 400, fields: [{ field: 'memberId' }] });
});

test('a future shift is changed and deleted; the second of two editors gets a conflict', async () => {
  const { id } = await plan(10, 20);
  const body = { memberId, startsAt: inHours(11), endsAt: inHours(21), version: 1 };
  const { body: changed } = await imt.call(rotaRoutes.update, { params: { id }, body });
  expect(changed).toMatchObject({ startsAt: body.startsAt, version: 2 });
  expect(await imt.refused(rotaRoutes.update, { params: { id }, body })).toMatchObject({ status: 409, code: 'edited-meanwhile' });
  await imt.call(rotaRoutes.remove, { params: { id } });
  expect(await imt.refused(rotaRoutes.remove, { params: { id } })).toMatchObject({ status: 404 });
  expect(await imt.refused(rotaRoutes.update, { params: { id }, body })).toMatchObject({ status: 404 });
});

test('of a shift that has begun only the end moves, and one that has ended stays as it was', async () => {
  const begun = await plan(-2, 2);
  const conflict = { status: 409, code: 'conflict' };
  const change = (body: object, id = begun.id) => ({
    params: { id },
    body: { memberId, startsAt: begun.startsAt, endsAt: begun.endsAt, ...body },
  });
  expect(await imt.refused(rotaRoutes.remove, { params: { id: begun.id } })).toMatchObject(conflict);
  expect(await imt.refused(rotaRoutes.update, change({ startsAt: inHours(-1) }))).toMatchObject(conflict);
  expect(await imt.refused(rotaRoutes.update, change({ endsAt: inHours(-1) }))).toMatchObject(conflict);
  await imt.call(rotaRoutes.update, change({ endsAt: inHours(1) }));
  const late = { memberId, startsAt: inHours(-5), endsAt: inHours(-4) };
  expect(await imt.refused(rotaRoutes.create, { params, body: late })).toMatchObject({ status: 400, fields: [{ field: 'endsAt' }] });
  const ended = await plan(10, 11);
  await application().database.pool.query(
    "update duty_shift set starts_at = now() - interval '5 h', ends_at = now() - interval '4 h' where id = $1",
    [ended.id],
  );
  expect(await imt.refused(rotaRoutes.remove, { params: { id: ended.id } })).toMatchObject(conflict);
  expect(await imt.refused(rotaRoutes.update, change({}, ended.id))).toMatchObject(conflict);
});

test('the rota is for people who have signed in, and is changed by the authorities', async () => {
  expect(await application().visitor().refused(rotaRoutes.read, { params })).toMatchObject({ status: 401 });
  const plant = await application().as('plant');
  await plant.call(rotaRoutes.read, { params });
  const body = { memberId, startsAt: inHours(1), endsAt: inHours(2) };
  expect(await plant.refused(rotaRoutes.create, { params, body })).toMatchObject({ status: 403 });
});

test('a shift can be for one site, which must exist; its site is shown', async () => {
  const { body: site } = await imt.call(industryRoutes.create, {
    body: { industryName: 'Narmada Works', district: 'Bharuch', safetyTeamContact: '1077', latitude: 21.7, longitude: 72.6 },
  });
  const body = { memberId, startsAt: inHours(-1), endsAt: inHours(8) };
  const { body: made } = await imt.call(rotaRoutes.create, { params, body: { ...body, industryId: site.id } });
  expect(made).toMatchObject({ industryId: site.id, industryName: 'Narmada Works' });
  expect((await rota()).onDuty).toEqual([made]);
  expect(await imt.refused(rotaRoutes.create, { params, body: { ...body, industryId: 999_999 } })).toMatchObject({ status: 404 });
});
