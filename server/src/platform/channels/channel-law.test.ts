import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testVapidKey } from '../../testing/application.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { useMqttBroker } from '../../testing/mqtt-broker.ts';
import { usePushService } from '../../testing/push-service.ts';
import { useSmsGateway } from '../../testing/sms-gateway.ts';
import { testWebhookSecret, useWebhookReceiver } from '../../testing/webhook-receiver.ts';
import { deriveVapidKeys } from '../data-folder/vapid-key.ts';
import type { Channel, Message } from './channel.ts';
import { openSmtp } from './email.ts';
import { openMqtt } from './mqtt.ts';
import { openWebPush } from './push/web-push.ts';
import { openSms } from './sms.ts';
import { openVoice } from './voice.ts';
import { openWebhook } from './webhook/webhook.ts';
import { openWhatsApp } from './whatsapp/whatsapp.ts';

const message: Message = {
  id: '0c5e4c0e-7a0f-4b8e-9f3d-2a1b3c4d5e6f',
  template: 'follow-test',
  language: 'gu',
  subject: 'કસોટી',
  text: 'આ કસોટી છે. <b>"બ"</b> & {to}\nબીજી લીટી',
  variant: undefined,
  stopUrl: undefined,
  url: undefined,
  acknowledges: false,
  document: undefined,
};

/** One channel with its own kind of server on loopback. */
interface Way {
  open(): Channel<unknown>;
  to(): unknown;
  /** How many messages the server accepted, and the ids by which it recognises repetitions. */
  identities(): readonly string[];
  /** The server accepts messages, refuses them for good, or asks to retry later. */
  server(does: 'accept' | 'refuse' | 'put-off'): void;
}

const mail = useMailServer();
const gateway = useSmsGateway();
const service = usePushService();
const receiver = useWebhookReceiver();
const broker = useMqttBroker();
const webhookSettings = { secrets: [testWebhookSecret], hosts: [], loopback: true, format: 'json' } as const;
const whatsAppSettings = { numberId: '1', token: 't', templates: { 'follow-test': 'hg_test' }, appSecret: null, verifyToken: null };
const subscription = () => service().subscribe();

const ways: Readonly<Record<string, Way>> = {
  'e-mail': {
    open: () => openSmtp({ url: mail().url, from: 'HazardGuard <alerts@example.org>' }) as Channel<unknown>,
    to: () => 'asha@example.org',
    identities: () => mail().mails.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1] ?? ''),
    server: (does) => mail().refuse({ accept: null, refuse: '550 no such mailbox', 'put-off': '450 mailbox busy' }[does]),
  },
  SMS: {
    open: () =>
      openSms({
        url: `${gateway().origin}/send?ref={id}`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"to":"{to}","message":"{text}"}',
        success: /"status":"queued"/,
        templates: {},
        idempotencyHeader: null,
        status: null,
      }) as Channel<unknown>,
    to: () => '+919825012345',
    identities: () => gateway().requests.flatMap(({ url, taken }) => (taken ? [url.searchParams.get('ref') ?? ''] : [])),
    server: (does) => gateway().answer({ accept: 200, refuse: 400, 'put-off': 503 }[does]),
  },
  'voice call': {
    open: () =>
      openVoice({
        url: `${gateway().origin}/calls?ref={id}`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"to":"{to}","say":"{text}"}',
        success: null,
        secrets: null,
      }) as Channel<unknown>,
    to: () => '+912642233445',
    identities: () => gateway().requests.flatMap(({ url, taken }) => (taken ? [url.searchParams.get('ref') ?? ''] : [])),
    server: (does) => gateway().answer({ accept: 200, refuse: 400, 'put-off': 503 }[does]),
  },
  WhatsApp: {
    open: () => openWhatsApp({ ...whatsAppSettings, url: gateway().origin }) as Channel<unknown>,
    to: () => '+919825012345',
    identities: () =>
      gateway().requests.flatMap(({ url, body, taken }) =>
        taken && url.pathname === '/1/messages'
          ? [(JSON.parse(body) as { biz_opaque_callback_data: string }).biz_opaque_callback_data]
          : [],
      ),
    server: (does) => gateway().answer({ accept: 200, refuse: 400, 'put-off': 503 }[does]),
  },
  'web push': {
    open: () => {
      const keys = deriveVapidKeys(testVapidKey);
      if (keys === null) throw new Error('The key of the tests is none');
      const identity = { ...keys, subject: 'mailto:alerts@example.org' };
      return openWebPush({ identity, hosts: { hosts: [], loopback: true } }) as Channel<unknown>;
    },
    to: subscription,
    identities: () => service().pushes.map(({ headers }) => String(headers.topic)),
    server: (does) => service().answer({ accept: 201, refuse: 403, 'put-off': 503 }[does]),
  },
  webhook: {
    open: () => openWebhook(webhookSettings) as Channel<unknown>,
    to: () => `${receiver().origin}/alerts`,
    identities: () => receiver().calls.map(({ id }) => id),
    server: (does) => receiver().answer({ accept: 204, refuse: 400, 'put-off': 503 }[does]),
  },
  MQTT: {
    open: () => openMqtt({ url: broker().url.replace('//', '//siren:pass%20word@') }) as Channel<unknown>,
    to: () => 'hazardguard/alerts/INC000001',
    identities: () => broker().published.map(({ payload }) => (JSON.parse(payload) as { id: string }).id),
    server: (does) => broker().refuse(({ accept: null, refuse: 5, 'put-off': 3 } as const)[does]),
  },
};

describe.each(Object.entries(ways))('%s', (_name, way) => {
  let channel: Channel<unknown>;
  let to: unknown;
  let before = 0;
  beforeAll(() => {
    channel = way.open();
    to = way.to();
  });
  beforeEach(() => {
    way.server('accept');
    before = way.identities().length;
  });
  afterAll(() => channel.close());
  const taken = () => way.identities().slice(before);

  test('delivers a message', async () => {
    expect(await channel.send(to, message)).toEqual({ kind: 'accepted' });
    expect(taken()).toHaveLength(1);
  });

  test.each(['subject', 'text'])('refuses a message with an empty %s, without a call', async (part) => {
    expect(await channel.send(to, { ...message, [part]: ' \n' })).toMatchObject({ kind: 'refused', gone: false });
    expect(taken()).toEqual([]);
  });

  test('reports a refusal as final', async () => {
    way.server('refuse');
    const outcome = await channel.send(to, message);
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/refused.*\(\d{1,3}\)/) });
    expect(JSON.stringify(outcome)).not.toContain('કસોટી');
    expect(taken()).toEqual([]);
  });

  test('reports a temporary failure as one to retry', async () => {
    way.server('put-off');
    expect(await channel.send(to, message)).toMatchObject({ kind: 'try-again', reason: expect.stringMatching(/\(\d{1,3}\)/) });
    expect(taken()).toEqual([]);
  });

  test('is safe to retry: the same message keeps its id, another has its own', async () => {
    way.server('put-off');
    await channel.send(to, message);
    way.server('accept');
    await channel.send(to, message);
    await channel.send(to, message);
    await channel.send(to, { ...message, id: 'another-message' });
    const [first, second, other] = taken();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });
});

test.each([
  ['e-mail', () => openSmtp({ url: 'smtp://127.0.0.1:9', from: 'a@example.org' }).send('b@example.org', message)],
  [
    'SMS',
    () =>
      openSms({
        url: 'http://127.0.0.1:9/{to}/{text}',
        method: 'GET',
        headers: {},
        body: null,
        success: null,
        templates: {},
        idempotencyHeader: null,
        status: null,
      }).send('+919825012345', message),
  ],
  ['WhatsApp', () => openWhatsApp({ ...whatsAppSettings, url: 'http://127.0.0.1:9' }).send('+919825012345', message)],
  [
    'web push',
    () => {
      const keys = deriveVapidKeys(testVapidKey) ?? { publicKey: '', privateKey: '' };
      const channel = openWebPush({ identity: { ...keys, subject: 'mailto:a@example.org' }, hosts: { hosts: [], loopback: true } });
      return channel.send({ ...subscription(), endpoint: 'http://127.0.0.1:9/x' }, message);
    },
  ],
  ['webhook', () => openWebhook(webhookSettings).send('http://127.0.0.1:9/x', message)],
  ['MQTT', () => openMqtt({ url: 'mqtt://127.0.0.1:9' }).send('siren', message)],
])('%s: an unreachable server is a temporary failure', async (_name, send) => {
  expect(await send()).toMatchObject({ kind: 'try-again', reason: expect.stringMatching(/^Cannot reach/) });
});
