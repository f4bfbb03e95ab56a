import { incidentResponseRoutes, incidentRoutes, incidentSiteRoutes, industryRoutes, inventoryRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addSite, addSiteRows } from '../../testing/site-rows.ts';
import { createFirstAdministrator, joinAs } from '../../testing/test-people.ts';

const application = useApplication({ settings: { mode: 'live' } });
const bharuch = { mark: 'Narmada', district: 'Bharuch', state: 'Gujarat', latitude: 21.7, longitude: 72.97 };
const surat = { ...bharuch, mark: 'Tapi', district: 'Surat' };
const raigad = { ...bharuch, mark: 'Amba', district: 'Raigad', state: 'Maharashtra' };

const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const addMember = (name: string, email: string) =>
  query(
    `with member as (
       insert into stakeholder (name, designation, contact_number, email_address, address) values ($1, 'x', '1', $2, 'x') returning id)
     insert into stakeholder_membership (stakeholder_id, stakeholder_group, role) select id, 'incident_management_team', 'x' from member`,
    [name, email],
  );

let state: Visitor;
let district: Visitor;
let team: Visitor;
let other: Visitor;
let near = 0;
let far = 0;
let item = 0;

beforeAll(async () => {
  const { database } = application();
  near = await addSite(database, bharuch);
  far = await addSite(database, surat);
  item = (await addSiteRows(database, far, surat))['inventory-item'];
  const administrator = await createFirstAdministrator(application());
  const join = (name: string, role: 'l1' | 'l2' | 'imt' | 'plant', scope: Parameters<typeof joinAs>[2]['scope']) =>
    joinAs(application(), administrator, { email: `${name}@example.org`, role, scope });
  state = await join('state', 'l2', { kind: 'state', area: 'Gujarat' });
  district = await join('district', 'l1', { kind: 'district', area: 'Bharuch' });
  team = await join('meera', 'imt', { kind: 'district', area: 'Bharuch' });
  other = await join('usha', 'imt', { kind: 'district', area: 'Bharuch' });
  await addMember('Meera Shah', ' Meera@example.org');
  await addMember('Usha Rao', 'usha@example.org');
}, 60_000);

/** An incident at the near site with this commander. */
const report = async (holder = 'meera shah'): Promise<string> => {
  const [site] = await query('select industry_name as name from industry where id = $1', [near]);
  const { id } = (await team.call(incidentRoutes.create, { body: { industryName: site.name } })).body;
  await team.call(incidentResponseRoutes.role, { params: { id, role: 'incident-commander' }, body: { holder } });
  return id;
};
const open = (by: Visitor, id: string, industryId: number) => by.call(incidentSiteRoutes.open, { params: { id }, body: { industryId } });
const isRead = async (by: Visitor): Promise<readonly number[]> => {
  const { rows } = (await by.call(industryRoutes.list, { query: { pageSize: 100 } })).body;
  const answers = [
    await by.raw('GET', `/api/industries/${far}`),
    await by.raw('GET', `/api/industries/${far}/inventory`),
    await by.raw('GET', `/api/inventory/${item}`),
  ];
  return [rows.filter(({ id }) => id === far).length, ...answers.map(({ statusCode }) => statusCode)];
};
const [yes, no] = [
  [1, 200, 200, 200],
  [0, 404, 404, 404],
];

test('a State opens a site to the team of an incident, which reads stock and contacts and changes nothing; resolving ends it, reopening does not open it', async () => {
  const id = await report();
  expect(await isRead(team)).toEqual(no);
  const { sites, team: named } = (await open(state, id, far)).body;
  expect(sites).toMatchObject([{ industryId: far, names: ['meera'], openedBy: 'state', endedAt: null }]);
  expect(named).toEqual([{ name: 'meera', hasAccount: true }]);
  expect([await isRead(team), await isRead(other)]).toEqual([yes, no]);
  expect((await team.call(industryRoutes.read, { params: { id: far } })).body.safetyTeamContact).toBe('Tapi control room');
  expect((await team.call(inventoryRoutes.list, { params: { id: far } })).body.rows).toMatchObject([{ id: item, location: 'Tapi shed' }]);
  for (const [method, url] of [
    ['PUT', `/api/industries/${far}`],
    ['DELETE', `/api/industries/${far}`],
    ['POST', `/api/industries/${far}/inventory`],
    ['PUT', `/api/inventory/${item}`],
    ['DELETE', `/api/inventory/${item}`],
    ['GET', `/api/industries/${far}/images`],
    ['GET', `/api/industries/${far}/inventory.csv`],
  ] as const)
    expect([403, 404], `${method} ${url}`).toContain(
      (await team.raw(method, url, method === 'GET' || method === 'DELETE' ? {} : { body: {} })).statusCode,
    );

  await team.call(incidentRoutes.update, { params: { id }, body: { state: 'Resolved' } });
  expect(await isRead(team)).toEqual(no);
  await team.call(incidentRoutes.update, { params: { id }, body: { state: 'In-progress', why: 'It smells again' } });
  expect(await isRead(team)).toEqual(no);
  const [ended] = (await district.call(incidentSiteRoutes.list, { params: { id } })).body.sites;
  expect(ended).toMatchObject({ industryName: expect.stringContaining('Tapi'), endedBy: 'meera' });

  const recorded = await query(
    `select kind, thing, actor_name as by, coalesce(after ->> 'ended_by', '') as ended from audit_entry
     where thing = 'incident_site' and after ? 'incident_id' or thing = 'incident_site' and kind = 'changed' order by id`,
  );
  expect(recorded.slice(-2)).toEqual([
    { kind: 'added', thing: 'incident_site', by: 'state', ended: '' },
    { kind: 'changed', thing: 'incident_site', by: 'meera', ended: 'meera' },
  ]);
  const read = await query(
    `select call, thing_id as id, actor_name as by from audit_entry where kind = 'read' and thing = 'incident-site' order by audit_entry.id`,
  );
  expect(read).toEqual([
    { call: 'listIndustries', id: null, by: 'meera' },
    { call: 'readIndustry', id: String(far), by: 'meera' },
    { call: 'listInventory', id: String(far), by: 'meera' },
    { call: 'readInventoryItem', id: String(item), by: 'meera' },
  ]);
});

test('who hands the position over reads no longer; who joins reads after it was opened again; the authority ends it at any time', async () => {
  const id = await report();
  await open(state, id, far);
  await team.call(incidentResponseRoutes.role, { params: { id, role: 'incident-commander' }, body: { holder: 'Usha Rao' } });
  expect([await isRead(team), await isRead(other)]).toEqual([no, no]);
  const { sites } = (await open(state, id, far)).body;
  expect(sites.map(({ names, endedBy }) => [names, endedBy])).toEqual([
    [['usha'], null],
    [['meera'], 'state'],
  ]);
  expect([await isRead(team), await isRead(other)]).toEqual([no, yes]);
  const end = { params: { id, site: sites[0]?.id ?? 0 } };
  // The district sees the incident, but the site is not in its scope.
  expect(await district.refused(incidentSiteRoutes.end, end)).toMatchObject({ status: 403, code: 'outside-scope' });
  await state.call(incidentSiteRoutes.end, end);
  expect(await isRead(other)).toEqual(no);
  await state.call(incidentSiteRoutes.end, end);
});

test('a site outside the scope, an incident that is over, a team without accounts and a person of the team itself are refused', async () => {
  const id = await report();
  const outside = await addSite(application().database, raigad);
  const refused = (by: Visitor, of: string, industryId: number) =>
    by.refused(incidentSiteRoutes.open, { params: { id: of }, body: { industryId } });
  expect(await refused(state, id, outside)).toMatchObject({ status: 403, code: 'outside-scope' });
  expect(await refused(district, id, far)).toMatchObject({ status: 403, code: 'outside-scope' });
  expect(await refused(team, id, near)).toMatchObject({ status: 403, code: 'forbidden' });
  await addMember('Ravi', 'ravi@example.org');
  expect(await refused(state, await report('Ravi'), far)).toMatchObject({
    status: 409,
    message: expect.stringContaining('has an account'),
  });
  // Two people of one name: whose account it is, is not known.
  await addMember('Meera Shah', 'another@example.org');
  expect(await refused(state, id, far)).toMatchObject({ status: 409 });
  await query(`delete from stakeholder where email_address = 'another@example.org'`);
  await team.call(incidentRoutes.update, { params: { id }, body: { state: 'Closed' } });
  expect(await refused(state, id, far)).toMatchObject({ status: 409, message: expect.stringContaining('is over') });
});
