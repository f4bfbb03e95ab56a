import { deliveryRoutes, type PhoneEntry, phoneListRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { releaseAlert } from '../../testing/released-alert.ts';

const application = useApplication();
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const plant = { latitude: 21.6, longitude: 73 };
let alertId = '';

const deliver = async (id: string, channel: string, address: string, more: Record<string, unknown> = {}): Promise<string> => {
  const given = { audience: 'follower', state: 'refused', latitude: null, longitude: null, name: null, role: null, place: null, ...more };
  const [row] = await query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at, state, latitude, longitude, name,
       role, place, accepted_at)
     values ($1, 2, 'Alert', 'Actual', $2, $3, $4, 'gu', now() + interval '1 hour', $5, $6, $7, $8, $9, $10,
       case when $5 = 'accepted' then now() end) returning id`,
    [id, given.audience, channel, address, given.state, given.latitude, given.longitude, given.name, given.role, given.place],
  );
  return row.id;
};

beforeAll(async () => {
  await query(
    `insert into industry (id, industry_name, name_key, district, safety_team_contact, latitude, longitude) overriding system value
     values (1, 'Test Works', 'test works', 'Bharuch', 'x', 21.6, 73)`,
  );
  alertId = await releaseAlert(application().database, { status: 'Actual', ...plant, radiiM: [3_000] });
  await query(
    `insert into incident (id, created_by, created_by_id, changed_by, changed_by_id) select incident_id, 'A', 'a', 'A', 'a' from alert where id = $1`,
    [alertId],
  );
  await query(
    `insert into receptor (id, name, kind, latitude, longitude, people, phone) values
       ('far', 'Far school', 'school', 21.62, 73, 100, '0261 111111'), ('near', 'Near market', 'market', 21.601, 73, 10, '0261 222222'),
       ('mine', 'Listed hospital', 'hospital', 21.605, 73, 10, '0261 333333'), ('mute', 'School without number', 'school', 21.6, 73, 10, null),
       ('lake', 'Lake', 'water', 21.6, 73, 0, '0261 444444'), ('away', 'Away', 'school', 21.8, 73, 10, '0261 555555')`,
  );
  const head = { name: 'Meena', role: 'Matron', place: 'Listed hospital', latitude: 21.605, longitude: 73 };
  await deliver(alertId, 'sms', '+919825000001', head);
  await deliver(alertId, 'email', 'meena@example.org', head);
  // Reached by one of two channels.
  await deliver(alertId, 'sms', '+919825000002', { name: 'Ramesh', place: 'Piraman', state: 'accepted' });
  await deliver(alertId, 'email', 'ramesh@example.org', { name: 'Ramesh', place: 'Piraman' });
  await deliver(alertId, 'sms', '+919825000003', { latitude: 21.602, longitude: 73 });
  await deliver(alertId, 'email', 'mail@example.org', {});
  await deliver(alertId, 'sms', '+919825000004', { audience: 'stakeholder', name: 'Officer' });
});

const read = async (role: 'imt' | 'l1' = 'l1', id = alertId) =>
  (await (await application().as(role)).call(phoneListRoutes.read, { params: { id } })).body;
const mark = (entry: Pick<PhoneEntry, 'kind' | 'id'> | undefined, outcome: string) => ({
  params: { id: alertId },
  body: { kind: entry?.kind, id: entry?.id, mark: outcome },
});
const find = async (phone: string) => (await read()).entries.find((entry) => entry.phone === phone);

test('those whom no message reached and places with a telephone: schools and hospitals first, then the nearest, each once', async () => {
  const list = await read();
  expect(list.entries.map(({ name, place, phone }) => [name, place, phone])).toEqual([
    ['Meena', 'Listed hospital', '+919825000001'],
    [null, 'Far school', '0261 111111'],
    [null, 'Near market', '0261 222222'],
    [null, null, '+919825000003'],
    ['Officer', null, '+919825000004'],
  ]);
  expect(list.entries[0]).toMatchObject({ role: 'Matron', placeKind: 'hospital', inZone: true, language: 'gu', lastCall: null });
  expect(list).toMatchObject({ withoutNumber: 1, byPhone: { reached: 0, noAnswer: 0, wrongNumber: 0 }, exercise: false });
});

test('a person who is being called is shown as such, and nobody else can call until the call has an outcome', async () => {
  const [l1, imt] = [await application().as('l1'), await application().as('imt')];
  const meena = await find('+919825000001');
  await l1.call(phoneListRoutes.mark, mark(meena, 'calling'));
  expect((await read('imt')).entries.find(({ id }) => id === meena?.id)?.lastCall).toMatchObject({ mark: 'calling', byMe: false });
  expect(await imt.refused(phoneListRoutes.mark, mark(meena, 'calling'))).toMatchObject({ code: 'conflict' });
  await l1.call(phoneListRoutes.mark, mark(meena, 'reached'));
  expect(await imt.refused(phoneListRoutes.mark, mark(meena, 'no-answer'))).toMatchObject({ code: 'conflict' });
});

test('outcomes are counted, stand in the log without names of residents, and a person reached by phone is no longer unreached', async () => {
  const l1 = await application().as('l1');
  const before = (await l1.call(deliveryRoutes.deliveries, { params: { id: alertId }, query: { state: 'unreached' } })).body;
  expect(before.rows.map(({ name }) => name)).not.toContain('Meena');
  await l1.call(phoneListRoutes.mark, mark(await find('+919825000003'), 'no-answer'));
  const { body } = await l1.call(phoneListRoutes.mark, mark(await find('0261 222222'), 'wrong-number'));
  expect(body.byPhone).toEqual({ reached: 1, noAnswer: 1, wrongNumber: 1 });
  // Those called in vain come after those whom nobody has called.
  expect(body.entries.map(({ lastCall }) => lastCall?.mark ?? null)).toEqual([null, null, 'no-answer', 'wrong-number']);
  const log = await query("select text from incident_event where kind = 'note' order by id desc limit 3");
  expect(log.map(({ text }) => text)).toEqual([
    'Called by telephone: Near market. Wrong number.',
    'Called by telephone: a resident. No answer.',
    'Called by telephone: Matron, Listed hospital. Reached.',
  ]);
});

test('an exercise shows no number, others may not call, and an unknown entry is refused', async () => {
  const exercise = await releaseAlert(application().database, { status: 'Exercise', ...plant, radiiM: [3_000] });
  const list = await read('l1', exercise);
  expect(list).toMatchObject({ exercise: true });
  expect(list.entries.map(({ phone }) => phone)).toEqual([null, null, null]);
  const visitor = await application().as('plant');
  expect(await visitor.refused(phoneListRoutes.mark, mark({ kind: 'place', id: 'far' }, 'reached'))).toMatchObject({ status: 403 });
  const l1 = await application().as('l1');
  expect(await l1.refused(phoneListRoutes.mark, mark({ kind: 'place', id: 'away' }, 'reached'))).toMatchObject({ code: 'not-found' });
  await expect(query('delete from phone_call')).rejects.toThrow();
});
