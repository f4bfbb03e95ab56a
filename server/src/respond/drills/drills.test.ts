import {
  alertRoutes,
  capRoutes,
  communityRoutes,
  type DrillCard,
  deliveryRoutes,
  detectionRoutes,
  drillRoutes,
  incidentRoutes,
  industryRoutes,
  inventoryExample,
  inventoryRoutes,
  readingRoutes,
  runRoutes,
  sensorRoutes,
} from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import { beforeAll, expect, test } from 'vitest';
import { testSettings, useApplication, type Visitor } from '../../testing/application.ts';
import { findCapProblems } from '../../testing/cap/check-cap.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { useMqttBroker } from '../../testing/mqtt-broker.ts';
import { usePushService } from '../../testing/push-service.ts';
import { useSmsGateway } from '../../testing/sms-gateway.ts';
import { findPlaceWhereItIs } from '../../testing/sun-position.ts';
import { testWebhookSecret, useWebhookReceiver } from '../../testing/webhook-receiver.ts';

const mail = useMailServer();
const gateway = useSmsGateway();
const push = usePushService();
const receiver = useWebhookReceiver();
const broker = useMqttBroker();

/** A server with every channel configured, for the public and for exercises. */
const application = useApplication({
  settings: () => {
    const base = testSettings();
    return {
      publicUrl: 'https://warn.example.org',
      smtp: { url: mail().url, from: 'alerts@example.org' },
      sms: {
        url: `${gateway().origin}/send?to={to}`,
        method: 'POST',
        headers: {},
        body: '{text}',
        success: null,
        templates: {},
        idempotencyHeader: null,
        status: null,
      },
      push: { ...base.push, loopback: true },
      webhook: { secrets: [testWebhookSecret], hosts: [], loopback: true, format: 'json' },
      mqtt: { url: broker().url },
      delivery: {
        ...base.delivery,
        on: true,
        sinks: [
          { channel: 'webhook', address: `${receiver().origin}/public`, purpose: 'public' },
          { channel: 'mqtt', address: 'sirens', purpose: 'public' },
          { channel: 'email', address: 'drill@example.org', purpose: 'exercise' },
          { channel: 'webhook', address: `${receiver().origin}/drill`, purpose: 'exercise' },
        ],
      },
    };
  },
});
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const within = { timeout: 90_000, interval: 50 };

/** One site in daylight and one at night, whatever the time: the stability of the air decides what sensors measure. */
const hours = ['noon', 'midnight'] as const;
type Hour = (typeof hours)[number];
const middles = { noon: findPlaceWhereItIs('noon'), midnight: findPlaceWhereItIs('midnight') } as const;
const chlorine = '7782-50-5';
const people = {} as Record<'plant' | 'imt' | 'l1', Visitor>;
const industries = {} as Record<Hour, { readonly id: number; readonly key: string }>;

const openSite = async (hour: Hour): Promise<void> => {
  const { body } = await people.plant.call(industryRoutes.create, {
    body: { industryName: `Drilled Works at ${hour}`, district: 'Bharuch', safetyTeamContact: '1077', ...middles[hour] },
  });
  await people.plant.call(inventoryRoutes.create, {
    params: { id: body.id },
    body: {
      ...inventoryExample,
      itemNo: 'C-1',
      productName: 'Liquid chlorine',
      casNo: chlorine,
      quantity: 10,
      unit: 't',
      dateReceived: '2026-09-01',
      dateExpired: '2028-08-31',
    },
  });
  const { body: made } = await people.plant.call(sensorRoutes.makeKey, { params: { id: body.id } });
  industries[hour] = { id: body.id, key: made.key };
};

beforeAll(async () => {
  for (const role of ['plant', 'imt', 'l1'] as const) people[role] = await application().as(role);
  for (const hour of hours) await openSite(hour);
  await query(
    `with person as (insert into stakeholder (name, designation, contact_number, email_address, address)
       values ('Ravi Mehta', 'Engineer', '98250 54321', 'ravi@example.org', 'Dahej') returning id)
     insert into stakeholder_membership (stakeholder_group, stakeholder_id, role) select 'incident_management_team', id, 'Duty' from person`,
  );
  const browser = push().subscribe();
  for (const [channel, address, keys] of [
    ['web-push', browser.endpoint, browser],
    ['email', 'asha@example.org', null],
    ['sms', '+919825012345', null],
  ] as const) {
    await query(
      `with one as (insert into follower (channel, address, push_p256dh, push_auth, language, token_hash, stop_token)
         values ($1, $2, $3, $4, 'en', $2, md5($2)) returning id)
       insert into followed_place (follower_id, name, latitude, longitude, radius_m)
         select id, 'Home', latitude, longitude, 2000 from one cross join unnest($5::float8[], $6::float8[]) as place (latitude, longitude)`,
      [
        channel,
        address,
        keys?.p256dh ?? null,
        keys?.auth ?? null,
        hours.map((hour) => middles[hour].latitude),
        hours.map((hour) => middles[hour].longitude),
      ],
    );
  }
});

const planned = async (hour: Hour, more: object = {}): Promise<DrillCard> => {
  const industryId = industries[hour].id;
  const { body } = await people.imt.call(drillRoutes.templates, { params: { id: industryId } });
  const template = body.templates.find((one) => one.template === 'chlorine-container');
  if (template === undefined) throw new Error('no ready-made drill with chlorine');
  return (await people.imt.call(drillRoutes.plan, { body: { ...template, industryId, plannedAt: new Date().toISOString(), ...more } }))
    .body;
};
const readCard = async (id: number) => (await people.imt.call(drillRoutes.read, { params: { id } })).body;
const detections = async (hour: Hour) =>
  (await people.plant.call(detectionRoutes.list, { query: { industryId: industries[hour].id } })).body.detections;
/** Moves the samples of a drill forward and notifies every server; not by a whole number of steps, so that no two samples coincide. */
const hurry = async (id: number, seconds: number): Promise<void> => {
  await query("update drill_sample set due_at = due_at - $2 * interval '1 second' where drill_id = $1 and sent_at is null", [id, seconds]);
  await query('update drill set version = version where id = $1', [id]);
};
/**
 * Sends only the last two samples before a moment, so that the cloud is fully developed and an alarm is raised. Otherwise the estimate
 * would depend on how many samples of the growing cloud were sent before.
 */
const hurryTo = async (id: number, seconds: number): Promise<void> => {
  await query("delete from drill_sample where drill_id = $1 and sent_at is null and due_at < now() + $2 * interval '1 second'", [
    id,
    seconds - 23,
  ]);
  await hurry(id, seconds);
};
const received = () => ({
  mails: mail().mails.length,
  sms: gateway().requests.length,
  pushes: push().pushes.length,
  hooks: receiver().calls.length,
  topics: broker().published.length,
});

test.each(hours)(
  'a whole drill at %s: from simulated gas to the all-clear, marked everywhere, and nothing is sent outside',
  async (hour) => {
    const before = received();
    const industryId = industries[hour].id;
    const { drill } = await planned(hour);
    expect((await people.l1.call(drillRoutes.now)).body.drills).toEqual([]);
    const { body: started } = await people.imt.call(drillRoutes.start, { params: { id: drill.id } });
    expect(started.drill).toMatchObject({ state: 'running', startedBy: expect.any(String) });
    const release = started.injects.find(({ kind }) => kind === 'release');
    const call = started.injects.find(({ kind }) => kind === 'call');
    for (const inject of [release, call]) {
      await people.imt.call(drillRoutes.inject, { params: { id: drill.id, injectId: inject?.id ?? 0 }, body: { act: 'fire' } });
    }
    await hurryTo(drill.id, 123);

    // The same detection code as for real gas.
    await expect.poll(async () => (await detections(hour))[0]?.alertId ?? null, within).not.toBeNull();
    const [found] = await detections(hour);
    if (!found?.incidentId || !found.alertId || !found.estimate?.runId) throw new Error('nothing found');
    expect(found).toMatchObject({ drillId: drill.id, estimate: { weatherOrigin: { source: 'entered' } } });
    const { body: card } = await people.plant.call(incidentRoutes.read, { params: { id: found.incidentId } });
    expect(card.incident).toMatchObject({ drillId: drill.id, shortDescription: expect.stringMatching(/^EXERCISE\. Chlorine: EX-G/) });
    expect(card.runs).toMatchObject([{ drillId: drill.id }]);
    const sensors = (await people.plant.call(sensorRoutes.list, { query: { industryId } })).body.sensors;
    expect(sensors.length).toBeGreaterThan(0);
    expect(sensors.every(({ drillId, code, name }) => drillId === drill.id && code.startsWith('EX-') && name.startsWith('EXERCISE'))).toBe(
      true,
    );
    // Its run is marked as an exercise.
    expect((await people.plant.call(runRoutes.list, { query: { industryId } })).body.runs).toEqual([]);
    expect((await people.plant.call(runRoutes.list, { query: { industryId, exercises: 'with' } })).body.runs).toHaveLength(1);

    const { body: draft } = await people.plant.call(alertRoutes.read, { params: { id: found.alertId } });
    expect(draft).toMatchObject({ drillId: drill.id, status: 'Exercise', hazardText: expect.stringMatching(/^EXERCISE\./) });
    const seen = (version: number) => ({ params: { id: draft.id }, body: { version } });
    // At midnight the level reaches as far as the model: the area asks a question.
    await people.plant.call(alertRoutes.submit, { ...seen(1), body: { version: 1, areaConfirmed: true } });
    const { body: alert } = await people.l1.call(alertRoutes.approve, seen(2));
    const deliveries = async () => (await people.l1.call(deliveryRoutes.deliveries, { params: { id: draft.id } })).body;
    await expect.poll(async () => (await deliveries()).rows.filter(({ state }) => state === 'kept').length, within).toBe(9);
    // Three followers, two machines, one responder on two channels, and the same person called by the first tier of the chain.
    const report = await deliveries();
    expect(report.counts.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
      'email kept',
      'mqtt kept',
      'sms kept',
      'web-push kept',
      'webhook kept',
    ]);
    expect(report.rows.every(({ address, latitude }) => address === null && latitude === null)).toBe(true);

    // The public does not see it, and the message itself says that it is an exercise.
    const identifier = alert.live?.identifier ?? '';
    await application().visitor().refused(capRoutes.message, { params: { identifier } });
    expect((await application().visitor().raw('GET', '/cap/feed.atom')).payload).not.toContain(identifier);
    expect((await application().visitor().call(communityRoutes.list)).body.alerts).toEqual([]);
    const [message] = await query('select document from cap_message where alert_id = $1', [draft.id]);
    expect(await findCapProblems(message.document)).toEqual([]);
    expect(message.document).toContain('<status>Exercise</status>');
    expect(message.document).toContain('<scope>Restricted</scope>');

    await people.l1.call(alertRoutes.cancel, { params: { id: draft.id }, body: { version: alert.version, because: 'error' } });
    await expect.poll(async () => (await readCard(drill.id)).messages, within).toMatchObject({ waiting: 0, left: 0 });
    // The calls of responders at the detection and of approvers at the hand-in stay in the exercise lane too.
    const lane = await query(
      `select case when delivery.alert_id is null then purpose else 'release' end as why, count(*) as messages,
         bool_and(delivery.address like 'exercise:%' and delivery.state in ('kept', 'gave-up')) as stays
       from delivery left join escalation_step step on step.id = escalation_step_id left join escalation on escalation.id = escalation_id
       where delivery.drill_id = $1 group by 1 order by 1`,
      [drill.id],
    );
    const some = expect.toSatisfy((count: number) => count > 0);
    expect(lane).toEqual([
      { why: 'approve', messages: some, stays: true },
      { why: 'release', messages: 18, stays: true },
      { why: 'respond', messages: some, stays: true },
    ]);
    await people.imt.call(drillRoutes.note, { params: { id: drill.id }, body: { text: 'The gate called the wrong number first.' } });
    const { body: inbox } = await people.l1.call(drillRoutes.now);
    expect(inbox.drills).toMatchObject([{ id: drill.id, state: 'running', inbox: [{ kind: 'call', text: call?.text }], real: [] }]);
    await people.imt.refused(drillRoutes.report, { params: { id: drill.id } });
    await people.imt.call(drillRoutes.end, { params: { id: drill.id }, body: { reason: '' } });

    const ended = await readCard(drill.id);
    expect(ended.drill.state).toBe('ended');
    expect(Object.fromEntries(ended.score.milestones.map(({ milestone, state }) => [milestone, state]))).toMatchObject({
      acknowledged: 'passed',
      assigned: 'missed',
      footprint: 'passed',
      drafted: 'passed',
      released: 'passed',
      received: 'passed',
      'all-clear': 'passed',
    });
    const { trueRateKgS, foundRateKgS, missedByM } = ended.found ?? {};
    expect(missedByM).toBeLessThan(60);
    expect(Math.abs(Math.log((foundRateKgS ?? 0) / (trueRateKgS ?? 1)))).toBeLessThan(Math.log(4));
    expect(ended.incidents).toMatchObject([{ id: found.incidentId, state: 'Closed' }]);
    const pdf = await people.imt.raw('GET', `/api/drills/${drill.id}/report.pdf`);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(received()).toEqual(before);
  },
);

test('a real alarm during a drill opens its own incident and draft, is shown beside the exercise, and one request stops the drill', async () => {
  const cas = chlorine;
  const { id: industryId, key } = industries.noon;
  for (const [code, longitude] of [
    ['G-01', middles.noon.longitude + 0.0005],
    ['G-02', middles.noon.longitude + 0.001],
  ] as const) {
    await people.plant.call(sensorRoutes.create, {
      body: {
        industryId,
        code,
        name: `Fence ${code}`,
        measure: 'concentration',
        unit: 'ppm',
        cas,
        latitude: middles.noon.latitude,
        longitude,
        heightM: 1.5,
        detectionLimit: 0.1,
        alarmHigh: 1,
        alarmLow: 0.5,
        alarmReadings: 1,
        alarmSeconds: null,
        silentAfterS: 300,
        averagingS: 60,
      },
    });
  }
  const { drill } = await planned('noon');
  const { body: started } = await people.imt.call(drillRoutes.start, { params: { id: drill.id } });
  const release = started.injects.find(({ kind }) => kind === 'release');
  await people.imt.call(drillRoutes.inject, { params: { id: drill.id, injectId: release?.id ?? 0 }, body: { act: 'fire' } });
  await hurry(drill.id, 63);
  await expect.poll(async () => (await detections('noon'))[0]?.drillId, within).toBe(drill.id);
  await application()
    .visitor()
    .call(readingRoutes.ingest, {
      body: JSON.stringify({ sensor: 'G-01', at: new Date().toISOString(), value: 30 }),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    });
  await expect.poll(async () => (await detections('noon'))[0]?.drillId, within).toBeNull();
  const [real] = await detections('noon');
  if (!real?.incidentId) throw new Error('no real incident');
  const { body: card } = await people.plant.call(incidentRoutes.read, { params: { id: real.incidentId } });
  expect(card.incident).toMatchObject({ drillId: null, state: 'New' });
  expect(card.incident.shortDescription).not.toContain('EXERCISE');
  expect((await people.l1.call(drillRoutes.now)).body.drills[0]?.real).toMatchObject([{ incidentId: real.incidentId }]);
  // A report about it cannot be an exercise.
  const byHand = {
    industryId,
    incidentId: real.incidentId,
    incidentSeverity: 'high',
    incidentDescription: 'Gas at the fence',
    drillId: drill.id,
  };
  expect((await people.plant.refused(alertRoutes.byHand, { body: byHand })).message).toContain('The incident is real');

  const { body: stopped } = await people.plant.call(drillRoutes.abandon, { params: { id: drill.id }, body: { reason: 'Real gas' } });
  expect(stopped).toMatchObject({ state: 'abandoned', endReason: 'Real gas' });
  expect((await people.l1.call(drillRoutes.now)).body.drills.find(({ id }) => id === drill.id)).toMatchObject({ state: 'abandoned' });
  await hurry(drill.id, 607);
  const left = (await people.plant.call(sensorRoutes.list, { query: { industryId } })).body.sensors;
  expect(left.map(({ code }) => code)).toEqual(['G-01', 'G-02']);
  const open = await query("select drill_id from incident where state <> 'Closed'");
  expect(open).toEqual([{ drill_id: null }]);
  // The banner says that the drill was stopped.
  const late = { industryName: 'Drilled Works at noon', shortDescription: 'Smell', drillId: drill.id };
  expect((await people.plant.refused(incidentRoutes.create, { body: late })).message).toContain(
    'Leave the exercise, or report the event as real',
  );
  // A new drill replaces the banner of the stopped one.
  const { drill: next } = await planned('noon');
  await people.imt.call(drillRoutes.start, { params: { id: next.id } });
  const shown = (await people.l1.call(drillRoutes.now)).body.drills.filter((one) => one.industryId === industryId);
  expect(shown.map(({ id, state }) => [id, state])).toEqual([[next.id, 'running']]);
  await people.plant.call(drillRoutes.abandon, { params: { id: next.id }, body: { reason: 'End of the test' } });
});

test('the database refuses an address on a message of a drill, and an actual warning from a drill', async () => {
  const [alert] = await query('select alert.id, drill_id from alert where drill_id is not null limit 1');
  const insert = (drillId: number | null, address: string) =>
    query(
      `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at, drill_id)
       values ($1, 1, 'Alert', 'Exercise', 'follower', 'sms', $2, 'en', now() + interval '1 hour', $3)`,
      [alert.id, address, drillId],
    );
  await expect(insert(alert.drill_id, '+919825012345')).rejects.toThrow('delivery_of_drill_stays');
  await expect(insert(null, '+919825012345')).rejects.toThrow(/delivery_only_actual_leaves|world of its alert/);
  await expect(query("update delivery set state = 'accepted' where drill_id is not null")).rejects.toThrow('delivery_of_drill_stays');
  await expect(
    query(
      `insert into alert_version (alert_id, version, state, status, incident_severity, incident_description, source, hazard_text, place_text,
         action_text, time_text, expires_at, saved_by, saved_by_id)
       values ($1, 99, 'draft', 'Actual', 'low', 'd', 's', 'h', 'p', 'a', 't', now() + interval '1 hour', 'A', 'a')`,
      [alert.id],
    ),
  ).rejects.toThrow('An alert of a drill is an exercise');
  await expect(query('update incident set drill_id = null where drill_id is not null')).rejects.toThrow(
    'cannot change between real and exercise',
  );
});

test('one drill runs at a site at a time; only a planned drill can be changed; a drill needs a leak', async () => {
  const first = (await planned('noon')).drill;
  const second = (await planned('noon')).drill;
  await people.imt.call(drillRoutes.start, { params: { id: first.id } });
  expect((await people.imt.refused(drillRoutes.start, { params: { id: second.id } })).message).toContain('Another drill is running');
  await people.imt.call(drillRoutes.end, { params: { id: first.id }, body: {} });
  expect((await people.imt.refused(drillRoutes.start, { params: { id: first.id } })).status).toBe(409);
  const { scenario } = await readCard(second.id);
  const fire: ScenarioDocument = { ...scenario, chemical: 'propane', hazard: 'fire' };
  await expect(planned('noon', { scenario: fire })).rejects.toThrow('Sensors measure a gas cloud');
});
