import { alertRoutes, compatRoutes, incidentRoutes, type Scope, type SignedInRole } from '@hazardguard/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runAsViewer } from '../../platform/db/scope/row-scope.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addSite, addSiteRows, type SiteRows } from '../../testing/site-rows.ts';
import { createFirstAdministrator, joinAs } from '../../testing/test-people.ts';

const application = useApplication({ settings: { mode: 'live' } });

const bharuch = { mark: 'Narmada', district: 'Bharuch', state: 'Gujarat', latitude: 21.7, longitude: 72.97 };

let admin: Visitor;
let rows: SiteRows;
const people = {} as Record<'plant' | 'l1' | 'l2' | 'otherL1' | 'otherL2', Visitor>;
let joined = 0;

const query = async (text: string, values: unknown[] = []) => application().database.pool.query(text, values);
const join = (role: SignedInRole, scope: Scope) => {
  joined += 1;
  return joinAs(application(), admin, { email: `person${joined}@example.org`, role, scope });
};

/** The next version of the alert of `rows`, real and public, or ended. */
const addVersion = async (version: number, state: 'released' | 'cancelled', status = 'Actual'): Promise<void> => {
  await query(
    `insert into alert_version (alert_id, version, state, kind, status, incident_severity, incident_description, source, hazard_text, place_text,
       action_text, time_text, expires_at, saved_by, saved_by_id)
     select alert_id, $2, $3, $4, $5, incident_severity, incident_description, source, hazard_text, place_text, action_text, time_text,
       expires_at, 'B', 'b' from alert_version where alert_id = $1 and version = 1`,
    [rows.alert, version, state, state === 'cancelled' ? 'Cancel' : 'Alert', status],
  );
};
const endIncident = () => query(`update incident set state = 'Closed' where id = $1`, [rows.incident]);
const endDrill = () => query(`update drill set state = 'abandoned', started_at = now(), ended_at = now() where id = $1`, [rows.drill]);

beforeAll(async () => {
  admin = await createFirstAdministrator(application());
  people.l1 = await join('l1', { kind: 'district', area: 'bharuch' });
  people.l2 = await join('l2', { kind: 'state', area: 'Gujarat' });
  people.otherL1 = await join('l1', { kind: 'district', area: 'Raigad' });
  people.otherL2 = await join('l2', { kind: 'state', area: 'Maharashtra' });
});

beforeEach(async () => {
  const { database } = application();
  rows = await addSiteRows(database, await addSite(database, bharuch), bharuch);
  people.plant = await join('plant', { kind: 'site', industryIds: [rows.industry] });
});

describe('a site is not deleted before its warnings, incidents and drills have ended', () => {
  const remove = (visitor: Visitor, path = `/api/industries/${rows.industry}`) => visitor.raw('DELETE', path);
  const isThere = async () => ((await query('select from industry where id = $1', [rows.industry])).rowCount ?? 0) > 0;

  test('the refusal names each with what to do, and nothing is deleted', async () => {
    await addVersion(2, 'released');
    const { statusCode, json } = await remove(people.plant);
    expect(statusCode).toBe(409);
    const { error } = json() as { error: { code: string; message: string; fields: { field: string; rule: { names: string } }[] } };
    const { rows: found } = await query('select incident_id from alert where id = $1', [rows.alert]);
    expect(error.code).toBe('site-in-use');
    expect(error.fields.map(({ field, rule: { names } }) => [field, names])).toEqual([
      ['public-warning', found[0].incident_id],
      ['incident', rows.incident],
      ['drill', bharuch.mark],
    ]);
    expect(error.message).toContain(`Open incidents: ${rows.incident}. Resolve or close them`);
    expect(await isThere()).toBe(true);
  });

  test('by every way to delete a site', async () => {
    await endIncident();
    await endDrill();
    await addVersion(2, 'released');
    for (const path of [
      `/api/industries/${rows.industry}`,
      `/api/db/industries//${rows.industry}`,
      `/api/db/industries/${rows.industry}`,
    ]) {
      expect((await remove(people.plant, path)).statusCode, path).toBe(409);
      expect((await remove(admin, path)).statusCode, path).toBe(409);
    }
    const statement = { query: 'delete from industry_info where id = $1', values: [rows.industry] };
    const asked = await admin.raw('POST', '/api/db/industryinfo', { body: statement });
    expect([asked.statusCode, asked.json().error.code]).toEqual([409, 'site-in-use']);
    await expect(query('delete from industry where id = $1', [rows.industry])).rejects.toMatchObject({ constraint: 'industry_has_ties' });
    expect(await isThere()).toBe(true);
  });

  test('by a call that was made without a network and is sent later', async () => {
    const headers = { 'idempotency-key': `sent-later-${rows.industry}`, 'x-device-time': '2026-11-28T03:12:00+05:30' };
    const { statusCode } = await people.plant.raw('DELETE', `/api/industries/${rows.industry}`, { headers });
    expect(statusCode).toBe(409);
  });

  test.each(['draft', 'incident', 'drill'] as const)('one %s is enough', async (left) => {
    if (left !== 'incident') await endIncident();
    if (left !== 'drill') await endDrill();
    if (left !== 'draft') await addVersion(2, 'cancelled');
    expect((await remove(people.l1)).statusCode).toBe(409);
  });

  test('once they have ended it is deleted, and its records stay with the authorities they had', async () => {
    await endIncident();
    await endDrill();
    await addVersion(2, 'released');
    await addVersion(3, 'cancelled');
    expect((await remove(people.plant)).statusCode).toBe(204);
    const statuses = async (reader: Visitor) =>
      Promise.all(
        [`alerts/${rows.alert}`, `incidents/${rows.incident}`, `drills/${rows.drill}`].map(
          async (path) => (await reader.raw('GET', `/api/${path}`)).statusCode,
        ),
      );
    for (const reader of [people.l1, people.l2, admin]) expect(await statuses(reader)).toEqual([200, 200, 200]);
    // The warning was public.
    for (const other of [people.otherL1, people.otherL2]) expect(await statuses(other)).toEqual([200, 404, 404]);
  });
});

describe('what was made at a site that has moved', () => {
  const move = () =>
    query(`update industry set district = 'Raigad', latitude = 18.87, longitude = 73.15, state = 'Maharashtra' where id = $1`, [
      rows.industry,
    ]);
  const addresses = () =>
    [`alerts/${rows.alert}`, `incidents/${rows.incident}`, `drills/${rows.drill}`, `runs/${rows.run}`].map((path) => `/api/${path}`);

  test('stays readable for the authorities of that time, and is readable for those of now', async () => {
    await move();
    for (const [name, reader] of Object.entries(people))
      for (const address of addresses()) expect((await reader.raw('GET', address)).statusCode, `${address} as ${name}`).toBe(200);
    for (const reader of [people.l1, people.l2, people.otherL1, people.otherL2]) {
      const { body } = await reader.call(alertRoutes.list);
      expect(body.alerts.map(({ id }) => id)).toContain(rows.alert);
      expect((await reader.raw('GET', '/api/drills')).json().drills.map(({ id }: { id: number }) => id)).toContain(rows.drill);
      expect((await reader.raw('GET', '/api/incidents?pageSize=100')).payload).toContain(rows.incident);
      expect((await reader.raw('GET', '/api/detections')).payload).toContain(rows.incident);
    }
  });

  test('is ended by the authorities of that time: the warning, the incident, the drill', async () => {
    await addVersion(2, 'released');
    await move();
    for (const path of [compatRoutes.updateIndustry.path.replace(':id', String(rows.industry)), `/api/industries/${rows.industry}`])
      expect((await people.l1.raw('GET', path)).statusCode, path).toBe(404);
    const params = { id: rows.alert };
    const wrong = { version: 2, because: 'error' as const, reason: 'The leak is at another site' };
    const { body } = await people.l1.call(alertRoutes.cancel, { params, body: wrong });
    expect(body.state).toBe('cancelled');
    const { body: incident } = await people.l2.call(incidentRoutes.read, { params: { id: rows.incident } });
    await people.l2.raw('PUT', `/api/incidents/${rows.incident}`, { body: { state: 'Closed', version: incident.incident.version } });
    expect((await query('select state from incident where id = $1', [rows.incident])).rows).toEqual([{ state: 'Closed' }]);
    await query(`update drill set state = 'running', started_at = now() where id = $1`, [rows.drill]);
    const abandoned = await people.l1.raw('POST', `/api/drills/${rows.drill}/abandon`, { body: { reason: 'The site has moved' } });
    expect([abandoned.statusCode, abandoned.json().state]).toEqual([200, 'abandoned']);
  });

  test('the second lock lets the same rows through, and no copy can be forged', async () => {
    await move();
    const viewer = { id: 'p', scope: { kind: 'district', area: 'Bharuch' }, opened: [] } as const;
    const ask = (text: string, values: unknown[]) => runAsViewer(viewer, () => query(text, values));
    for (const [table, id] of [
      ['alert', rows.alert],
      ['alert_version', rows.alert],
      ['run', rows.run],
      ['incident', rows.incident],
      ['drill', rows.drill],
      ['detection', rows.detection],
    ] as const) {
      const column = table === 'alert_version' ? 'alert_id' : 'id';
      expect((await ask(`select from ${table} where ${column} = $1`, [id])).rowCount, table).toBe(1);
    }
    expect((await ask('select from industry where id = $1', [rows.industry])).rowCount).toBe(0);
    await expect(ask(`update alert set made_state = 'Kerala' where id = $1`, [rows.alert])).rejects.toThrow('append-only');
    await ask(`update incident set made_district = 'raigad' where id = $1`, [rows.incident]);
    expect((await query('select made_district from incident where id = $1', [rows.incident])).rows).toEqual([{ made_district: 'bharuch' }]);
    const foreign = await addSite(application().database, { ...bharuch, mark: 'Foreign', district: 'Raigad', state: 'Maharashtra' });
    await expect(ask('update drill set industry_id = $2 where id = $1', [rows.drill, foreign])).rejects.toMatchObject({ code: '42501' });
  });
});

test('an incident that is moved to another site of the plant stays with the authority it was reported to', async () => {
  const other = await addSite(application().database, { ...bharuch, mark: 'Second', district: 'Raigad', state: 'Maharashtra' });
  const both = await join('plant', { kind: 'site', industryIds: [rows.industry, other] });
  const { rows: named } = await query('select industry_name as name from industry where id = $1', [other]);
  const address = `/api/incidents/${rows.incident}`;
  expect((await both.raw('PUT', address, { body: { industryName: named[0].name, version: 1 } })).statusCode).toBe(200);
  for (const reader of [people.l1, people.l2, people.otherL1, people.otherL2])
    expect((await reader.raw('GET', address)).statusCode).toBe(200);
});

test('a State that is looked up later reaches what was made before', async () => {
  // Without a position nobody looks the State up meanwhile.
  await query(`update industry set state = null, latitude = null, longitude = null where id = $1`, [rows.industry]);
  const made = await addSiteRows(application().database, rows.industry, bharuch);
  expect((await query('select made_district, made_state from alert where id = $1', [made.alert])).rows).toEqual([
    { made_district: 'bharuch', made_state: null },
  ]);
  await query(`update industry set state = 'Gujarat' where id = $1`, [rows.industry]);
  for (const table of ['alert', 'run', 'incident', 'drill', 'detection'] as const)
    expect((await query(`select made_state from ${table} where id = $1`, [made[table]])).rows, table).toEqual([{ made_state: 'Gujarat' }]);
});
