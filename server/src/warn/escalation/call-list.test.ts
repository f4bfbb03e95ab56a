import { callListRoutes, escalationRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { addResponder } from '../../testing/responder.ts';

const application = useApplication();
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const params = { id: 1 };

/** A recipient at so many degrees north of the site. */
const addRecipient = async (recipient: Record<string, unknown>, degrees: number, place: string): Promise<void> => {
  const { channel = 'sms', address, name = null, role = null, consent = null } = recipient;
  await query(
    `with one as (
       insert into follower (channel, address, language, token_hash, stop_token, name, role, consent)
       values ($1, $2, 'gu', 't' || $2, 's' || $2, $3, $4, $5) returning id)
     insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, $7, 21.6 + $6::float8, 73, 2000 from one`,
    [channel, address, name, role, consent, degrees, place],
  );
};

beforeAll(async () => {
  await query(
    `insert into industry (id, industry_name, name_key, district, safety_team_contact, latitude, longitude) overriding system value
     values (1, 'Test Works', 'test works', 'Bharuch', '02642 222333', 21.6, 73), (2, 'No Number', 'no number', 'Surat', 'control room', null, null)`,
  );
  const { database } = application();
  await addResponder(database, { name: 'Vijay', group: 'l1auth' });
  await addResponder(database, { name: 'Usha', group: 'l1auth', onDutyMinutes: [-10, 60] });
  const silent = await addResponder(database, { name: 'Silent', group: 'l1auth' });
  await query(`update stakeholder set contact_number = 'ask the gate' where id = $1`, [silent]);
  await addResponder(database, { name: 'Sample', group: 'l1auth', sample: true });
  const zaver = await addResponder(database, { name: 'Zaver', group: 'l2auth' });
  await query(`update stakeholder set other_number = '0261 2555555' where id = $1`, [zaver]);
  await addRecipient({ address: '+919825000001', name: 'Meena', role: 'Village head', consent: 'office' }, 0.05, 'Boidra');
  await addRecipient({ address: '+912642000002', channel: 'voice', role: 'Head teacher', consent: 'agreed' }, 0.01, 'Piraman');
  await addRecipient({ address: '+919825000003', name: 'Resident', consent: 'own' }, 0.01, 'Home');
  await addRecipient({ address: 'head@example.org', channel: 'email', role: 'Village head' }, 0.01, 'Boidra');
  await addRecipient({ address: '+919825000004', role: 'Village head' }, 0.3, 'Too far');
  await query(
    `insert into receptor (id, name, kind, latitude, longitude, people, phone, sample) values
       ('school', 'Far school', 'school', 21.63, 73, 100, '0261 111111', false), ('mute', 'Mute', 'school', 21.6, 73, 10, null, false),
       ('lake', 'Lake', 'water', 21.6, 73, 0, '0261 444444', false), ('made', 'Made up', 'school', 21.6, 73, 10, '0261 333333', true)`,
  );
});

const read = async (role: 'imt' | 'l1' | 'admin' = 'admin', id = params.id) =>
  (await (await application().as(role)).call(callListRoutes.read, { params: { id } })).body;

test('the contact of the site, the team by tier with those on duty first, then the neighbours by distance, with numbers', async () => {
  const admin = await application().as('admin');
  const tier = { onDuty: true, needed: 1, waitS: 60 };
  const tiers = [
    { ...tier, groups: ['l1auth'] },
    { ...tier, groups: ['l2auth', 'l1auth'] },
  ];
  await admin.call(escalationRoutes.create, { body: { name: 'Night', industryId: 1, district: null, tiers } });
  const list = await read();
  expect(list.entries.map(({ kind, name, role, place, tier: of, onDuty }) => [kind, name ?? role ?? place, of, onDuty])).toEqual([
    ['site', 'Test Works', null, false],
    ['person', 'Usha', 1, true],
    ['person', 'Vijay', 1, false],
    ['person', 'Zaver', 2, false],
    ['person', 'Zaver', 2, false],
    ['recipient', 'Head teacher', null, false],
    ['place', 'Far school', null, false],
    ['recipient', 'Meena', null, false],
  ]);
  expect(list.entries.map(({ phone }) => phone)).toEqual(
    expect.arrayContaining(['+912642222333', '+912612555555', '+912642000002', '0261 111111', '+919825000001']),
  );
  expect(list.withoutNumber).toEqual(['Silent']);
  expect(list.entries.find(({ name }) => name === 'Meena')).toMatchObject({ who: 'Village head, Boidra', distanceM: 5_560 });
});

test('without a chain the whole directory is on the list; a site without position and number has no more', async () => {
  await query('delete from escalation_chain where industry_id is null');
  const { entries } = await read('admin', 2);
  expect(entries.map(({ name, tier }) => [name, tier])).toEqual([
    ['Usha', null],
    ['Vijay', null],
    ['Zaver', null],
    ['Zaver', null],
  ]);
});

test('who may not read the numbers of recipients gets the team and the places; each reading is recorded', async () => {
  const plant = await application().as('plant');
  await query(`update person set scope_kind = 'all', scope_industries = '{}', scope_area = null where role = 'plant'`);
  const { body } = await plant.call(callListRoutes.read, { params });
  expect(body.entries.map(({ kind }) => kind)).not.toContain('recipient');
  expect(body.entries.map(({ kind }) => kind)).toContain('place');
  const readings = await query(`select count(*)::int as readings from audit_entry where kind = 'read' and thing = 'recipients'`);
  expect(readings[0].readings).toBeGreaterThan(0);
});
