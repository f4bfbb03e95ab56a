import {
  alertRoutes,
  compatRoutes,
  dutyRoutes,
  escalationRoutes,
  incidentRoutes,
  industryRoutes,
  invitationRoutes,
  type Scope,
  type SignedInRole,
} from '@hazardguard/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fillStates } from '../../register/industries/states.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addSite, addSiteRows, type SiteRows } from '../../testing/site-rows.ts';
import { createFirstAdministrator, joinAs } from '../../testing/test-people.ts';

const application = useApplication({ settings: { mode: 'live' } });

const bharuch = { mark: 'Narmada', district: 'Bharuch', state: 'Gujarat', latitude: 21.7, longitude: 72.97 };
const raigad = { mark: 'Patalganga', district: 'Raigad', state: 'Maharashtra', latitude: 18.87, longitude: 73.15 };

let admin: Visitor;
let near: SiteRows;
let far: SiteRows;
const people = {} as Record<'plant' | 'l1' | 'l2' | 'otherPlant', Visitor>;

beforeAll(async () => {
  const { database } = application();
  admin = await createFirstAdministrator(application());
  near = await addSiteRows(database, await addSite(database, bharuch), bharuch);
  far = await addSiteRows(database, await addSite(database, raigad), raigad);
  const add = (name: string, role: SignedInRole, scope: Scope) =>
    joinAs(application(), admin, { email: `${name}@example.org`, role, scope });
  people.plant = await add('plant', 'plant', { kind: 'site', industryIds: [near.industry] });
  people.otherPlant = await add('other', 'plant', { kind: 'site', industryIds: [far.industry] });
  people.l1 = await add('district', 'l1', { kind: 'district', area: 'bharuch' });
  people.l2 = await add('state', 'l2', { kind: 'state', area: 'Gujarat' });
});

const release = async ({ alert }: SiteRows): Promise<void> => {
  await application().database.pool.query(
    `insert into alert_version (alert_id, version, state, status, incident_severity, incident_description, source, hazard_text, place_text,
       action_text, time_text, expires_at, saved_by, saved_by_id)
     select alert_id, 2, 'released', status, incident_severity, incident_description, source, hazard_text, place_text, action_text, time_text,
       expires_at, 'B', 'b' from alert_version where alert_id = $1`,
    [alert],
  );
};

describe('an alert across a border', () => {
  test('is readable for the neighbouring area once released; nobody outside changes it', async () => {
    const params = { id: far.alert };
    expect(await people.l1.refused(alertRoutes.read, { params })).toMatchObject({ status: 404 });
    await release(far);
    expect((await people.l1.call(alertRoutes.read, { params })).body.id).toBe(far.alert);
    expect((await people.plant.call(alertRoutes.list)).body.alerts.map(({ id }) => id)).toEqual([far.alert, near.alert]);
    expect(
      await people.l1.refused(alertRoutes.cancel, { params, body: { version: 2, because: 'over', reason: 'It is over' } }),
    ).toMatchObject({ status: 404 });
    expect(await people.l1.refused(escalationRoutes.read, { params })).toMatchObject({ status: 404 });
  });
});

describe('an incident report without a site', () => {
  test('is visible to its author and area authorities, not to other sites', async () => {
    const { body } = await people.plant.call(incidentRoutes.create, { body: { shortDescription: 'Tanker on the road' } });
    const params = { id: body.id };
    await people.plant.call(incidentRoutes.read, { params });
    await people.l1.call(incidentRoutes.read, { params });
    await people.l2.call(incidentRoutes.read, { params });
    expect(await people.otherPlant.refused(incidentRoutes.read, { params })).toMatchObject({ status: 404 });
  });

  test('cannot be moved to a site outside', async () => {
    const { body } = await people.plant.call(incidentRoutes.create, { body: { shortDescription: 'Smell of gas' } });
    const moved = { params: { id: body.id }, body: { industryName: far['industry-name'] } };
    expect(await people.plant.refused(incidentRoutes.update, moved)).toMatchObject({ code: 'outside-scope' });
    await people.plant.call(incidentRoutes.update, { params: { id: body.id }, body: { industryName: near['industry-name'] } });
  });
});

describe('a new site', () => {
  const site = (district: string, latitude: number, longitude: number) => ({
    body: { industryName: `New ${district} ${Math.random()}`, district, safetyTeamContact: '100', latitude, longitude },
  });

  test('can be added inside the district or State, not outside, and not by a site', async () => {
    expect((await people.l1.call(industryRoutes.create, site(' Bharuch', 21.7, 72.9))).body.district).toBe('Bharuch');
    expect(await people.l1.refused(industryRoutes.create, site('Surat', 21.2, 72.8))).toMatchObject({ code: 'outside-scope' });
    const made = await people.l2.call(industryRoutes.create, site('Surat', 21.2, 72.8));
    expect((await people.l2.call(industryRoutes.read, { params: { id: made.body.id } })).body.district).toBe('Surat');
    expect(await people.l2.refused(industryRoutes.create, site('Raigad', 18.87, 73.15))).toMatchObject({ code: 'outside-scope' });
    expect(await people.plant.refused(industryRoutes.create, site('Bharuch', 21.7, 72.9))).toMatchObject({ code: 'outside-scope' });
  });

  test('cannot be moved out of the scope', async () => {
    const { body } = await people.l1.call(industryRoutes.create, site('Bharuch', 21.7, 72.9));
    const { id, industryName, safetyTeamContact, latitude, longitude } = body;
    const change = { params: { id }, body: { industryName, safetyTeamContact, latitude, longitude, district: 'Surat' } };
    expect(await people.l1.refused(industryRoutes.update, change)).toMatchObject({ code: 'outside-scope' });
  });

  test('from a file is refused line by line; a name taken outside is still taken', async () => {
    const csv = `industryName,district,safetyTeamContact,latitude,longitude\nIn,Bharuch,1,21.7,72.9\nOut,Surat,1,21.2,72.8\n${far['industry-name']},Bharuch,1,21.7,72.9\n`;
    const { body } = await people.l1.call(industryRoutes.bulk, { query: { dryRun: true, onError: 'skip' }, body: csv });
    expect(body).toMatchObject({ added: 1, refusedCount: 2 });
    expect(body.refused.map(({ row, field }) => [row, field])).toEqual([
      [3, 'district'],
      [4, 'industryName'],
    ]);
  });

  test('belongs to the State of the nearest place, and to another once it is moved', async () => {
    const { body } = await admin.call(industryRoutes.create, site('Bharuch', 21.7, 72.9));
    const { id, industryName, safetyTeamContact, district } = body;
    const seen = () => people.l2.raw('GET', `/api/industries/${id}`);
    await vi.waitFor(async () => expect((await seen()).statusCode).toBe(200), { timeout: 20_000 });
    await admin.call(industryRoutes.update, {
      params: { id },
      body: { industryName, safetyTeamContact, district, latitude: 18.87, longitude: 73.15 },
    });
    await fillStates(application().database);
    expect((await seen()).statusCode).toBe(404);
  });
});

describe('records of a whole district', () => {
  const tiers = [{ groups: ['l0auth' as const], onDuty: false, needed: 1, waitS: 300 }];

  test('its chain is written by its authority and above, the chain for all sites by people with scope all', async () => {
    const chain = (name: string, district: string | null) => ({ body: { name, industryId: null, district, tiers } });
    expect(await people.l1.refused(escalationRoutes.create, chain('x', 'Surat'))).toMatchObject({ code: 'outside-scope' });
    await people.l1.call(escalationRoutes.create, chain('Of the district', 'Bharuch'));
    const { body } = await people.l1.call(escalationRoutes.chains);
    const general = body.chains.find(({ industryId, district }) => industryId === null && district === null);
    const { id = 0, version = 0 } = general ?? {};
    const change = { params: { id }, body: { ...chain('Mine', null).body, version } };
    expect(await people.l1.refused(escalationRoutes.update, change)).toMatchObject({ code: 'outside-scope' });
    expect(await people.l1.refused(escalationRoutes.remove, { params: { id } })).toMatchObject({ code: 'outside-scope' });
    expect(body.chains.map(({ industryId }) => industryId)).not.toContain(far.industry);
  });

  test('a calendar shows what its owner may see, without signing in', async () => {
    const { body } = await people.plant.call(dutyRoutes.makeFeed, { body: { industryId: null, district: null } });
    const today = new Date().toISOString().slice(0, 10);
    for (const [visitor, { industry }] of [
      [people.plant, near],
      [admin, far],
    ] as const) {
      await visitor.call(dutyRoutes.record, {
        body: { rule: 'on-site-drill', subject: `site:${industry}`, kind: 'done', on: today, who: 'Safety', note: '' },
      });
    }
    const { payload } = await application().visitor().raw('GET', body.path);
    expect(payload).toContain(near['industry-name']);
    expect(payload).not.toContain(far['industry-name']);
  });
});

test('a statement on a table of sites needs scope all; one on a common table does not', async () => {
  const ask = (visitor: Visitor, query: string, name: string) => visitor.raw('POST', `/api/db/${name}`, { body: { query, values: [] } });
  expect((await ask(people.l1, 'select * from industry_info', 'industryinfo')).statusCode).toBe(403);
  expect((await ask(people.l1, 'select * from l0auth', 'l0auth')).statusCode).toBe(200);
  const chemicals = await ask(people.plant, 'select * from chemical_types', 'chemicaltypes2');
  expect(chemicals.payload).toContain(`${bharuch.mark} substance`);
  expect(chemicals.payload).not.toContain(`${raigad.mark} substance`);
  expect((await ask(admin, 'select * from industry_info', 'industryinfo')).statusCode).toBe(200);
  expect((await people.l1.call(compatRoutes.industryNames)).body).not.toContain(far['industry-name']);
});

test('a changed scope applies immediately in an open session', async () => {
  const { body } = await admin.call(invitationRoutes.list);
  expect(body.invitations).toEqual([]);
  const found = await admin.raw('GET', '/api/people?search=other@example.org');
  const { id } = found.json().rows[0];
  await admin.raw('PUT', `/api/people/${id}`, { body: { role: 'plant', scope: { kind: 'site', industryIds: [near.industry] } } });
  await people.otherPlant.call(industryRoutes.read, { params: { id: near.industry } });
  expect(await people.otherPlant.refused(industryRoutes.read, { params: { id: far.industry } })).toMatchObject({ status: 404 });
});
