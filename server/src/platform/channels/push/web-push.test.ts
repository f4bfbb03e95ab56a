import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testVapidKey } from '../../../testing/application.ts';
import { decryptPush, parseVapidClaims, usePushService } from '../../../testing/push-service.ts';
import { deriveVapidKeys } from '../../data-folder/vapid-key.ts';
import type { Message } from '../channel.ts';
import { isPublicAddress, parsePushEndpoint } from './endpoint.ts';
import { makeVapid } from './vapid.ts';
import { openWebPush } from './web-push.ts';

const service = usePushService();
const keys = deriveVapidKeys(testVapidKey);
if (keys === null) throw new Error('The key of the tests is none');
const identity = { ...keys, subject: 'mailto:alerts@example.org' };
const message: Message = {
  id: 'm-1',
  template: 'x',
  language: 'mr',
  subject: 'चाचणी',
  text: 'ही चाचणी आहे',
  variant: undefined,
  stopUrl: undefined,
  url: undefined,
  acknowledges: false,
  document: undefined,
};

let channel: ReturnType<typeof openWebPush>;
beforeAll(() => {
  channel = openWebPush({ identity, hosts: { hosts: [], loopback: true } });
});
beforeEach(() => service().answer(201));
afterAll(() => channel.close());

test('the test browser decrypts the example of RFC 8291, section 5', () => {
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const browser = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  expect(decryptPush(Buffer.from(body, 'base64url'), browser)).toBe('When I grow up, I want to be a watermelon');
});

test('a message is encrypted for its browser, signed for its push service, urgent and short-lived', async () => {
  const to = service().subscribe();
  expect(await channel.send(to, message)).toEqual({ kind: 'accepted' });
  const { payload, headers, path } = service().pushes.at(-1) ?? { payload: {}, headers: {}, path: '' };
  expect(to.endpoint.endsWith(path)).toBe(true);
  expect(payload).toEqual({ tag: 'm-1', title: 'चाचणी', body: 'ही चाचणी आहे', lang: 'mr' });
  expect(headers).toMatchObject({ urgency: 'high', ttl: '3600', 'content-encoding': 'aes128gcm' });
  const { key, claims } = parseVapidClaims(String(headers.authorization));
  expect(key).toBe(identity.publicKey);
  expect(claims).toMatchObject({ aud: service().origin, sub: identity.subject });
  const left = Number(claims.exp) - Date.now() / 1000;
  expect(left).toBeGreaterThan(60 * 60);
  expect(left).toBeLessThanOrEqual(24 * 60 * 60);
});

test('the token is signed once per push service, and renewed before it expires', () => {
  let now = Date.UTC(2026, 0, 1);
  const authorization = makeVapid(identity, () => now);
  const first = authorization('https://fcm.googleapis.com');
  now += 10 * 60 * 60_000;
  expect(authorization('https://fcm.googleapis.com')).toBe(first);
  expect(authorization('https://web.push.apple.com')).not.toBe(first);
  now += 1.5 * 60 * 60_000;
  const renewed = authorization('https://fcm.googleapis.com');
  expect(renewed).not.toBe(first);
  expect(parseVapidClaims(renewed).claims.exp).toBe(Math.floor(now / 1000) + 12 * 60 * 60);
});

test.each([404, 410])('%i means that the subscription no longer exists', async (status) => {
  service().answer(status);
  expect(await channel.send(service().subscribe(), message)).toMatchObject({ kind: 'refused', gone: true });
});

test('an overloaded push service says when to retry', async () => {
  service().answer(429, { 'retry-after': '120' });
  expect(await channel.send(service().subscribe(), message)).toMatchObject({ kind: 'try-again', afterS: 120 });
});

test('invalid keys and too long texts are refused without a call', async () => {
  const before = service().pushes.length;
  const to = service().subscribe();
  expect(await channel.send({ ...to, p256dh: Buffer.alloc(65, 4).toString('base64url') }, message)).toMatchObject({ kind: 'refused' });
  expect(await channel.send({ ...to, auth: 'short' }, message)).toMatchObject({ kind: 'refused' });
  expect(await channel.send(to, { ...message, text: 'ક'.repeat(2_000) })).toMatchObject({ kind: 'refused' });
  expect(await channel.send(to, { ...message, text: 'x'.repeat(3_900) })).toEqual({ kind: 'accepted' });
  expect(service().pushes.length).toBe(before + 1);
});

const known = { hosts: ['fcm.googleapis.com', '*.push.apple.com'], loopback: false };

test.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://web.push.apple.com/QOVm', 'https://fcm.googleapis.com:443/x'])(
  '%s is a push service',
  (endpoint) => {
    expect(parsePushEndpoint(endpoint, known)?.href).toBe(new URL(endpoint).href);
  },
);

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com/x',
  'https://127.0.0.1/x',
  'http://127.0.0.1:5432/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://localhost/x',
  'https://metadata.google.internal/x',
  'file:///etc/passwd',
  'not an address',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
])('%s is refused', async (endpoint) => {
  expect(parsePushEndpoint(endpoint, known)).toBeNull();
});

test.each([
  ['8.8.8.8', true],
  ['142.250.1.95', true],
  ['2a00:1450:4009::5f', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s in the public network: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('a listed name that resolves to a private address is not called', async () => {
  const inside = openWebPush({ identity, hosts: { hosts: ['*.localhost'], loopback: false } });
  const before = service().pushes.length;
  expect(await inside.send({ ...service().subscribe(), endpoint: 'https://push.localhost/x' }, message)).toMatchObject({
    kind: 'try-again',
  });
  expect(service().pushes.length).toBe(before);
  inside.close();
});
