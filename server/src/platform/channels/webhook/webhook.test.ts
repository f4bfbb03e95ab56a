import { expect, test, vi } from 'vitest';
import { testWebhookSecret, useWebhookReceiver } from '../../../testing/webhook-receiver.ts';
import type { Message } from '../channel.ts';
import { parseWebhookKey, signWebhook } from './sign.ts';
import { openWebhook, parseWebhookReceiver } from './webhook.ts';

const receiver = useWebhookReceiver();
const message: Message = {
  id: 'msg_1',
  template: 'alert',
  language: 'en',
  subject: 'Chlorine',
  text: 'Go indoors.',
  variant: undefined,
  stopUrl: undefined,
  url: undefined,
  acknowledges: false,
  document: undefined,
};

test('signs like the reference libraries of Standard Webhooks (their published example)', () => {
  const key = parseWebhookKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  if (key === null) throw new Error('The example is a secret');
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
  expect(signWebhook([key], signed)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(signWebhook([key, key], signed).split(' ')).toHaveLength(2);
});

test.each(['', 'whsec_', 'whsec_c2hvcnQ=', `whsec_${Buffer.alloc(65).toString('base64')}`, Buffer.alloc(32).toString('base64')])(
  '%s is no secret',
  (text) => expect(parseWebhookKey(text)).toBeNull(),
);

test('a document is sent unchanged, with its own media type', async () => {
  const channel = openWebhook({ secrets: [testWebhookSecret], hosts: [], loopback: true, format: 'json' });
  const document = { type: 'application/cap+xml', body: '<alert>ક</alert>' };
  expect(await channel.send(`${receiver().origin}/cap`, { ...message, document })).toEqual({ kind: 'accepted' });
  expect(receiver().calls.at(-1)).toMatchObject({ id: 'msg_1', body: document.body, headers: { 'content-type': document.type } });
  channel.close();
});

test('410 ends it, 429 says when to retry, a redirect is not followed', async () => {
  const channel = openWebhook({ secrets: [testWebhookSecret], hosts: [], loopback: true, format: 'json' });
  const to = `${receiver().origin}/x`;
  receiver().answer(410);
  expect(await channel.send(to, message)).toMatchObject({ kind: 'refused', gone: true });
  receiver().answer(429, { 'retry-after': '7' });
  expect(await channel.send(to, message)).toMatchObject({ kind: 'try-again', afterS: 7 });
  receiver().answer(302, { location: `${receiver().origin}/else` });
  expect(await channel.send(to, message)).toMatchObject({ kind: 'refused', gone: false });
  receiver().answer(204);
  channel.close();
});

test('a retry has the same id and its own time; a recorded call is refused outside its time window', async () => {
  const channel = openWebhook({ secrets: [testWebhookSecret], hosts: [], loopback: true, format: 'json' });
  const to = `${receiver().origin}/replay`;
  const key = parseWebhookKey(testWebhookSecret) ?? Buffer.alloc(0);
  const before = receiver().calls.length;
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  await channel.send(to, message);
  now.mockReturnValue(1_800_000_060_000);
  await channel.send(to, message);
  const taken = receiver().calls.slice(before);
  expect(taken.map(({ id, headers }) => [id, headers['webhook-timestamp']])).toEqual([
    ['msg_1', '1800000000'],
    ['msg_1', '1800000060'],
  ]);
  const replay = async (timestamp: number, signedAt = timestamp) => {
    const signature = signWebhook([key], { id: 'msg_1', timestamp: signedAt, body: taken[0]?.body ?? '' });
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
    return (await fetch(to, { method: 'POST', headers, body: taken[0]?.body ?? '' })).status;
  };
  expect(await replay(1_800_000_000)).toBe(204);
  expect(await replay(1_800_000_060 + 301)).toBe(401);
  expect(await replay(1_800_000_060, 1_800_000_000)).toBe(401);
  now.mockReturnValue(1_800_000_301_000);
  expect(await replay(1_800_000_000)).toBe(401);
  now.mockRestore();
  channel.close();
});

const guard = { hosts: ['siren.district.lan'], loopback: false };
test.each(['https://hooks.example.org/x', 'https://hooks.example.org:8443/x', 'http://siren.district.lan/x'])('%s may be called', (url) => {
  expect(parseWebhookReceiver(url, guard)?.url.href).toBe(url);
});
test.each([
  'http://hooks.example.org/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'http://169.254.169.254/latest',
  'https://user:pass@hooks.example.org/x',
  'ftp://siren.district.lan/x',
  'file:///etc/passwd',
  'no address',
])('%s is refused', async (url) => {
  expect(parseWebhookReceiver(url, guard)).toBeNull();
});
test('a name that resolves to a private address is not called', async () => {
  const channel = openWebhook({ secrets: [testWebhookSecret], hosts: [], loopback: false, format: 'json' });
  const before = receiver().calls.length;
  expect(await channel.send(receiver().origin.replace('http://127.0.0.1', 'https://hook.localhost'), message)).toMatchObject({
    kind: 'try-again',
  });
  expect(receiver().calls.length).toBe(before);
  channel.close();
});
