import { alertRoutes, idempotencyHeader, incidentRoutes, runRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
const site = { latitude: 21.63236, longitude: 72.99001 };
let imt: Visitor;
let industryId = 0;

beforeAll(async () => {
  const { rows } = await application().database.pool.query(
    `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
     values ('Draft Works', 'draft works', 'Bharuch', '1077', $1, $2) returning id`,
    [site.latitude, site.longitude],
  );
  industryId = rows[0].id;
  imt = await application().as('imt');
});

const report = async (): Promise<string> =>
  (await imt.call(incidentRoutes.create, { body: { industryName: 'Draft Works', hazard: 'toxic-leak' } })).body.id;
const assess = async (incidentId: string, windFromDeg = 225): Promise<string> => {
  const scenario = {
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.01 },
    weather: { windSpeedMs: 3, windFromDeg, temperatureC: 25, stability: 'D' },
    site,
  };
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null };
  const body = { industryId, inventoryItemId: null, scenario, weatherOrigin, incidentId };
  return (await imt.call(runRoutes.create, { body })).body.id;
};
const incidentDescription = 'Smell at the weighbridge, two people cough';

test('what was asked for without a network becomes one draft of the newest run, in the words of its author, and stays a draft', async () => {
  const incidentId = await report();
  await assess(incidentId);
  const newest = await assess(incidentId, 300);
  const asked = { body: { incidentId, incidentDescription }, headers: { [idempotencyHeader]: crypto.randomUUID() } };
  const { body } = await imt.call(alertRoutes.fromIncident, asked);
  expect(body).toMatchObject({ incidentId, incidentDescription, runId: newest, state: 'draft', kind: 'Alert' });
  const proposed = (await imt.call(alertRoutes.propose, { params: { id: newest } })).body;
  expect([body.hazardText, body.placeText, body.actionText]).toEqual([proposed.hazardText, proposed.placeText, proposed.actionText]);
  expect((await imt.call(alertRoutes.fromIncident, asked)).body.id).toBe(body.id);
  const { alerts } = (await imt.call(alertRoutes.list, { query: { limit: 100 } })).body;
  expect(alerts.filter((alert) => alert.incidentId === incidentId)).toHaveLength(1);

  // Another device was faster: nothing is overwritten, and the person reads what to do.
  const late = { body: { incidentId, incidentDescription: 'Second device' }, headers: { [idempotencyHeader]: crypto.randomUUID() } };
  expect(await imt.refused(alertRoutes.fromIncident, late)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/has a warning already. Open it/),
  });
}, 120_000);

test('an incident without an assessment gets no draft, and it says so', async () => {
  const incidentId = await report();
  const refused = await imt.refused(alertRoutes.fromIncident, { body: { incidentId, incidentDescription } });
  expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/has no assessment/) });
});
