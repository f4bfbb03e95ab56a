import { exampleChannel } from './examples.ts';

/** A test file for the copy: a message of the planted channel from the settings to its stored row and its reports. */
export const plantedChannelTest = `import { randomUUID } from 'node:crypto';
import { callChannels, escalationRoutes, operationsRoutes, ownAccountRoutes } from '@hazardguard/contract';
import { expect, test, vi } from 'vitest';
import { parseWebhookKey, signWebhook } from './platform/channels/webhook/sign.ts';
import { claimMode } from './platform/db/installation.ts';
import { readSettings } from './platform/env/env.ts';
import { testSettings, useApplication } from './testing/application.ts';
import { addLeakSite } from './testing/leak-site.ts';
import { addResponder } from './testing/responder.ts';
import { useSmsGateway } from './testing/sms-gateway.ts';
import { createFirstAdministrator } from './testing/test-people.ts';
import { testWebhookSecret } from './testing/webhook-receiver.ts';
import { startForIncident } from './warn/escalation/start-for-incident.ts';
import { readIncidentSubject } from './warn/escalation/subject.ts';

const gateway = useSmsGateway();
const environment = () => ({ EXAMPLE_CHAT_URL: gateway().origin, EXAMPLE_CHAT_SECRET: testWebhookSecret, EXERCISE_NUMBERS: '+919812345678' });
const application = useApplication({
  settings: () => ({
    mode: 'live',
    publicUrl: 'https://warn.example.org',
    exampleChat: readSettings(environment()).exampleChat,
    delivery: { ...testSettings().delivery, on: true },
  }),
});
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const within = { timeout: 60_000, interval: 20 };
const waitFor = (text: string) =>
  vi.waitFor(async () => {
    const [row] = await query(text);
    if (row === undefined || row.state === 'waiting') throw new Error('Not sent yet');
    return row;
  }, within);
const report = async (given: object) => {
  const body = JSON.stringify(given);
  const signed = { id: randomUUID(), timestamp: Math.floor(Date.now() / 1000), body };
  const answer = await application().visitor().raw('POST', '/api/webhooks/${exampleChannel}', {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': signed.id,
      'webhook-timestamp': String(signed.timestamp),
      'webhook-signature': signWebhook([parseWebhookKey(testWebhookSecret) ?? Buffer.alloc(0)], signed),
    },
  });
  return answer.json();
};

test('its settings are read, checked and limited in rate; exercises use its addresses', () => {
  const { delivery } = readSettings({ ...environment(), DELIVERY_RATES: '${exampleChannel}=5' });
  expect(delivery).toMatchObject({ rates: { '${exampleChannel}': 5 } });
  expect(delivery.sinks).toContainEqual({ channel: '${exampleChannel}', address: '+919812345678', purpose: 'exercise' });
  expect(() => readSettings({ EXAMPLE_CHAT_SECRET: testWebhookSecret })).toThrow('needs EXAMPLE_CHAT_URL');
  expect(readSettings({}).exampleChat).toBeNull();
});

test('a responder is called by it, acknowledges and writes; a user tests it; readiness and operations show it', async () => {
  const { database } = application();
  await claimMode(database, 'live');
  await addResponder(database, { name: 'Meera', group: 'l0auth' });
  const [{ id }] = await query(
    "insert into incident (id, industry_name, short_description, created_by, created_by_id, changed_by, changed_by_id) values (new_incident_id(), 'Test Works', 'Smell of chlorine', 'A', 'a', 'A', 'a') returning id",
  );
  const reader = { id: 'r', name: 'Reader', email: 'reader@example.org', role: 'l1', scope: { kind: 'all' } } as const;
  await startForIncident(database, await readIncidentSubject(database, id), reader);
  const called = await waitFor("select id, state, address from delivery where channel = '${exampleChannel}' and kind = 'Call'");
  expect(called).toMatchObject({ state: 'accepted', address: '+919825010000' });
  const sent = gateway().requests.map(({ body }) => new URLSearchParams(body));
  expect(sent.find((one) => one.get('id') === called.id)?.get('text')).toContain('Smell of chlorine');

  expect(await report({ id: called.id, from: null, text: null })).toEqual({ taken: 1 });
  expect(await query('select receipt from delivery where id = $1', [called.id])).toEqual([{ receipt: 'read' }]);
  expect(await query('select way from escalation_acknowledgement')).toEqual([{ way: 'reply' }]);
  expect(await report({ id: 'm1', from: '+919825077777', text: 'gas' })).toEqual({ taken: 1 });
  expect(await query('select way, text from resident_report')).toEqual([{ way: '${exampleChannel}', text: 'gas' }]);

  const admin = await createFirstAdministrator(application());
  const calls = (await admin.call(ownAccountRoutes.calls)).body;
  expect(calls.channels).toEqual(callChannels);
  const chosen = { telephone: '+91 98250 54321', channels: ['${exampleChannel}' as const], quiet: null, awayUntil: null };
  await admin.call(ownAccountRoutes.changeCalls, { body: chosen });
  await admin.call(escalationRoutes.channelTest, { body: { channel: '${exampleChannel}' } });
  expect(await waitFor("select state from delivery where channel = '${exampleChannel}' and kind = 'Notice'")).toEqual({ state: 'accepted' });
  const ready = (await admin.call(escalationRoutes.readiness, { params: { id: await addLeakSite(admin) } })).body;
  expect(ready.channels).toContainEqual(expect.objectContaining({ channel: '${exampleChannel}', isSetUp: true }));
  const { channels } = (await admin.call(operationsRoutes.read)).body;
  expect(channels.find(({ channel }) => channel === '${exampleChannel}')).toMatchObject({ configured: true, accepted: 2 });
  expect(ready.own).toEqual([expect.objectContaining({ channel: '${exampleChannel}', isSetUp: true, failedAt: null })]);
});
`;

/** Without the order of the long tests, which the copy does not have. */
export const plantedConfig = `export default {
  test: { include: ['server/src/planted-channel.test.ts'], globalSetup: ['server/src/testing/global-postgres.ts'], testTimeout: 240_000, hookTimeout: 240_000 },
};
`;
