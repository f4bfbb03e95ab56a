import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeChannels, openChannels } from '../../platform/channels/channels.ts';
import type { Channels } from '../../platform/channels/list.ts';
import { deriveVapidKeys } from '../../platform/data-folder/vapid-key.ts';
import { type Changes, followChanges } from '../../platform/db/changes.ts';
import type { Settings } from '../../platform/env/env.ts';
import { testSettings, testVapidKey } from '../../testing/application.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { useMqttBroker } from '../../testing/mqtt-broker.ts';
import { useTestDatabase } from '../../testing/postgres.ts';
import { usePushService } from '../../testing/push-service.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { useSmsGateway } from '../../testing/sms-gateway.ts';
import { testWebhookSecret, useWebhookReceiver } from '../../testing/webhook-receiver.ts';
import { maxAttempts, retryDelayS } from './backoff.ts';
import { claimDue, extendClaims, releaseClaims, reserveRate, settle } from './claims.ts';
import { queueDelivery } from './queue.ts';
import { registerSinks } from './register-sinks.ts';
import { type DeliveryWorker, startDelivery } from './worker.ts';

const database = useTestDatabase();
const mail = useMailServer();
const gateway = useSmsGateway();
const push = usePushService();
const receiver = useWebhookReceiver();
const broker = useMqttBroker();

const plant = { latitude: 21.63, longitude: 72.99 };
const query = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows;
const links = { base: 'https://hg.example', secret: 'only for tests' };
const settings = (given: Partial<Settings> = {}): Settings =>
  testSettings({
    smtp: { url: mail().url, from: 'alerts@example.org' },
    sms: {
      url: `${gateway().origin}/send?ref={id}`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"to":"{to}","message":"{text}"}',
      success: null,
      templates: {},
      idempotencyHeader: null,
      status: null,
    },
    push: { ...testSettings().push, loopback: true },
    webhook: { secrets: [testWebhookSecret], hosts: [], loopback: true, format: 'json' },
    mqtt: { url: broker().url },
    ...given,
  });

let channels: Channels;
let changes: Changes;
const workers: DeliveryWorker[] = [];
const start = (): void => {
  const onError = (error: unknown): void => void console.error(error);
  workers.push(startDelivery({ database: database(), changes, channels, links, rates: {}, onError }));
};
const follow = async (channel: string, address: string, language: string, keys: { p256dh: string; auth: string } | null = null) => {
  await query(
    `with one as (insert into follower (channel, address, push_p256dh, push_auth, language, token_hash, stop_token)
       values ($1, $2, $3, $4, $5, $2, md5($2)) returning id)
     insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, 'Home', 21.63, 72.99, 100 from one`,
    [channel, address, keys?.p256dh ?? null, keys?.auth ?? null, language],
  );
};
const warn = async (status: 'Actual' | 'Exercise' = 'Actual'): Promise<string> => {
  const id = await releaseAlert(database(), { status, ...plant, radiiM: [900] });
  await database()
    .kysely.transaction()
    .execute((transaction) => queueDelivery(transaction, { alertId: id, version: 2, kind: 'Alert' }));
  return id;
};
const listRows = (id: string) => query('select * from delivery where alert_id = $1 order by channel, address', [id]);
const untilDone = (id: string) =>
  vi.waitFor(
    async () => {
      const waiting = (await listRows(id)).filter(({ state }) => state === 'waiting');
      if (waiting.length > 0) throw new Error(`${waiting.length} still wait`);
      return listRows(id);
    },
    { timeout: 8_000, interval: 20 },
  );

beforeAll(async () => {
  const keys = deriveVapidKeys(testVapidKey);
  channels = openChannels(settings(), keys);
  changes = await followChanges(database());
  await query("insert into installation (mode) values ('live')");
});
afterAll(async () => {
  closeChannels(channels);
  await changes.close();
});
beforeEach(async () => {
  gateway().answer(200);
  mail().refuse(null);
  push().answer(201);
  await query('delete from follower');
  await registerSinks(database(), []);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

test('one warning by five channels, each in the language of its recipient, each with the id of its receipt', async () => {
  const browser = push().subscribe();
  await follow('web-push', browser.endpoint, 'gu', browser);
  await follow('email', 'asha@example.org', 'hi');
  await follow('sms', '+919825012345', 'mr');
  await registerSinks(database(), [
    { channel: 'webhook', address: `${receiver().origin}/hook`, purpose: 'public' },
    { channel: 'mqtt', address: 'sirens/{incident}/{severity}', purpose: 'public' },
  ]);
  start();
  const id = await warn();
  const rows = await untilDone(id);
  expect(rows.map(({ channel, state, attempts }) => `${channel} ${state} ${attempts}`)).toEqual([
    'email accepted 1',
    'mqtt accepted 1',
    'sms accepted 1',
    'web-push accepted 1',
    'webhook accepted 1',
  ]);
  const idByChannel = Object.fromEntries(rows.map((row) => [row.channel, row.id]));

  const letter = mail().mails.at(-1)?.text ?? '';
  expect(letter).toContain(`Message-ID: <${idByChannel.email}@example.org>`);
  expect(letter).toMatch(/^List-Unsubscribe:\s+<https:\/\/hg\.example\/Community\/follow\/stop\?t=/im);
  const sms = gateway().requests.at(-1);
  expect(sms?.url.searchParams.get('ref')).toBe(idByChannel.sms);
  expect(JSON.parse(sms?.body ?? '').message).toMatch(
    // The link to answer fits into three parts of this script.
    /^हा संदेश फक्त इंग्रजीत आहे: Go indoors\. Chlorine is leaking Around the works Until told सुरक्षित आहात की मदत हवी\? https:\/\/hg\.example\/Community\/answer\?t=\S+&lang=mr$/,
  );
  expect(push().pushes.at(-1)?.payload).toMatchObject({ tag: idByChannel['web-push'], title: 'ચેતવણી: Chlorine is leaking', lang: 'gu' });
  expect(receiver().calls.at(-1)).toMatchObject({ id: idByChannel.webhook });
  expect(JSON.parse(receiver().calls.at(-1)?.body ?? '')).toMatchObject({
    type: 'alert.released',
    data: { alertId: id, status: 'Actual', actionText: 'Go indoors.', severity: 'high' },
  });
  expect(broker().published.at(-1)).toMatchObject({ topic: expect.stringMatching(/^sirens\/INC\d{6}\/high$/), retain: false, qos: 1 });
});

test('an exercise says so first and reaches only the exercise addresses', async () => {
  await follow('email', 'asha@example.org', 'hi');
  await registerSinks(database(), [
    { channel: 'email', address: 'drill@example.org', purpose: 'exercise' },
    { channel: 'webhook', address: `${receiver().origin}/public`, purpose: 'public' },
  ]);
  const before = { mails: mail().mails.length, calls: receiver().calls.length };
  start();
  await untilDone(await warn('Exercise'));
  expect(mail().mails.slice(before.mails)).toMatchObject([{ to: 'drill@example.org' }]);
  expect(mail().mails.at(-1)?.text).toMatch(/^Subject: EXERCISE\. There is no danger\. Warning: Chlorine/m);
  expect(receiver().calls.length).toBe(before.calls);
});

test('a postponed message is sent again with the same id; a refusal is final, with its reason', async () => {
  await follow('sms', '+919825012345', 'en');
  await follow('email', 'asha@example.org', 'en');
  mail().refuse('550 no such mailbox');
  gateway().answer(503);
  const first = gateway().requests.length;
  start();
  const id = await warn();
  await vi.waitFor(() => expect(gateway().requests.length).toBeGreaterThan(first), { timeout: 5_000 });
  gateway().answer(200);
  const rows = await untilDone(id);
  expect(rows).toMatchObject([
    { channel: 'email', state: 'refused', cause: 'refused', reason: 'The mail server refused the message (550)' },
    { channel: 'sms', state: 'accepted', cause: null },
  ]);
  const keys = gateway()
    .requests.slice(first)
    .map(({ url }) => url.searchParams.get('ref'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys)).toEqual(new Set([rows[1]?.id]));
});

test('a browser that is gone is refused and erased; a missing channel is reported', async () => {
  const browser = push().subscribe();
  await follow('web-push', browser.endpoint, 'gu', browser);
  push().answer(410);
  start();
  const id = await warn();
  await untilDone(id);
  await vi.waitFor(async () => expect(await query('select * from follower')).toEqual([]), { timeout: 5_000 });
  expect(await listRows(id)).toMatchObject([
    { state: 'refused', cause: 'gone', address: expect.stringMatching(/^erased:/), latitude: null },
  ]);
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));

  await follow('sms', '+919825012345', 'en');
  const without = startDelivery({
    database: database(),
    changes,
    channels: { ...channels, sms: null },
    links,
    rates: {},
    onError: () => undefined,
  });
  workers.push(without);
  expect(await untilDone(await warn())).toMatchObject([{ state: 'refused', cause: 'no-channel' }]);
});

test('superseded and expired messages are not sent', async () => {
  await follow('sms', '+919825012345', 'en');
  const before = gateway().requests.length;
  const old = await warn();
  await query(
    `insert into alert_version select alert_id, 3, state, status, incident_severity, incident_description, source, 'Newer',
       place_text, action_text, time_text, expires_at, now(), 'B', 'b' from alert_version where alert_id = $1 and version = 2`,
    [old],
  );
  await queueDelivery(database().kysely, { alertId: old, version: 3, kind: 'Update' });
  await query("update delivery set expires_at = now() - interval '1 second' where alert_id = $1 and version = 3", [old]);
  start();
  expect((await untilDone(old)).map(({ version, cause }) => `${version} ${cause}`).sort()).toEqual(['2 superseded', '3 expired']);
  expect(gateway().requests.length).toBe(before);
});

describe('several workers', () => {
  test('share the work: each message is sent once', async () => {
    for (let at = 0; at < 150; at++) await follow('sms', `+9198250${String(10_000 + at)}`, 'en');
    const before = gateway().requests.length;
    start();
    start();
    start();
    const rows = await untilDone(await warn());
    const keys = gateway()
      .requests.slice(before)
      .map(({ url }) => url.searchParams.get('ref'));
    expect(keys).toHaveLength(150);
    expect(new Set(keys)).toEqual(new Set(rows.map(({ id }) => id)));
  });

  const other = { channel: 'sms', worker: '00000000-0000-4000-8000-000000000001', limit: 10 } as const;
  const me = { ...other, worker: '00000000-0000-4000-8000-000000000002' };

  test('a claimed message is claimed by no other worker; after a worker dies it is due again with the same id', async () => {
    await follow('sms', '+919825012345', 'en');
    await warn();
    const [held] = await claimDue(database(), { ...other, leaseS: 60 });
    expect(held).toMatchObject({ attempts: 1, superseded: false, expired: false });
    expect(await claimDue(database(), { ...me, leaseS: 60 })).toEqual([]);
    await query("update delivery set next_at = now() - interval '1 second' where id = $1", [held?.id]);
    expect(await claimDue(database(), { ...me, leaseS: 60 })).toMatchObject([{ id: held?.id, attempts: 2 }]);
    // The first worker was only slow: its refusal no longer counts, but an acceptance does.
    const end = { id: held?.id ?? '', cause: null, reason: null, delayS: 0 };
    await settle(database(), other.worker, [{ ...end, state: 'refused', cause: 'refused' }]);
    expect(await query('select state from delivery where id = $1', [held?.id])).toEqual([{ state: 'waiting' }]);
    await settle(database(), other.worker, [{ ...end, state: 'accepted' }]);
    await settle(database(), me.worker, [{ ...end, state: 'refused', cause: 'refused' }]);
    expect(await query('select state from delivery where id = $1', [held?.id])).toEqual([{ state: 'accepted' }]);
  });

  test('extending claims skips rows that are just being settled instead of waiting for them', async () => {
    for (const end of ['345', '346']) await follow('sms', `+919825012${end}`, 'en');
    await warn();
    const ids = (await claimDue(database(), { ...me, leaseS: 10 })).map(({ id }) => id);
    const settling = await database().pool.connect();
    try {
      await settling.query('begin');
      await settling.query('select from delivery where id = $1 for update', [ids[0]]);
      await extendClaims(database(), me.worker, ids, 600);
    } finally {
      await settling.query('rollback');
      settling.release();
    }
    expect(await query("select id from delivery where next_at > now() + interval '5 minutes'")).toEqual([{ id: ids[1] }]);
  });

  test('two workers that settle the same messages in opposite order both finish', async () => {
    const numbers = Array.from({ length: 60 }, (_, at) => `+9198250${String(10_000 + at)}`);
    for (const number of numbers) await follow('sms', number, 'en');
    await warn();
    const ids = (await claimDue(database(), { ...me, limit: numbers.length, leaseS: 60 })).map(({ id }) => id);
    const accepted = ids.map((id) => ({ id, state: 'accepted' as const, cause: null, reason: null, delayS: 0 }));
    for (let round = 0; round < 40; round++) {
      await Promise.all([settle(database(), me.worker, accepted), settle(database(), other.worker, accepted.toReversed())]);
      await query("update delivery set state = 'waiting', accepted_at = null where id = any($1)", [ids]);
    }
  });

  test('claimed messages that were not begun are released unchanged', async () => {
    await follow('sms', '+919825012345', 'en');
    await warn();
    const claims = await claimDue(database(), { ...me, leaseS: 60 });
    await releaseClaims(
      database(),
      me.worker,
      claims.map(({ id }) => id),
    );
    expect(await claimDue(database(), { ...other, leaseS: 60 })).toMatchObject([{ attempts: 1 }]);
  });

  test('keep to one rate together', async () => {
    expect(await reserveRate(database(), 'email', 10, 10)).toBeCloseTo(0, 1);
    expect(await reserveRate(database(), 'email', 10, 10)).toBeGreaterThan(0.8);
    expect(await reserveRate(database(), 'email', 10, 10)).toBeGreaterThan(1.8);
    expect(await reserveRate(database(), 'sms', 10, 10)).toBeCloseTo(0, 1);
  });
});

test('waits grow, are random up to their bound, and never shorter than the provider asks for', () => {
  expect(retryDelayS(1, null, () => 0)).toBe(0);
  expect(retryDelayS(1, null, () => 1)).toBe(2);
  expect(retryDelayS(4, null, () => 1)).toBe(16);
  expect(retryDelayS(maxAttempts, null, () => 1)).toBe(120);
  expect(retryDelayS(1, 30, () => 0)).toBe(30);
});
