import {
  deviceTimeHeader,
  type Incident,
  incidentResponseRoutes,
  incidentRoutes,
  incidentStates,
  industryRoutes,
  stakeholderRoutes,
} from '@hazardguard/contract';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { toScopeColumns } from '../../platform/auth/scope-columns.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
const works = { industryName: 'Narmada Works', district: 'Bharuch', safetyTeamContact: '1077', latitude: 21.7051, longitude: 72.9959 };
let imt: Visitor;
let member = '';

beforeAll(async () => {
  imt = await application().as('imt');
  await imt.call(industryRoutes.create, { body: works });
  const { body } = await imt.call(stakeholderRoutes.create, {
    params: { group: 'incident_management_team' },
    body: {
      name: 'Ravi Mehta',
      designation: 'Engineer',
      role: 'Incident commander',
      contactNumber: '1077',
      emailAddress: 'ravi@example.org',
      address: 'Dahej',
    },
  });
  member = body.externalId;
});
afterEach(() => application().database.pool.query('delete from incident'));

const report = async (body: object = {}): Promise<Incident> => (await imt.call(incidentRoutes.create, { body })).body;
const readCard = async (id: string) => (await imt.call(incidentRoutes.read, { params: { id } })).body;

test('no field is required: an empty report is New, gets a number and a log entry', async () => {
  const made = await report();
  expect(made).toMatchObject({ state: 'New', origin: 'reported', industryName: null, latitude: null, priority: null, version: 1 });
  expect(made.id).toMatch(/^INC\d{6}$/);
  const { events } = await readCard(made.id);
  expect(events).toMatchObject([{ kind: 'created', byName: made.createdBy, why: null }]);
});

test('the number is the last six digits of the time, or another one if that is taken', async () => {
  const before = Date.now() % 1_000_000;
  const { id } = await report();
  const after = (Number(id.slice(3)) - before + 1_000_000) % 1_000_000;
  expect(after).toBeLessThan(60_000);
});

test('an incident reported under an id of its device is found by that id in the scope, and the id is not given twice', async () => {
  const given = 'INC-7F20A3';
  const { id } = await report({ industryName: works.industryName, givenId: given });
  expect((await imt.call(incidentRoutes.findGiven, { params: { id: given } })).body).toEqual({ id });
  expect(await imt.refused(incidentRoutes.create, { body: { givenId: given } })).toMatchObject({ status: 409, code: 'conflict' });
  expect(await imt.refused(incidentRoutes.create, { body: { givenId: 'INC-7f20a3' } })).toMatchObject({
    status: 400,
    code: 'invalid-input',
  });
  expect(await imt.refused(incidentRoutes.findGiven, { params: { id: 'INC-000000' } })).toMatchObject({ status: 404, code: 'not-found' });
  const elsewhere = await application().as('l1');
  const thane = toScopeColumns({ kind: 'district', area: 'Thane' });
  await application().database.kysely.updateTable('person').set(thane).where('id', '=', 'demo-l1').execute();
  await vi.waitFor(async () =>
    expect(await elsewhere.refused(incidentRoutes.findGiven, { params: { id: given } })).toMatchObject({ status: 404 }),
  );
});

test('the position is filled in from the chosen industry, which is linked; a given position stays', async () => {
  const made = await report({ industryName: ' narmada  works ' });
  expect(made).toMatchObject({ latitude: 21.7051, longitude: 72.9959, industryId: expect.any(Number) });
  expect(await report({ industryName: 'Narmada Works', latitude: 20, longitude: 70 })).toMatchObject({ latitude: 20, longitude: 70 });
  expect(await report({ industryName: 'A field road' })).toMatchObject({ latitude: null, industryId: null, industryName: 'A field road' });
});

test.each([
  [{ priority: 6 }, 'priority'],
  [{ priority: 2.5 }, 'priority'],
  [{ latitude: 91, longitude: 0 }, 'latitude'],
  [{ latitude: 20 }, 'longitude'],
  [{ contactType: 'Fax' }, 'contactType'],
  [{ urgency: 'high' }, 'urgency'],
  [{ state: 'Open' }, 'state'],
  [{ hazard: 'flood' }, 'hazard'],
  [{ shortDescription: 'x'.repeat(2_001) }, 'shortDescription'],
  [{ assign: 'id-nobody' }, 'assign'],
  [{ submitter: 'id-nobody' }, 'submitter'],
])('%j is refused, and nothing is stored', async (body, field) => {
  const refused = await imt.refused(incidentRoutes.create, { body });
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(refused.fields?.map((problem) => problem.field)).toEqual([field]);
  expect((await imt.call(incidentRoutes.list)).body.total).toBe(0);
});

test('assigning a New incident also sets its state; in any other state only the person changes', async () => {
  const { id } = await report();
  const assigned = (await imt.call(incidentRoutes.update, { params: { id }, body: { assign: member, version: 1 } })).body;
  expect(assigned).toMatchObject({ assign: member, assignName: 'Ravi Mehta', state: 'Assigned', version: 2 });
  const { events } = await readCard(id);
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({
    kind: 'changed',
    changes: [
      { field: 'state', from: 'New', to: 'Assigned' },
      { field: 'assign', from: null, to: member, toName: 'Ravi Mehta' },
    ],
  });
  const other = await report({ state: 'In-progress' });
  const { body } = await imt.call(incidentRoutes.update, { params: { id: other.id }, body: { assign: member } });
  expect(body.state).toBe('In-progress');
});

test('any state follows any other, with the reason in the log', async () => {
  const { id } = await report();
  const pairs = incidentStates.flatMap((from) => incidentStates.filter((to) => to !== from).map((to) => [from, to] as const));
  for (const [from, to] of pairs) {
    await imt.call(incidentRoutes.update, { params: { id }, body: { state: from, why: 'Set for this pair' } });
    await imt.call(incidentRoutes.update, { params: { id }, body: { state: to, why: `${from} to ${to}` } });
    expect((await readCard(id)).events[0]).toMatchObject({ changes: [{ field: 'state', from, to }], why: `${from} to ${to}` });
  }
});

test('the second of two editors of an incident gets a conflict, and an empty change writes nothing', async () => {
  const { id } = await report();
  const { body } = await imt.call(incidentRoutes.update, { params: { id }, body: { state: 'New', version: 1 } });
  expect(body.version).toBe(1);
  await imt.call(incidentRoutes.update, { params: { id }, body: { state: 'Closed', version: 1 } });
  expect(await imt.refused(incidentRoutes.update, { params: { id }, body: { state: 'Resolved', version: 1 } })).toMatchObject({
    status: 409,
    code: 'edited-meanwhile',
  });
  expect((await readCard(id)).events).toHaveLength(2);
});

test('200 simultaneous reports get 200 numbers and 200 first entries', async () => {
  const made = await Promise.all(Array.from({ length: 200 }, () => report()));
  expect(new Set(made.map(({ id }) => id)).size).toBe(200);
  const { rows } = await application().database.pool.query(
    "select count(*) as n from incident_event join incident on internal_id = incident where kind = 'created'",
  );
  expect(rows).toEqual([{ n: 200 }]);
});

test('each view holds its state, pages do not overlap, and the columns sort by rank', async () => {
  for (const [index, state] of incidentStates.entries())
    await report({ state, urgency: (['Low', 'High', 'Medium', null, 'High'] as const)[index], shortDescription: `Smell ${index}` });
  const list = async (query: Record<string, string | number>) => (await imt.call(incidentRoutes.list, { query })).body;
  const one = { open: 1, assigned: 1, resolved: 1, closed: 1, all: 5 };
  for (const [view, state] of [
    ['open', 'New'],
    ['assigned', 'Assigned'],
    ['resolved', 'Resolved'],
    ['closed', 'Closed'],
  ] as const)
    expect(await list({ view })).toMatchObject({ total: 1, rows: [{ state }], counts: one });
  expect((await list({ sort: 'urgency' })).rows.map(({ urgency }) => urgency)).toEqual(['High', 'High', 'Medium', 'Low', null]);
  expect((await list({ sort: 'state', direction: 'desc' })).rows.map(({ state }) => state)).toEqual(incidentStates.toReversed());
  const pages = [await list({ pageSize: 3 }), await list({ pageSize: 3, page: 2 })].flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(pages).size).toBe(5);
  expect(await list({ search: 'SMELL 3' })).toMatchObject({ total: 1, rows: [{ state: 'Resolved' }] });
  expect(await list({ search: '%' })).toMatchObject({ total: 0 });
  expect((await list({ origin: 'detected' })).total).toBe(0);
});

test('the search finds the assignee by name', async () => {
  await report({ assign: member });
  await report();
  expect((await imt.call(incidentRoutes.list, { query: { search: 'ravi' } })).body.rows).toMatchObject([{ assignName: 'Ravi Mehta' }]);
});

test('notes are added to the log, and no entry can be changed or removed', async () => {
  const { id } = await report();
  const { body } = await imt.call(incidentRoutes.note, { params: { id }, body: { kind: 'decision', text: ' Cordon at 500 m ' } });
  expect(body).toMatchObject({ kind: 'note', noteKind: 'decision', text: 'Cordon at 500 m' });
  expect(await imt.refused(incidentRoutes.note, { params: { id }, body: { text: '  ' } })).toMatchObject({ status: 400 });
  expect(await imt.refused(incidentRoutes.note, { params: { id }, body: { kind: 'rumour', text: 'x' } })).toMatchObject({ status: 400 });
  const { pool } = application().database;
  await expect(pool.query("update incident_event set text = 'other'")).rejects.toThrow();
  await expect(pool.query('delete from incident_event')).rejects.toThrow();
  await expect(pool.query('truncate incident_event')).rejects.toThrow();
  const page = await imt.call(incidentRoutes.events, { params: { id }, query: { limit: 1 } });
  expect(page.body).toMatchObject({ events: [{ kind: 'note' }], olderEvents: 1 });
  const before = page.body.events[0]?.id ?? 0;
  expect((await imt.call(incidentRoutes.events, { params: { id }, query: { before } })).body).toMatchObject({
    events: [{ kind: 'created' }],
    olderEvents: 0,
  });
});

test('a task is marked as done or not applicable, or reopened, with person and time', async () => {
  const { id } = await report({ hazard: 'toxic-leak' });
  const mark = async (outcome: string, why?: string) =>
    (await imt.call(incidentRoutes.task, { params: { id, task: 'alarm' }, body: { outcome, why } })).body.tasks;
  expect(await mark('done')).toMatchObject([{ task: 'alarm', outcome: 'done' }]);
  expect(await mark('not-applicable', 'Nobody near')).toMatchObject([{ task: 'alarm', outcome: 'not-applicable' }]);
  expect(await mark('open')).toEqual([]);
  expect((await readCard(id)).events.filter(({ kind }) => kind === 'task')).toHaveLength(3);
  expect(await imt.refused(incidentRoutes.task, { params: { id, task: 'dance' }, body: { outcome: 'done' } })).toMatchObject({
    status: 400,
  });
});

test('only existing runs and alerts are linked; a link is removed once', async () => {
  const { id } = await report();
  const nowhere = '00000000-0000-4000-8000-000000000000';
  expect(await imt.refused(incidentRoutes.link, { params: { id }, body: { kind: 'run', id: nowhere } })).toMatchObject({ status: 404 });
  expect(await imt.refused(incidentRoutes.unlink, { params: { id, kind: 'alert', linkId: nowhere } })).toMatchObject({ status: 404 });
});

test('a plant reports, only an administrator deletes, and the log outlives the incident', async () => {
  expect(await application().visitor().refused(incidentRoutes.list)).toMatchObject({ status: 401 });
  const plant = await application().as('plant');
  const { body } = await plant.call(incidentRoutes.create, { body: {} });
  const params = { id: body.id };
  expect(await plant.refused(incidentRoutes.remove, { params })).toMatchObject({ status: 403 });
  const admin = await application().as('admin');
  await admin.call(incidentRoutes.remove, { params });
  expect(await imt.refused(incidentRoutes.read, { params })).toMatchObject({ status: 404 });
  const { rows } = await application().database.pool.query('select kind, by_id from incident_event where incident = $1 order by id', [
    body.internalId,
  ]);
  expect(rows).toEqual([
    { kind: 'created', by_id: 'demo-plant' },
    { kind: 'deleted', by_id: 'demo-admin' },
  ]);
});

test('an unknown incident is not found, and a malformed id is refused', async () => {
  const params = { id: 'INC000000' };
  expect(await imt.refused(incidentRoutes.update, { params, body: { state: 'Closed' } })).toMatchObject({ status: 404 });
  expect(await imt.refused(incidentRoutes.note, { params, body: { text: 'x' } })).toMatchObject({ status: 404 });
  expect(await imt.refused(incidentRoutes.events, { params })).toMatchObject({ status: 404 });
  const admin = await application().as('admin');
  expect(await admin.refused(incidentRoutes.remove, { params })).toMatchObject({ status: 404 });
  expect(await imt.refused(incidentRoutes.read, { params: { id: 'INC1' } })).toMatchObject({ status: 400 });
});

test('the calls of the specification write the same log, with the person, and the same list', async () => {
  const ask = async (who: Visitor, query: string, values: unknown[]) => {
    const answer = await who.raw('POST', '/api/db/incidentrepo1', { body: { query, values } });
    expect(answer.statusCode, answer.payload).toBe(200);
  };
  const plant = await application().as('plant');
  await ask(plant, 'INSERT INTO incident_repo (id, industry_name, short_description) VALUES ($1, $2, $3)', [
    'INC000042',
    'Narmada Works',
    'Old door',
  ]);
  await ask(plant, 'UPDATE incident_repo SET assign = $1 WHERE id = $2', [member, 'INC000042']);
  const { incident, events } = await readCard('INC000042');
  expect(incident).toMatchObject({ state: 'Assigned', assignName: 'Ravi Mehta', industryId: expect.any(Number) });
  expect(events.map(({ kind }) => kind)).toEqual(['changed', 'created']);
  const admin = await application().as('admin');
  await ask(admin, 'DELETE FROM incident_repo WHERE id = $1', ['INC000042']);
  const { rows } = await application().database.pool.query("select by_id from incident_event where incident_id = 'INC000042' order by id");
  expect(rows).toEqual([{ by_id: 'demo-plant' }, { by_id: 'demo-plant' }, { by_id: 'demo-admin' }]);
});

test('the file has the columns of the specification, and no cell is a formula', async () => {
  await report({ industryName: '=HYPERLINK("x")', state: 'Closed' });
  await report();
  const { text, headers } = await imt.call(incidentRoutes.download, { query: { view: 'closed' } });
  expect(headers['content-disposition']).toBe('attachment; filename="incidents.csv"');
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('id,industry_name,latitude,longitude,contact_type,urgency,impact,priority,state,assign');
  expect(lines[1]).toContain(`'=HYPERLINK`);
});

describe('calls that are sent later', () => {
  const hourMs = 3_600_000;
  const isoFromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();
  const sent = (deviceAt: string) => ({ headers: { [deviceTimeHeader]: deviceAt } });
  const readTimes = async (id: string) => (await readCard(id)).events.map(({ kind, deviceAt }) => [kind, deviceAt]);

  test('the log keeps the time of the device beside that of the server, which orders it', async () => {
    const [first, second, third] = [isoFromNow(-3 * hourMs), isoFromNow(-2 * hourMs), isoFromNow(-4 * hourMs)];
    const { body: made } = await imt.call(incidentRoutes.create, { body: {}, ...sent(first) });
    const params = { id: made.id };
    await imt.call(incidentRoutes.update, { params, body: { state: 'In-progress' }, ...sent(second) });
    await imt.call(incidentRoutes.note, { params, body: { text: 'Wind has turned' }, ...sent(third) });
    const role = { params: { ...params, role: 'incident-commander' }, body: { holder: 'A. Rao' } };
    const { body: handedOver } = await imt.call(incidentResponseRoutes.role, { ...role, ...sent('2026-01-01T00:00:00+05:30') });
    expect(handedOver.deviceAt).toBe('2025-12-31T18:30:00.000Z');
    await imt.call(incidentRoutes.note, { params, body: { text: 'At the screen' } });
    expect(await readTimes(made.id)).toEqual([
      ['note', null],
      ['role', handedOver.deviceAt],
      ['note', third],
      ['changed', second],
      ['created', first],
    ]);
  });

  test.each([
    [-90_000, true],
    [-30_000, false],
    [30_000, false],
    [90_000, true],
    [100 * 365 * 24 * hourMs, true],
  ])('a device whose clock differs by %i ms: kept beside: %s', async (ms, isKept) => {
    const { id } = await report();
    const deviceAt = isoFromNow(ms);
    const { body } = await imt.call(incidentRoutes.note, { params: { id }, body: { text: 'x' }, ...sent(deviceAt) });
    expect(body.deviceAt).toBe(isKept ? deviceAt : null);
    expect(Math.abs(Date.parse(body.at) - Date.now())).toBeLessThan(60_000);
  });

  test.each(['yesterday', '', '2026-11-26', '2026-13-26T00:00:00Z', '1969-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '1e3'])(
    'a time that is none is refused, and nothing is stored: %j',
    async (given) => {
      const { id } = await report();
      const refused = await imt.refused(incidentRoutes.note, { params: { id }, body: { text: 'x' }, ...sent(given) });
      expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
      expect(await readTimes(id)).toEqual([['created', null]]);
    },
  );

  test('a call that may not be sent later ignores the time', async () => {
    const { id } = await report();
    await (await application().as('admin')).call(incidentRoutes.remove, { params: { id }, ...sent(isoFromNow(-hourMs)) });
    const { rows } = await application().database.pool.query(
      "select device_at from incident_event where incident_id = $1 and kind = 'deleted'",
      [id],
    );
    expect(rows).toEqual([{ device_at: null }]);
  });
});
