import { type Alert, alertRoutes, industryRoutes, readingRoutes, runRoutes, sensorRoutes } from '@hazardguard/contract';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { claimMode } from '../../platform/db/installation.ts';
import { testSettings, useApplication, type Visitor } from '../../testing/application.ts';
import { usePushService } from '../../testing/push-service.ts';
import { addResponder } from '../../testing/responder.ts';
import { useSmsGateway } from '../../testing/sms-gateway.ts';
import { createFirstAdministrator, joinAs } from '../../testing/test-people.ts';
import { endShelving } from './alarm-handling.ts';

const gateway = useSmsGateway();
const push = usePushService();
/** A live installation that sends by SMS and web push. */
const application = useApplication({
  settings: () => {
    const base = testSettings();
    return {
      mode: 'live',
      publicUrl: 'https://warn.example.org',
      sms: {
        url: `${gateway().origin}/send?to={digits}&text={text}`,
        method: 'POST',
        headers: {},
        body: '',
        success: null,
        templates: {},
        idempotencyHeader: null,
        status: null,
      },
      push: { ...base.push, loopback: true },
      delivery: { ...base.delivery, on: true },
    };
  },
});
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const within = { timeout: 60_000, interval: 5 };
const chlorine = '7782-50-5';
const position = { latitude: 21.7, longitude: 72.6 };

let admin: Visitor;
let plant: Visitor;
let sites = 0;

const openSite = async () => {
  sites += 1;
  const place = { ...position, latitude: position.latitude + 0.2 * sites };
  const { body } = await admin.call(industryRoutes.create, {
    body: { industryName: `Works ${sites}`, district: 'Bharuch', safetyTeamContact: '1077', ...place },
  });
  const { body: made } = await admin.call(sensorRoutes.makeKey, { params: { id: body.id } });
  const sensor = await admin.call(sensorRoutes.create, {
    body: {
      industryId: body.id,
      code: 'G-01',
      name: 'North fence',
      measure: 'concentration',
      unit: 'ppm',
      cas: chlorine,
      ...place,
      heightM: 1.5,
      detectionLimit: 0.1,
      alarmHigh: 10,
      alarmLow: 5,
      alarmReadings: 2,
      alarmSeconds: null,
      silentAfterS: 300,
      averagingS: 60,
    },
  });
  return { id: body.id, key: made.key, sensor: sensor.body.id };
};
type Site = Awaited<ReturnType<typeof openSite>>;

const send = async ({ key }: Site, ...values: readonly number[]): Promise<void> => {
  for (const value of values) {
    await application()
      .visitor()
      .call(readingRoutes.ingest, {
        body: JSON.stringify({ sensor: 'G-01', at: new Date().toISOString(), value }),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
const incidentsOf = ({ id }: Site) => query('select * from incident where industry_id = $1 order by internal_id', [id]);
const called = async (site: Site): Promise<string[]> =>
  (
    await query(
      `select person.name, step.tier from escalation_person person join escalation_step step on step.id = step_id
         join escalation on escalation.id = escalation_id join incident on internal_id = escalation.incident
       where incident.industry_id = $1 order by tier, name`,
      [site.id],
    )
  ).map(({ name, tier }) => `${tier} ${name}`);
const untilCalled = (site: Site) =>
  vi.waitFor(async () => {
    const names = await called(site);
    if (names.length === 0) throw new Error('Nobody is called yet');
    return names;
  }, within);

beforeAll(async () => {
  const { database } = application();
  await claimMode(database, 'live');
  admin = await createFirstAdministrator(application());
});
beforeEach(async () => {
  await query("update escalation set state = 'stopped', stopped = 'expired', ended_at = now() where state = 'running'");
  await query('delete from stakeholder');
});
// The tests of one file share a person of the plant.
const joinPlant = async (site: Site, name: string): Promise<Visitor> =>
  joinAs(application(), admin, { email: `${name}@example.org`, role: 'plant', scope: { kind: 'site', industryIds: [site.id] } });

test('a sensor alarm calls the people on duty for the site, by its own rota, and the people of its plant', async () => {
  const site = await openSite();
  const other = await openSite();
  plant = await joinPlant(site, 'pia');
  await joinPlant(other, 'otto');
  const { database } = application();
  await addResponder(database, { name: 'Meera', group: 'incident_management_team', onDutyMinutes: [-10, 60] });
  await addResponder(database, { name: 'Nisha', group: 'incident_management_team', onDutyMinutes: [-10, 60] });
  await addResponder(database, { name: 'Omkar', group: 'incident_management_team' });
  await query(
    `update duty_shift set industry_id = $1 where membership_id = (
       select membership.id from stakeholder_membership membership join stakeholder person on person.id = stakeholder_id where name = 'Nisha')`,
    [site.id],
  );
  await send(site, 12, 13);
  expect(await untilCalled(site)).toEqual(['1 Nisha', '1 pia']);
  const [incident] = await incidentsOf(site);
  const [logged] = await query("select by_name, text from incident_event where incident = $1 and text like 'Escalation%'", [
    incident.internal_id,
  ]);
  expect(logged).toEqual({ by_name: 'Sensor network', text: 'Escalation started: L0 to L3 (Actual)' });
  await send(other, 12, 13);
  expect(await untilCalled(other)).toEqual(['1 Meera', '1 otto']);
});

test('acknowledging the alarm ends the call; more alarms of the same event call nobody again', async () => {
  const site = await openSite();
  await addResponder(application().database, { name: 'Meera', group: 'l0auth' });
  await send(site, 12, 13);
  await untilCalled(site);
  const { body } = await admin.call(sensorRoutes.acknowledge, { params: { id: site.sensor }, body: {} });
  expect(body).toMatchObject({ alarm: true, acknowledged: { by: 'Asha Patel' } });
  expect(
    await query('select escalation.state from escalation join incident on internal_id = incident where industry_id = $1', [site.id]),
  ).toEqual([{ state: 'acknowledged' }]);
  await send(site, 1, 12, 13);
  await vi.waitFor(
    async () => expect(await query('select 1 from sensor_alarm where industry_id = $1 and handled_at is null', [site.id])).toEqual([]),
    within,
  );
  expect([(await incidentsOf(site)).length, await called(site)]).toEqual([1, ['1 Meera']]);
  const [shown] = (await admin.call(sensorRoutes.list, { query: { industryId: site.id } })).body.sensors;
  expect(shown).toMatchObject({ alarm: true, acknowledged: null });
  await send(site, 1);
  const refused = await admin.refused(sensorRoutes.acknowledge, { params: { id: site.sensor }, body: {} });
  expect(refused).toMatchObject({ status: 409, message: 'This sensor has no alarm to acknowledge' });
});

test('a shelved sensor records its alarms and calls nobody; when the shelf ends, a raised alarm is raised again', async () => {
  const site = await openSite();
  await addResponder(application().database, { name: 'Meera', group: 'l0auth' });
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const shelve = (until: string) => ({ params: { id: site.sensor }, body: { reason: 'Calibration', until } });
  for (const hours of [-1, 73]) {
    expect(await admin.refused(sensorRoutes.shelve, shelve(at(hours)))).toMatchObject({ fields: [{ field: 'until' }] });
  }
  expect(await admin.refused(sensorRoutes.shelve, { params: { id: site.sensor }, body: { reason: '', until: at(1) } })).toMatchObject({
    fields: [{ field: 'reason' }],
  });
  const { body } = await admin.call(sensorRoutes.shelve, shelve(at(1)));
  expect(body.shelved).toMatchObject({ reason: 'Calibration', by: 'Asha Patel' });
  await send(site, 12, 13);
  expect(
    await query('select kind, shelved, handled_at is not null as handled from sensor_alarm where industry_id = $1', [site.id]),
  ).toEqual([{ kind: 'raised', shelved: true, handled: true }]);
  expect(await incidentsOf(site)).toEqual([]);
  await endShelving(application().database, null);
  expect(await incidentsOf(site)).toEqual([]);
  await query("update sensor set shelved_until = now() - interval '1 second' where id = $1", [site.sensor]);
  expect(await untilCalled(site)).toEqual(['1 Meera']);
  expect((await admin.call(sensorRoutes.list, { query: { industryId: site.id } })).body.sensors[0]).toMatchObject({
    shelved: null,
    alarm: true,
  });
});

test('statistics count fleeting, chattering and shelved alarms', async () => {
  const site = await openSite();
  const times = [300, 295, 290, 285, 280, 275, 100];
  for (const [index, ago] of times.entries()) {
    await query(
      `insert into sensor_alarm (sensor_id, industry_id, alarm_group, kind, at, value, received_at, handled_at, shelved)
       values ($1, $2, $3, $4, now() - $5 * interval '1 second', 1, now(), now(), $6)`,
      [site.sensor, site.id, chlorine, index % 2 === 0 ? 'raised' : 'cleared', ago, index === 6],
    );
  }
  const { body } = await admin.call(sensorRoutes.alarmStatistics, { params: { id: site.id } });
  expect(body).toEqual({
    days: 30,
    sensors: [
      { sensorId: site.sensor, code: 'G-01', name: 'North fence', raised: 4, fleeting: 3, chattering: 1, shelved: 1, standingSince: null },
    ],
  });
});

test('an alarm pages who is on duty, and a hand-in reaches the approver’s device', async () => {
  const site = await openSite();
  const { database } = application();
  plant = await joinPlant(site, 'petra');
  await joinAs(application(), admin, { email: 'lata@example.org', role: 'l1', scope: { kind: 'district', area: 'Bharuch' } });
  const browser = push().subscribe();
  await query(
    `insert into follower (channel, address, push_p256dh, push_auth, language, token_hash, stop_token, person_id)
     select 'web-push', $1, $2, $3, 'gu', 'token', 'stop', id from person where email = 'lata@example.org'`,
    [browser.endpoint, browser.p256dh, browser.auth],
  );
  await addResponder(database, { name: 'Meera', group: 'l0auth', onDutyMinutes: [-10, 60] });
  const { body: run } = await plant.call(runRoutes.create, {
    body: {
      industryId: site.id,
      inventoryItemId: null,
      scenario: {
        chemical: chlorine,
        hazard: 'leak',
        quantityKg: 900,
        rupture: { type: 'circular', diameterM: 0.02 },
        weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
        site: { ...position, latitude: position.latitude + 0.2 * sites },
      },
      weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
    },
  });
  const { body: proposal } = await plant.call(alertRoutes.propose, { params: { id: run.id } });
  const draft: Alert = (await plant.call(alertRoutes.draft, { body: proposal })).body;

  await send(site, 12);
  const pages = gateway().requests.length;
  await send(site, 13);
  await vi.waitFor(() => expect(gateway().requests.length).toBeGreaterThan(pages), within);

  const pushes = push().pushes.length;
  await plant.call(alertRoutes.submit, { params: { id: draft.id }, body: { version: draft.version } });
  await vi.waitFor(() => expect(push().pushes.length).toBeGreaterThan(pushes), within);
  expect(push().pushes.at(-1)?.payload).toMatchObject({ url: `https://warn.example.org/Alerts/${draft.id}` });
});
