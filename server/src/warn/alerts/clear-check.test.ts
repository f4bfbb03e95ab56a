import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { type Alert, alertRoutes, escalationRoutes, incidentRoutes, runRoutes } from '@hazardguard/contract';
import { checkScenario, threatAt } from '@hazardguard/engine';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addLeakSite, askVersion, chlorineLeak, leakPlace, runLeak } from '../../testing/leak-site.ts';

const application = useApplication();
const people = {} as Record<'plant' | 'imt' | 'l1' | 'l2', Visitor>;
let industryId: number;
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;

beforeAll(async () => {
  for (const role of ['plant', 'imt', 'l1', 'l2'] as const) people[role] = await application().as(role);
  industryId = await addLeakSite(people.plant, 'Clear Works');
});

const release = async (draft: Alert): Promise<Alert> => {
  const waiting = (await people.plant.call(alertRoutes.submit, askVersion(draft, { areaConfirmed: true }))).body;
  return (await people.l1.call(alertRoutes.approve, askVersion(waiting))).body;
};
const releaseRun = async (hoursAgo: number): Promise<Alert> => {
  const time = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const run = await runLeak(people.plant, industryId, { ...chlorineLeak, time });
  const proposal = await people.plant.call(alertRoutes.propose, { params: { id: run.id } });
  return release((await people.plant.call(alertRoutes.draft, { body: proposal.body })).body);
};
const readCheck = async ({ id }: Alert) => (await people.imt.call(alertRoutes.clearCheck, { params: { id } })).body;

test('an all clear is refused while the cloud travels, and given after; the figures of the run stay', async () => {
  const travelling = await releaseRun(0);
  const check = await readCheck(travelling);
  expect(check).toMatchObject({ cloud: 'travels', obstacles: ['cloud'], sensors: [], over: null, given: null });
  const refused = await people.imt.refused(alertRoutes.cancel, askVersion(travelling));
  expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/^Too early.*cloud of the model has not passed/) });
  expect(refused.fields?.[0]).toMatchObject({ field: 'secondLook' });
  // A tick without a reason, and a reason without a tick, are no second look.
  for (const half of [{ secondLook: true }, { reason: 'The leak is plugged' }])
    expect((await people.imt.refused(alertRoutes.cancel, askVersion(travelling, half))).status).toBe(409);

  const passed = await releaseRun(6);
  expect(await readCheck(passed)).toMatchObject({ cloud: 'passed', obstacles: [], villages: [] });
  const ending = (await people.imt.call(alertRoutes.cancel, askVersion(passed))).body;
  const ended = (await people.l1.call(alertRoutes.approve, askVersion(ending))).body;
  expect(ended).toMatchObject({ state: 'cancelled', firstReleasedAt: passed.live?.at, since: passed.since });
  expect(ended.live?.at).not.toBe(passed.live?.at);
}, 60_000);

test('before the earliest time no place of the zone is free of the level for good, and at that time all are', async () => {
  const alert = await releaseRun(0);
  const { body: run } = await people.plant.call(runRoutes.read, { params: { id: alert.runId ?? '' } });
  const chlorine = findChemical('7782-50-5');
  if (chlorine === undefined) throw new Error('chlorine is not in the library');
  const checked = checkScenario(run.scenario, toSubstance(chlorine));
  if (!checked.ok) throw new Error('The scenario of the run is refused');
  const reached = run.result.zones.filter(({ reachM }) => reachM > 0);
  const zone = reached.find(({ level }) => level.id === 'AEGL-2') ?? reached[0];
  if (zone === undefined) throw new Error('The run has no zone');
  const { safeAt } = await readCheck(alert);
  const safeS = (Date.parse(safeAt ?? '') - Date.parse(run.scenario.time ?? run.createdAt)) / 1000;
  const untilS = Array.from({ length: 12 }, (_none, i) => (zone.reachM * (i + 1)) / 12).map(
    (xM) => threatAt(checked.scenario, { xM, yM: 0 }).levels.find(({ level }) => level.id === zone.level.id)?.outdoors?.untilS ?? 0,
  );
  expect(Math.max(...untilS)).toBeGreaterThan(60);
  expect(safeS).toBeGreaterThanOrEqual(Math.max(...untilS) - 1);
  // Not hours later than the last of them.
  expect(safeS).toBeLessThan(2 * Math.max(...untilS) + 600);
}, 60_000);

test('sensors in alarm and an incident that is not resolved speak against it; the reason is in the log of the incident', async () => {
  const { body: incident } = await people.imt.call(incidentRoutes.create, { body: { industryName: 'Clear Works' } });
  const form = { industryId, incidentId: incident.id, incidentSeverity: 'high', incidentDescription: 'Leak at the fence' };
  const { body } = await people.plant.call(alertRoutes.byHand, { body: { ...form, area: { shape: 'site', radiusM: 500 } } });
  const alert = await release(body);
  expect(await readCheck(alert)).toMatchObject({ cloud: 'no-run', safeAt: null, obstacles: ['release'], over: false });
  const ending = (await people.imt.call(alertRoutes.cancel, askVersion(alert, { secondLook: true, reason: 'The valve is shut' }))).body;
  expect(ending).toMatchObject({ state: 'waiting', kind: 'Cancel', reason: 'The valve is shut' });
  const { events } = (await people.imt.call(incidentRoutes.read, { params: { id: incident.id } })).body;
  const decision = { noteKind: 'decision', text: 'All clear before the check allows it: The valve is shut' };
  expect(events).toEqual(expect.arrayContaining([expect.objectContaining(decision)]));
  // What was answered for is not asked again; a sensor that raises its alarm afterwards is.
  expect(await readCheck(alert)).toMatchObject({ given: { obstacles: ['release'], reason: 'The valve is shut' } });
  const [{ id }] = await query(
    `insert into sensor (industry_id, code, name, measure, unit, cas, latitude, longitude, height_m, averaging_s, alarm_readings, silent_after_s,
       alarm_high, alarm_low, created_by, created_by_id)
     values ($1, 'G-7', 'North fence', 'concentration', 'ppm', '7782-50-5', $2, $3, 2, 60, 1, 60, 2, 1, 'test', 'test') returning id`,
    [industryId, leakPlace.latitude, leakPlace.longitude],
  );
  await query('insert into sensor_alarm_state (sensor_id, raised, high_count) values ($1, true, 1)', [id]);
  expect(await readCheck(alert)).toMatchObject({ sensors: ['G-7'], obstacles: ['sensors', 'release'] });
  expect(await people.l1.refused(alertRoutes.approve, askVersion(ending))).toMatchObject({
    status: 409,
    message: expect.stringMatching(/a sensor of the site is in alarm/),
  });
  await query('update sensor_alarm_state set raised = false');
  expect((await people.l1.call(alertRoutes.approve, askVersion(ending))).body.state).toBe('cancelled');
  expect((await people.imt.call(escalationRoutes.approvalCall, { params: { id: alert.id } })).body.release).toBeNull();
});

test('an incident that was over is opened again only with a reason, by each call', async () => {
  const { body: incident } = await people.imt.call(incidentRoutes.create, { body: { industryName: 'Clear Works' } });
  const params = { id: incident.id };
  await people.imt.call(incidentRoutes.update, { params, body: { state: 'Closed', why: 'Reported by mistake' } });
  const refused = await people.imt.refused(incidentRoutes.update, { params, body: { state: 'In-progress' } });
  expect(refused).toMatchObject({ status: 400, fields: [{ field: 'why' }] });
  const statement = { query: 'UPDATE incident_repo SET state = $1 WHERE id = $2', values: ['In-progress', incident.id] };
  const bySql = await people.plant.raw('POST', '/api/db/incidentrepo1', { body: statement });
  expect([bySql.statusCode >= 400, bySql.payload]).toEqual([true, expect.stringContaining('give a reason')]);
  await people.imt.call(incidentRoutes.update, { params, body: { state: 'In-progress', why: 'The smell is back' } });
  const { events } = (await people.imt.call(incidentRoutes.read, { params })).body;
  expect(events[0]).toMatchObject({ kind: 'changed', why: 'The smell is back' });
});
