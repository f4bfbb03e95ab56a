import {
  alertRoutes,
  currentSituationRoutes,
  incidentRoutes,
  industryRoutes,
  type Run,
  runRoutes,
  situationRows,
} from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
const site = { latitude: 21.63236, longitude: 72.99001 };
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.01 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
  site,
};
const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
let plant: Visitor;
let imt: Visitor;
let industryId = 0;
let elsewhere = 0;

beforeAll(async () => {
  plant = await application().as('plant');
  imt = await application().as('imt');
  const onBoard = async (industryName: string) =>
    (await plant.call(industryRoutes.create, { body: { industryName, district: 'Bharuch', safetyTeamContact: '1077', ...site } })).body.id;
  industryId = await onBoard('Leaking Works');
  elsewhere = await onBoard('Quiet Works');
});

const report = async (body: object = {}) =>
  (await plant.call(incidentRoutes.create, { body: { industryName: 'Leaking Works', hazard: 'toxic-leak', ...body } })).body;
const runBody = (more: object = {}) => ({ body: { industryId, inventoryItemId: null, scenario, weatherOrigin, ...more } });
const makeRun = async (more: object): Promise<Run> => (await plant.call(runRoutes.create, runBody(more))).body;
const readCard = async (id: string) => (await imt.call(incidentRoutes.read, { params: { id } })).body;
const propose = async (id: string) => (await plant.call(alertRoutes.propose, { params: { id } })).body;

test('report, runs, log, warning and stopwatch have one number', async () => {
  const { id, createdAt } = await report({ reporterName: 'Meena', reporterPhone: '98250 12345' });
  const run = await makeRun({ incidentId: id });
  expect(run.incidentId).toBe(id);
  const proposal = await propose(run.id);
  expect(proposal.incidentId).toBe(id);
  const alert = (await plant.call(alertRoutes.draft, { body: proposal })).body;
  expect(alert).toMatchObject({ incidentId: id, since: { at: createdAt, what: 'reported' } });
  const card = await readCard(id);
  expect(card).toMatchObject({
    incident: { reporterName: 'Meena', reporterPhone: '98250 12345' },
    runs: [{ id: run.id }],
    alerts: [{ id: alert.id }],
    events: [{ kind: 'link', linkKind: 'run', linkId: run.id }, { kind: 'created' }],
  });
  // The log is never changed, so it does not name the caller.
  expect(JSON.stringify(card.events)).not.toContain('Meena');
});

test('a run of one incident makes no warning of another, neither new nor as its next version', async () => {
  const [{ id: one }, { id: other }] = [await report(), await report()];
  const [run, otherRun] = [await makeRun({ incidentId: one }), await makeRun({ incidentId: other })];
  const proposal = await propose(run.id);
  expect(await plant.refused(alertRoutes.draft, { body: { ...proposal, incidentId: other } })).toMatchObject({
    status: 400,
    fields: [{ field: 'incidentId', allowed: one }],
  });
  const alert = (await plant.call(alertRoutes.draft, { body: proposal })).body;
  const changed = { params: { id: alert.id }, body: { ...proposal, runId: otherRun.id, version: 1 } };
  expect(await plant.refused(alertRoutes.update, changed)).toMatchObject({ status: 400, fields: [{ field: 'runId' }] });
});

test('a run needs an open incident at its industry, or at none', async () => {
  const { id } = await report();
  expect(await plant.refused(runRoutes.create, runBody({ industryId: elsewhere, incidentId: id }))).toMatchObject({
    status: 400,
    fields: [{ field: 'incidentId' }],
  });
  const { id: onTheRoad } = await report({ industryName: null });
  const run = await makeRun({ incidentId: onTheRoad, placeName: 'Road tanker, NH 48' });
  expect((await propose(run.id)).hazardText).toContain('Road tanker, NH 48');
  await imt.call(incidentRoutes.update, { params: { id }, body: { state: 'Closed', why: 'Reported twice by mistake' } });
  expect(await plant.refused(runRoutes.create, runBody({ incidentId: id }))).toMatchObject({
    status: 400,
    fields: [{ field: 'incidentId' }],
  });
  expect(await plant.refused(runRoutes.create, runBody({ incidentId: 'INC000000' }))).toMatchObject({ status: 404 });
});

test('closing with open steps needs a reason, which the log keeps; without open steps it needs none', async () => {
  const { id } = await report();
  const close = { params: { id }, body: { state: 'Closed' } } as const;
  expect(await imt.refused(incidentRoutes.update, close)).toMatchObject({ status: 400, fields: [{ field: 'why' }] });
  await imt.call(incidentRoutes.update, { ...close, body: { ...close.body, why: 'False alarm, valve was tested' } });
  expect((await readCard(id)).events[0]).toMatchObject({ kind: 'changed', why: 'False alarm, valve was tested' });
  const { id: plain } = await report({ hazard: null });
  expect((await imt.call(incidentRoutes.update, { params: { id: plain }, body: { state: 'Closed' } })).body.state).toBe('Closed');
});

test('the current situation has open incidents, and a waiting warning only for those who may approve it', async () => {
  const { id } = await report();
  const alert = (await plant.call(alertRoutes.draft, { body: await propose((await makeRun({ incidentId: id })).id) })).body;
  const read = async (visitor: Visitor) => (await visitor.call(currentSituationRoutes.read)).body;
  const waiting = async (visitor: Visitor) => (await read(visitor)).toApprove.rows.map((row) => row.id);
  expect((await read(plant)).incidents.rows[0]).toMatchObject({ id, industryName: 'Leaking Works', state: 'New' });
  expect(await waiting(imt)).not.toContain(alert.id);
  // Handed in by the officer, who then is an author.
  await imt.call(alertRoutes.submit, { params: { id: alert.id }, body: { version: 1 } });
  const district = await application().as('l1');
  expect([await waiting(imt), await waiting(plant), await waiting(district)]).toEqual([[], [], [alert.id]]);
  await district.call(alertRoutes.approve, { params: { id: alert.id }, body: { version: 2 } });
  expect(await waiting(district)).toEqual([]);
  // Released: in force for everybody who may read it, until it ends.
  const inForce = async (visitor: Visitor) => (await read(visitor)).inForce.rows.map((row) => row.id);
  for (const visitor of [district, imt, plant]) expect(await inForce(visitor)).toContain(alert.id);
  const revised = await imt.call(alertRoutes.revise, { params: { id: alert.id }, body: { version: 3 } });
  expect(revised.body.state, 'a draft of an update changes nothing').toBe('draft');
  expect((await read(imt)).inForce.rows.find((row) => row.id === alert.id)).toMatchObject({ industryName: 'Leaking Works' });
  await imt.call(incidentRoutes.update, { params: { id }, body: { state: 'Resolved' } });
  expect((await read(imt)).incidents.rows.map((row) => row.id)).not.toContain(id);
});

test('a site has its state however many incidents are open elsewhere; an exercise is called one', async () => {
  const own = await report({ industryName: 'Quiet Works' });
  const before = (await imt.call(currentSituationRoutes.read)).body;
  for (let i = 0; i < situationRows; i++) await report();
  const { incidents, siteStates } = (await imt.call(currentSituationRoutes.read)).body;
  expect(incidents.rows.map(({ industryName }) => industryName)).not.toContain('Quiet Works');
  expect(siteStates.rows).toContainEqual({ industryName: 'Quiet Works', kind: 'incidents', status: 'Actual' });
  // One row of a kind, not one of each incident.
  expect(siteStates.total).toBe(before.siteStates.total);
  await imt.call(incidentRoutes.update, { params: { id: own.id }, body: { state: 'Resolved' } });
  const after = (await imt.call(currentSituationRoutes.read)).body.siteStates.rows;
  expect(after.filter(({ industryName }) => industryName === 'Quiet Works')).toEqual([]);
  expect(after).toContainEqual({ industryName: 'Leaking Works', kind: 'inForce', status: 'Exercise' });
});
