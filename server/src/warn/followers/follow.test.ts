import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { type FollowedPlaceInput, followRoutes } from '@hazardguard/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { runAsViewer } from '../../platform/db/scope/row-scope.ts';
import { testSettings, useApplication, type Visitor } from '../../testing/application.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { usePushService } from '../../testing/push-service.ts';
import { useSmsGateway } from '../../testing/sms-gateway.ts';
import { listFollowersWithin } from './recipients.ts';

const mail = useMailServer();
const gateway = useSmsGateway();
const service = usePushService();
let log = '';
const logStream = new Writable({
  write: (chunk, _encoding, done) => {
    log += String(chunk);
    done();
  },
});
const publicUrl = 'https://hazardguard.example.org';
const application = useApplication({
  logStream,
  settings: () => ({
    publicUrl,
    logLevel: 'info',
    smtp: { url: mail().url, from: 'HazardGuard <alerts@example.org>' },
    sms: {
      url: `${gateway().origin}/send`,
      method: 'POST',
      headers: {},
      body: 'to={to}&text={text}',
      success: null,
      templates: {},
      idempotencyHeader: null,
      status: null,
    },
    push: { ...testSettings().push, loopback: true },
  }),
});
const unconfigured = useApplication({ settings: { mode: 'live' } });

const ankleshwar: FollowedPlaceInput = { name: 'Ankleshwar', latitude: 21.6264, longitude: 73.0033, radiusM: 2_000 };
const email = (request: string = randomUUID()) => ({
  request,
  channel: 'email',
  address: 'Asha@Example.org',
  language: 'gu',
  place: ankleshwar,
});
const buildSubscription = ({ endpoint, p256dh, auth } = service().subscribe()) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh, auth },
});

let visitor: Visitor;
beforeEach(async () => {
  mail().refuse(null);
  gateway().answer(200);
  service().answer(201);
  await application().database.pool.query('truncate follower, followed_place, follow_request, follow_sending cascade');
  visitor = application().visitor();
  await visitor.raw('GET', '/api/session');
});
const followers = async () => (await application().database.pool.query('select * from follower')).rows;
const lastMail = () => mail().mails.at(-1);
/** Mail bodies travel encoded. */
const decodeMail = (text = ''): string => {
  const [head = '', ...body] = text.split('\n\n');
  const joined = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(joined, 'base64').toString('utf8');
  const plain = joined.replace(/=\n/g, '');
  return /quoted-printable/i.test(head)
    ? Buffer.from(
        plain.replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8')
    : plain;
};
const findCode = (text: string): string => /\d{6}/.exec(text)?.[0] ?? 'no code';
const changeCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const confirmation = (request: string, code: string) => ({ params: { request }, body: { code } });

const followByMail = async () => {
  const body = email();
  await visitor.call(followRoutes.request, { body });
  return (await visitor.call(followRoutes.confirm, confirmation(body.request, findCode(decodeMail(lastMail()?.text))))).body;
};
const followByPush = async (subscription = buildSubscription()) =>
  (await visitor.call(followRoutes.push, { body: { subscription, language: 'mr', place: ankleshwar } })).body;

describe('by e-mail', () => {
  test('nothing is followed before the code is entered; then the place is followed in the requested language', async () => {
    const body = email();
    await visitor.call(followRoutes.request, { body });
    expect(await followers()).toEqual([]);
    expect(lastMail()?.to).toBe('asha@example.org');
    const text = decodeMail(lastMail()?.text);
    expect(text).toContain('તમારો કોડ');
    expect(text).toContain(`${publicUrl}/Community/follow/confirm?request=${body.request}&code=${findCode(text)}&lang=gu`);
    const { token, following } = (await visitor.call(followRoutes.confirm, confirmation(body.request, findCode(text)))).body;
    expect(following).toEqual({
      channel: 'email',
      address: 'a…@example.org',
      language: 'gu',
      places: [{ ...ankleshwar, id: expect.any(Number) }],
    });
    const [row] = await followers();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(log).not.toContain('asha');
    expect(log).not.toContain(token);
  });

  test('the same request sent twice, even simultaneously, is one message; entering the code twice is one follower', async () => {
    const body = email();
    const before = mail().mails.length;
    await Promise.all([1, 2, 3].map(() => visitor.call(followRoutes.request, { body })));
    expect(mail().mails.length).toBe(before + 1);
    const entered = confirmation(body.request, findCode(decodeMail(lastMail()?.text)));
    const first = (await visitor.call(followRoutes.confirm, entered)).body;
    const second = (await visitor.call(followRoutes.confirm, entered)).body;
    expect(await followers()).toHaveLength(1);
    expect((await visitor.call(followRoutes.read, { params: { token: second.token } })).body).toEqual(first.following);
    expect(await visitor.refused(followRoutes.read, { params: { token: first.token } })).toMatchObject({ status: 404 });
    const other = { ...email(body.request), address: 'else@example.org' };
    expect(await visitor.refused(followRoutes.request, { body: other })).toMatchObject({ status: 409 });
  });

  test('a code can be guessed five times, then not even the right one counts', async () => {
    const body = email();
    await visitor.call(followRoutes.request, { body });
    const code = findCode(decodeMail(lastMail()?.text));
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await visitor.refused(followRoutes.confirm, confirmation(body.request, changeCode(code)))).toMatchObject({
        code: 'wrong-code',
      });
    }
    expect(await visitor.refused(followRoutes.confirm, confirmation(body.request, code))).toMatchObject({ code: 'wrong-code' });
    expect(await followers()).toEqual([]);
  });

  test('an expired code is refused, and the address is erased', async () => {
    const body = email();
    await visitor.call(followRoutes.request, { body });
    const code = findCode(decodeMail(lastMail()?.text));
    await application().database.pool.query("update follow_request set expires_at = now() - interval '1 second'");
    expect(await visitor.refused(followRoutes.confirm, confirmation(body.request, code))).toMatchObject({ code: 'wrong-code' });
    await visitor.call(followRoutes.request, { body: { ...email(), address: 'other@example.org' } });
    const { rows } = await application().database.pool.query('select address from follow_request');
    expect(rows).toEqual([{ address: 'other@example.org' }]);
  });

  test('rate limits: three messages an hour to one address, ten from one network', async () => {
    const before = mail().mails.length;
    const ask = (address: string) => visitor.raw('POST', followRoutes.request.path, { body: { ...email(), address } });
    const same = [];
    for (const address of ['a@example.org', 'A@example.org', 'a@EXAMPLE.org', 'a@example.org']) same.push((await ask(address)).statusCode);
    expect(same).toEqual([201, 201, 201, 429]);
    const others = await Promise.all(Array.from({ length: 9 }, (_, index) => ask(`b${index}@example.org`)));
    expect(others.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(7).fill(201), 429, 429]);
    expect(mail().mails.length).toBe(before + 10);
    const { rows } = await application().database.pool.query('select key from follow_sending');
    expect(JSON.stringify(rows)).not.toContain('example.org');
  });

  test('a refusal by the mail server is reported, and the request can be sent again', async () => {
    mail().refuse('450 later');
    const body = email();
    const refused = await visitor.refused(followRoutes.request, { body });
    expect(refused).toMatchObject({ status: 503, code: 'provider-unavailable', message: expect.stringContaining('450') });
    mail().refuse(null);
    await visitor.call(followRoutes.request, { body });
  });

  test('a follower who lost the page requests a new code and finds the same places', async () => {
    const { token } = await followByMail();
    const again = await followByMail();
    expect(again.following.places).toHaveLength(1);
    expect(await followers()).toHaveLength(1);
    expect(await visitor.refused(followRoutes.read, { params: { token } })).toMatchObject({ status: 404 });
  });

  test('the test message is marked, names the places and says how to stop, by hand and by the mail program', async () => {
    const { token } = await followByMail();
    await visitor.call(followRoutes.test, { params: { token } });
    const [row] = await followers();
    const stop = `${publicUrl}/Community/follow/stop?t=${row.stop_token}`;
    const raw = lastMail()?.text ?? '';
    expect(raw.replace(/\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${stop}>`);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(decodeMail(raw)).toMatch(/^TEST\. આ ફક્ત પરીક્ષણ છે/);
    expect(decodeMail(raw)).toContain('Ankleshwar');
    expect(decodeMail(raw)).toContain(stop);
  });
});

test('by SMS: the number is in international form, and only the code is sent', async () => {
  const request = randomUUID();
  await visitor.call(followRoutes.request, { body: { request, channel: 'sms', address: '098250 12345', language: 'en' } });
  const sent = new URLSearchParams(gateway().requests.at(-1)?.body);
  expect(sent.get('to')).toBe('+919825012345');
  const { body } = await visitor.call(followRoutes.confirm, confirmation(request, findCode(sent.get('text') ?? '')));
  expect(body.following).toMatchObject({ channel: 'sms', address: '+91 … 345', places: [] });
  await visitor.call(followRoutes.test, { params: { token: body.token } });
  expect(new URLSearchParams(gateway().requests.at(-1)?.body).get('text')).toMatch(/^TEST - HazardGuard\. There is no danger/);
  expect(log).not.toContain('982501');
});

describe('by web push', () => {
  test('the same browser is one follower; a test reaches it, decrypted and marked', async () => {
    const subscription = buildSubscription();
    await followByPush(subscription);
    const { token, following } = await followByPush(subscription);
    expect(following).toMatchObject({ channel: 'web-push', address: '', language: 'mr', places: [ankleshwar] });
    expect(await followers()).toHaveLength(1);
    await visitor.call(followRoutes.test, { params: { token } });
    expect(service().pushes.at(-1)?.payload).toMatchObject({
      title: expect.stringMatching(/^TEST/),
      body: expect.stringContaining('Ankleshwar'),
      lang: 'mr',
    });
    expect((await visitor.call(followRoutes.info)).body.webPushKey).toMatch(/^B[\w-]{86}$/);
  });

  test('a browser that is gone is erased with its places', async () => {
    const { token } = await followByPush();
    service().answer(410);
    expect(await visitor.refused(followRoutes.test, { params: { token } })).toMatchObject({ status: 410, code: 'gone' });
    expect(await followers()).toEqual([]);
    expect((await application().database.pool.query('select * from followed_place')).rows).toEqual([]);
  });

  test('a failing push service is reported, and nothing is erased', async () => {
    const { token } = await followByPush();
    service().answer(503);
    expect(await visitor.refused(followRoutes.test, { params: { token } })).toMatchObject({ status: 503 });
    expect(await followers()).toHaveLength(1);
  });

  test('a new address of the same browser replaces the old one', async () => {
    const { token } = await followByPush();
    const subscription = buildSubscription();
    await visitor.call(followRoutes.renew, { params: { token }, body: { subscription } });
    expect(await followers()).toMatchObject([{ address: subscription.endpoint }]);
    await visitor.call(followRoutes.test, { params: { token } });
    expect(subscription.endpoint.endsWith(service().pushes.at(-1)?.path ?? 'none')).toBe(true);
  });

  test.each([
    ['a host of the local network', { endpoint: 'https://10.0.0.5/x' }],
    ['a host that is no push service', { endpoint: 'https://example.org/x' }],
    ['http', { endpoint: 'http://fcm.googleapis.com/x' }],
    ['a key that is not a point on the curve', { keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'A'.repeat(22) } }],
    ['a key that is too short', { keys: { p256dh: 'BA', auth: 'A'.repeat(22) } }],
  ])('%s is refused, and nothing is stored', async (_name, wrongPart) => {
    const body = { subscription: { ...buildSubscription(), ...wrongPart }, language: 'en' };
    expect(await visitor.refused(followRoutes.push, { body })).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(await followers()).toEqual([]);
  });

  test("another's address without its secret is refused", async () => {
    const subscription = buildSubscription();
    const { token } = await followByPush(subscription);
    const { keys } = buildSubscription();
    const stolen = { ...subscription, keys };
    expect(await visitor.refused(followRoutes.push, { body: { subscription: stolen, language: 'en' } })).toMatchObject({ status: 409 });
    const other = await followByPush();
    expect(await visitor.refused(followRoutes.renew, { params: { token: other.token }, body: { subscription: stolen } })).toMatchObject({
      status: 409,
    });
    await visitor.call(followRoutes.read, { params: { token } });
  });
});

test('places are added, changed, removed; ten at most; each warning finds its followers', async () => {
  const { token } = await followByPush();
  const params = { token };
  const add = (place: object) => visitor.call(followRoutes.addPlace, { params, body: place });
  for (let i = 1; i < 10; i++) await add({ name: `Village ${i}`, latitude: 22 + i / 10, longitude: 73, radiusM: 0 });
  const eleventh = { name: 'Eleventh', latitude: 10, longitude: 70 };
  expect(await visitor.refused(followRoutes.addPlace, { params, body: eleventh })).toMatchObject({
    status: 409,
    message: expect.stringContaining('10 places'),
  });
  const { body } = await add({ ...ankleshwar, name: 'Home', radiusM: 5_000 });
  expect(body.places).toHaveLength(10);
  expect(body.places[0]).toMatchObject({ name: 'Home', radiusM: 5_000 });
  const ring = [
    [73.05, 21.6],
    [73.06, 21.6],
    [73.06, 21.65],
    [73.05, 21.65],
    [73.05, 21.6],
  ];
  const area = { type: 'Polygon', coordinates: [ring] } as const;
  expect(await listFollowersWithin(application().database, area)).toMatchObject([
    { channel: 'web-push', language: 'mr', places: ['Home'] },
  ]);
  await visitor.call(followRoutes.removePlace, { params: { token, id: body.places[0]?.id ?? 0 } });
  await visitor.call(followRoutes.removePlace, { params: { token, id: body.places[0]?.id ?? 0 } });
  expect(await listFollowersWithin(application().database, area)).toEqual([]);
  expect((await visitor.call(followRoutes.language, { params, body: { language: 'hi' } })).body).toMatchObject({
    language: 'hi',
    places: { length: 9 },
  });
});

test.each([
  ['a radius beyond ten kilometres', { ...ankleshwar, radiusM: 10_001 }],
  ['a place without a name', { ...ankleshwar, name: ' ' }],
  ['a latitude of 91°', { ...ankleshwar, latitude: 91 }],
  ['no longitude', { ...ankleshwar, longitude: undefined }],
])('%s is refused', async (_name, place) => {
  const { token } = await followByPush();
  expect(await visitor.refused(followRoutes.addPlace, { params: { token }, body: place })).toMatchObject({ status: 400 });
});

test('one follower changes nothing of another', async () => {
  const asha = await followByPush();
  const ravi = await followByPush();
  await visitor.call(followRoutes.removePlace, { params: { token: ravi.token, id: asha.following.places[0]?.id ?? 0 } });
  await visitor.call(followRoutes.stop, { params: { token: ravi.token } });
  expect((await visitor.call(followRoutes.read, { params: { token: asha.token } })).body).toEqual(asha.following);
});

test('stopping erases everything that was stored', async () => {
  const { token } = await followByMail();
  await visitor.call(followRoutes.stop, { params: { token } });
  const { pool } = application().database;
  for (const table of ['follower', 'followed_place', 'follow_request', 'follow_sending']) {
    expect(JSON.stringify((await pool.query(`select * from ${table}`)).rows)).not.toMatch(/asha|Ankleshwar/i);
  }
  expect(await visitor.refused(followRoutes.stop, { params: { token } })).toMatchObject({ status: 404 });
});

test('places are found by name: towns of the gazetteer and sites of the register, without contacts', async () => {
  await application().database.pool.query(
    `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
     values ('Anklesh Chlor-Alkali', 'anklesh chlor-alkali', 'Bharuch', 'Secret 98250', 21.61432, 73.01568) on conflict do nothing`,
  );
  const { body, text } = await visitor.call(followRoutes.places, { query: { q: 'anklesh' } });
  expect(body.places[0]).toMatchObject({ kind: 'town', name: 'Ankleshwar', region: 'Gujarat' });
  expect(body.places.at(-1)).toEqual({ kind: 'site', name: 'Anklesh Chlor-Alkali', region: 'Bharuch', latitude: 21.61, longitude: 73.02 });
  expect(text).not.toContain('Secret');
  expect((await visitor.call(followRoutes.places, { query: { q: 'Secret 98250' } })).body.places).toEqual([]);
  expect(await visitor.refused(followRoutes.places, { query: { q: 'an' } })).toMatchObject({ status: 400 });
});

test('a site is listed to about 1 km, and who follows it is warned by its exact position', async () => {
  await application().database.pool.query(
    `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
     values ('Kosamba Dyes', 'kosamba dyes', 'Surat', '-', 21.46461, 72.95479)`,
  );
  const { body, text } = await visitor.call(followRoutes.places, { query: { q: 'kosamba dyes' } });
  expect(text).not.toMatch(/21\.464|72\.954/);
  const { kind, name, latitude, longitude } = body.places[0] ?? {};
  expect({ kind, latitude, longitude }).toEqual({ kind: 'site', latitude: 21.46, longitude: 72.95 });
  const { token } = await followByPush();
  const add = (place: object) => visitor.call(followRoutes.addPlace, { params: { token }, body: place });
  const followed = await add({ name, latitude, longitude, radiusM: 0 });
  expect(followed.text).not.toMatch(/21\.464|72\.954/);
  // 50 m around the site; the listed position is 714 m away.
  const ring = [
    [72.9543, 21.4641],
    [72.9553, 21.4641],
    [72.9553, 21.4651],
    [72.9543, 21.4651],
    [72.9543, 21.4641],
  ];
  const area = { type: 'Polygon', coordinates: [ring] } as const;
  const [found] = await listFollowersWithin(application().database, area);
  expect(found).toMatchObject({ places: ['Kosamba Dyes'], at: { latitude: 21.46, longitude: 72.95 } });
  // An officer who sees none of the sites counts the same followers.
  const elsewhere = { id: randomUUID(), scope: { kind: 'district', area: 'Elsewhere' }, opened: [] } as const;
  expect(await runAsViewer(elsewhere, () => listFollowersWithin(application().database, area))).toHaveLength(1);
  // Nobody follows the site without having chosen its listed position.
  await visitor.call(followRoutes.removePlace, { params: { token, id: followed.body.places.at(-1)?.id ?? 0 } });
  await add({ name: 'Near', latitude: 21.46001, longitude: 72.95, radiusM: 0 });
  expect(await listFollowersWithin(application().database, area)).toEqual([]);
});

test('a page of another site cannot make anybody follow', async () => {
  const body = email();
  const headers = { origin: 'https://evil.example' };
  expect(await visitor.refused(followRoutes.request, { body, headers })).toMatchObject({ status: 403, code: 'bad-xsrf-token' });
  expect(await application().visitor().refused(followRoutes.request, { body })).toMatchObject({ status: 403 });
});

test('channels that are not set up are not offered, and a request for one is refused with the reason', async () => {
  const stranger = unconfigured().visitor();
  await stranger.raw('GET', '/api/session');
  expect((await stranger.call(followRoutes.info)).body).toMatchObject({ email: false, sms: false });
  expect(await stranger.refused(followRoutes.request, { body: email() })).toMatchObject({ status: 503, code: 'channel-not-configured' });
});
