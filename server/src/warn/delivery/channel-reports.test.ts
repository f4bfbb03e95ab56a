import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parseWebhookKey, signWebhook } from '../../platform/channels/webhook/sign.ts';
import { claimMode } from '../../platform/db/installation.ts';
import { testSettings, useApplication } from '../../testing/application.ts';
import { addResponder } from '../../testing/responder.ts';
import { useSmsGateway } from '../../testing/sms-gateway.ts';
import { testWebhookSecret } from '../../testing/webhook-receiver.ts';
import { startForIncident } from '../escalation/start-for-incident.ts';
import { readIncidentSubject } from '../escalation/subject.ts';

const gateway = useSmsGateway();
const appSecret = 'only-for-tests-0123456789';
const application = useApplication({
  settings: () => {
    const base = testSettings();
    return {
      mode: 'live',
      publicUrl: 'https://warn.example.org',
      voice: {
        url: `${gateway().origin}/calls`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"to":"{to}","say":"{text}","ref":"{id}"}',
        success: null,
        secrets: [testWebhookSecret],
      },
      whatsapp: {
        url: `${gateway().origin}/v23.0`,
        numberId: '10634',
        token: 't',
        templates: { 'incident-call': 'hg_call' },
        appSecret,
        verifyToken: 'the-text-entered-there',
      },
      delivery: { ...base.delivery, on: true },
    };
  },
});
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const reader = { id: 'r', name: 'Reader', email: 'reader@example.org', role: 'l1', scope: { kind: 'all' } } as const;
const within = { timeout: 15_000, interval: 20 };

/** Calls one person; returns the messages to their number when the gateways have them. */
const call = async () => {
  const [{ id }] = await query(
    `insert into incident (id, industry_name, short_description, created_by, created_by_id, changed_by, changed_by_id)
     values (new_incident_id(), 'Test Works', 'Smell of chlorine', 'A', 'a', 'A', 'a') returning id`,
  );
  await startForIncident(application().database, await readIncidentSubject(application().database, id), reader);
  const list = () =>
    query(
      `select delivery.* from delivery join escalation_step step on step.id = escalation_step_id join escalation on escalation.id = escalation_id
         join incident on internal_id = escalation.incident where incident.id = $1 and channel in ('voice', 'whatsapp') order by channel`,
      [id],
    );
  const [voice, whatsapp] = await vi.waitFor(async () => {
    const rows = await list();
    if (rows.length < 2 || rows.some(({ state }) => state === 'waiting')) throw new Error('Not sent yet');
    return rows;
  }, within);
  const readWays = () =>
    query(
      `select way, given.name, escalation.state from escalation_acknowledgement given join escalation on escalation.id = escalation_id
         join incident on internal_id = escalation.incident where incident.id = $1`,
      [id],
    );
  return { voice, whatsapp, list, readWays };
};
const post = async (path: string, body: string, headers: Readonly<Record<string, string>>) => {
  const answer = await application()
    .visitor()
    .raw('POST', path, { body, headers: { 'content-type': 'application/json', ...headers } });
  return { status: answer.statusCode, body: answer.json() };
};
const reportCall = (report: object, given: { readonly at?: number; readonly secret?: string } = {}) => {
  const body = JSON.stringify(report);
  const { at = Date.now(), secret = testWebhookSecret } = given;
  const signed = { id: randomUUID(), timestamp: Math.floor(at / 1000), body };
  const key = parseWebhookKey(secret) ?? Buffer.alloc(0);
  return post('/api/webhooks/voice', body, {
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestamp),
    'webhook-signature': signWebhook([key], signed),
  });
};
const reportWhatsApp = (value: object, secret = appSecret) => {
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ field: 'messages', value }] }] });
  return post('/api/webhooks/whatsapp', body, {
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  });
};
const press = (from: string, id: string) =>
  reportWhatsApp({ messages: [{ from, id: 'wamid.2', type: 'button', button: { payload: `acknowledge:${id}`, text: 'Acknowledge' } }] });

beforeAll(async () => {
  await claimMode(application().database, 'live');
});
beforeEach(async () => {
  await query("update escalation set state = 'stopped', stopped = 'expired', ended_at = now() where state = 'running'");
  await query('delete from stakeholder');
  await addResponder(application().database, { name: 'Meera', group: 'l0auth' });
});

test('a called person is telephoned and gets a WhatsApp message; key 1 acknowledges, another key does not', async () => {
  const { voice, whatsapp, list, readWays } = await call();
  expect([voice.state, whatsapp.state]).toEqual(['accepted', 'accepted']);
  const spoken = gateway()
    .requests.map(({ body }) => JSON.parse(body))
    .find(({ ref }) => ref === voice.id);
  expect(spoken.say).toMatch(/You are called for incident .*Smell of chlorine.*Press 1 to acknowledge/s);
  expect(spoken.say).not.toContain('https://');
  expect(await reportCall({ id: voice.id, event: 'answered' })).toEqual({ status: 200, body: { taken: 1 } });
  await reportCall({ id: voice.id, event: 'key', key: '5' });
  expect(await readWays()).toEqual([]);
  await reportCall({ id: voice.id, event: 'key', key: '1' });
  await reportCall({ id: voice.id, event: 'key', key: '1' });
  expect(await readWays()).toEqual([{ way: 'keypress', name: 'Meera', state: 'acknowledged' }]);
  // A report that arrives late does not make the receipt worse.
  await reportCall({ id: voice.id, event: 'failed', reason: 'No answer' });
  expect((await list())[0]).toMatchObject({ receipt: 'read', receipt_reason: null });
});

test('a report without a valid, recent signature is refused and changes nothing', async () => {
  const { voice, list, readWays } = await call();
  const pressed = { id: voice.id, event: 'key', key: '1' };
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  expect((await reportCall(pressed, { secret: other })).status).toBe(401);
  expect((await reportCall(pressed, { at: Date.now() - 6 * 60_000 })).status).toBe(401);
  expect((await post('/api/webhooks/voice', JSON.stringify(pressed), {})).status).toBe(401);
  expect((await reportWhatsApp({ statuses: [] }, 'another-secret-0123456789')).status).toBe(401);
  expect([await readWays(), (await list())[0]?.receipt]).toEqual([[], null]);
  expect((await reportCall({ id: voice.id, event: 'hung up' })).status).toBe(400);
  expect(await reportCall({ id: randomUUID(), event: 'answered' })).toEqual({ status: 200, body: { taken: 0 } });
});

test('WhatsApp reports delivery, reading and failure; only the person who got the button acknowledges with it', async () => {
  const { whatsapp, list, readWays } = await call();
  const report = (status: string, errors?: object[]) =>
    reportWhatsApp({ statuses: [{ id: 'wamid.1', status, biz_opaque_callback_data: whatsapp.id, ...(errors ? { errors } : {}) }] });
  const receipt = async () => (await list())[1];
  await report('sent');
  expect(await receipt()).toMatchObject({ receipt: null });
  expect(await report('failed', [{ code: 131_026, title: 'Message undeliverable' }])).toEqual({ status: 200, body: { taken: 1 } });
  expect(await receipt()).toMatchObject({ receipt: 'failed', receipt_reason: 'WhatsApp: Message undeliverable (131026)' });
  await report('delivered');
  expect(await receipt()).toMatchObject({ receipt: 'delivered', receipt_reason: null });

  const number = whatsapp.address.slice(1);
  expect(await press('919999999999', whatsapp.id)).toEqual({ status: 200, body: { taken: 0 } });
  expect(await readWays()).toEqual([]);
  expect(await press(number, whatsapp.id)).toEqual({ status: 200, body: { taken: 1 } });
  expect(await readWays()).toEqual([{ way: 'reply', name: 'Meera', state: 'acknowledged' }]);
});

test('the address proves itself with the text that was entered at WhatsApp', async () => {
  const ask = (token: string) =>
    application().visitor().raw('GET', `/api/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`);
  const right = await ask('the-text-entered-there');
  expect([right.statusCode, right.payload]).toEqual([200, '1158201444']);
  expect((await ask('another')).statusCode).toBe(401);
});
