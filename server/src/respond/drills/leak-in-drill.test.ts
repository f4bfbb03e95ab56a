import {
  type Alert,
  alertRoutes,
  drillRoutes,
  escalationRoutes,
  incidentRoutes,
  industryRoutes,
  inventoryExample,
  inventoryRoutes,
  runRoutes,
  type Scope,
} from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { claimMode } from '../../platform/db/installation.ts';
import { testSettings, useApplication, type Visitor } from '../../testing/application.ts';
import { openTakInput } from '../../testing/loopback/tak-server.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { useMqttBroker } from '../../testing/mqtt-broker.ts';
import { usePushService } from '../../testing/push-service.ts';
import { addResponder } from '../../testing/responder.ts';
import { useSmsGateway } from '../../testing/sms-gateway.ts';
import { createFirstAdministrator, joinAs } from '../../testing/test-people.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { testWebhookSecret, useWebhookReceiver } from '../../testing/webhook-receiver.ts';

const mail = useMailServer();
const push = usePushService();
const receiver = useWebhookReceiver();
const broker = useMqttBroker();
/** Text messages, voice calls and WhatsApp. */
const gateway = useSmsGateway();
const tak = useTestServer(openTakInput);

/** A live installation with every channel of the public and of calls. */
const application = useApplication({
  settings: () => {
    const base = testSettings();
    const call = { method: 'POST', headers: {}, body: '{to} {text}', success: null } as const;
    return {
      mode: 'live',
      secondFactorRequired: false,
      publicUrl: 'https://warn.example.org',
      smtp: { url: mail().url, from: 'alerts@example.org' },
      sms: { ...call, url: `${gateway().origin}/sms`, templates: {}, idempotencyHeader: null, status: null },
      voice: { ...call, url: `${gateway().origin}/voice`, secrets: null },
      whatsapp: {
        url: `${gateway().origin}/whatsapp`,
        numberId: '1',
        token: 't',
        templates: { 'incident-call': 'hg_call', 'approval-call': 'hg_approval', 'alert-alert': 'hg_alert' },
        appSecret: null,
        verifyToken: null,
      },
      push: { ...base.push, loopback: true },
      webhook: { secrets: [testWebhookSecret], hosts: [], loopback: true, format: 'json' },
      mqtt: { url: broker().url },
      tak: { public: tak().url, exercise: null, identity: null, authority: null },
      delivery: {
        ...base.delivery,
        on: true,
        sinks: [
          { channel: 'webhook', address: `${receiver().origin}/public`, purpose: 'public' },
          { channel: 'mqtt', address: 'sirens', purpose: 'public' },
        ],
      },
    };
  },
});
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const within = { timeout: 20_000, interval: 100 };
const position = { latitude: 21.63236, longitude: 72.99001 };
const industryName = 'Narmada Works';
const people = {} as Record<'plant' | 'l1' | 'imt', Visitor>;
let industryId: number;

beforeAll(async () => {
  await claimMode(application().database, 'live');
  const admin = await createFirstAdministrator(application());
  const site = { industryName, district: 'Bharuch', safetyTeamContact: '1077', ...position };
  industryId = (await admin.call(industryRoutes.create, { body: site })).body.id;
  const stock = { ...inventoryExample, itemNo: 'C-1', productName: 'Chlorine', casNo: '7782-50-5', quantity: 10, unit: 't' } as const;
  await admin.call(inventoryRoutes.create, {
    params: { id: industryId },
    body: { ...stock, dateReceived: '2026-09-01', dateExpired: '2028-08-31' },
  });
  const scopes: Readonly<Record<keyof typeof people, Scope>> = {
    plant: { kind: 'site', industryIds: [industryId] },
    imt: { kind: 'site', industryIds: [industryId] },
    l1: { kind: 'district', area: 'Bharuch' },
  };
  for (const role of ['plant', 'imt', 'l1'] as const) {
    people[role] = await joinAs(application(), admin, { email: `${role}@example.org`, role, scope: scopes[role] });
  }
  // Both sign in at one browser here; the second person of a warning is tested elsewhere.
  await query('delete from person_device');
  await query(`update person set invited_by = null, telephone = '+91 98250 1234' || role_number
    from (select id as person_id, row_number() over (order by id) as role_number from person) as numbered where person_id = id`);
  for (const group of ['incident_management_team', 'l1auth'] as const) await addResponder(application().database, { name: group, group });
  const browser = push().subscribe();
  for (const [channel, address, keys] of [
    ['web-push', browser.endpoint, browser],
    ['email', 'asha@example.org', null],
    ['sms', '+919825054321', null],
  ] as const) {
    await query(
      `with one as (insert into follower (channel, address, push_p256dh, push_auth, language, token_hash, stop_token)
         values ($1, $2, $3, $4, 'en', $2, md5($2)) returning id)
       insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, 'Home', $5, $6, 2000 from one`,
      [channel, address, keys?.p256dh ?? null, keys?.auth ?? null, position.latitude, position.longitude],
    );
  }
}, 60_000);

/** From the report of a leak to the approved warning, with every call on the way. */
const warnOfLeak = async (drillId: number | null): Promise<Alert> => {
  const { plant, l1 } = people;
  const report = { shortDescription: 'Smell of chlorine at the cylinder store', industryName, drillId };
  const { id: incidentId } = (await plant.call(incidentRoutes.create, { body: report })).body;
  await l1.call(escalationRoutes.startForIncident, { params: { id: incidentId }, body: {} });
  const scenario = {
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.02 },
    weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
    site: position,
  };
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
  const run = (await plant.call(runRoutes.create, { body: { industryId, inventoryItemId: null, scenario, weatherOrigin, incidentId } }))
    .body;
  const proposal = (await plant.call(alertRoutes.propose, { params: { id: run.id } })).body;
  const draft = (await plant.call(alertRoutes.draft, { body: proposal })).body;
  const decide = ({ id, version }: Alert) => ({ params: { id }, body: { version } });
  const waiting = (await plant.call(alertRoutes.submit, decide(draft))).body;
  await query('delete from person_device');
  const released = (await l1.call(alertRoutes.approve, decide(waiting))).body;
  await expect.poll(async () => (await query("select 1 from delivery where state = 'waiting' limit 1")).length, within).toBe(0);
  return released;
};

const received = () => ({
  mails: mail().mails.length,
  pushes: push().pushes.length,
  hooks: receiver().calls.length,
  topics: broker().published.length,
  tak: tak().received().length,
  ...Object.fromEntries(
    ['/sms', '/voice', '/whatsapp'].map((path) => [path, gateway().requests.filter(({ url }) => url.pathname.startsWith(path)).length]),
  ),
});

test('in a drill a leak, its calls and its warning reach no gateway; the same outside of a drill reaches every one', async () => {
  const { imt } = people;
  await expect.poll(() => tak().connections(), within).toBe(1);
  const before = received();
  const { templates } = (await imt.call(drillRoutes.templates, { params: { id: industryId } })).body;
  const [template] = templates;
  if (template === undefined) throw new Error('No ready-made drill');
  const plan = { ...template, industryId, plannedAt: new Date().toISOString() };
  const { drill } = (await imt.call(drillRoutes.plan, { body: plan })).body;
  await imt.call(drillRoutes.start, { params: { id: drill.id } });

  const exercise = await warnOfLeak(drill.id);
  expect(exercise).toMatchObject({ state: 'released', status: 'Exercise', drillId: drill.id });
  const lane = await query(
    `select coalesce(purpose, 'release') as why, bool_and(drill_id = $1 and delivery.address like 'exercise:%' and delivery.state in ('kept', 'gave-up')) as stays,
       array_agg(distinct channel order by channel) as channels
     from delivery left join escalation_step step on step.id = escalation_step_id left join escalation on escalation.id = escalation_id
     group by 1 order by 1`,
    [drill.id],
  );
  const calls = ['email', 'sms', 'voice', 'whatsapp'];
  expect(lane).toEqual([
    { why: 'approve', stays: true, channels: calls },
    { why: 'release', stays: true, channels: ['email', 'mqtt', 'sms', 'web-push', 'webhook'] },
    { why: 'respond', stays: true, channels: calls },
  ]);
  expect(received()).toEqual(before);
  await imt.call(drillRoutes.end, { params: { id: drill.id }, body: { reason: 'Played' } });

  expect(await warnOfLeak(null)).toMatchObject({ state: 'released', status: 'Actual', drillId: null });
  await expect.poll(() => Object.entries(received()).filter(([, count]) => count === 0), within).toEqual([]);
}, 90_000);
