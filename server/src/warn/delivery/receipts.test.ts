import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { alertRoutes, deliveryRoutes } from '@hazardguard/contract';
import { findDirection, publicLanguageCodes } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchOn } from '../../platform/texts/offered-languages.ts';
import { useApplication } from '../../testing/application.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { buildAnswerToken, findTokenDelivery } from './answer-token.ts';

const deliveryTexts = await loadTexts('alert-messages');

const application = useApplication();
beforeAll(() => switchOn(publicLanguageCodes));
afterAll(() => switchOn([]));
/** The secret of the application under test. */
const secret = 'only for tests: 0123456789abcdef0123456789abcdef';
const hostile = '<script>alert(1)</script>';
let alertId = '';

const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const deliver = async (channel: string, address: string, state: string, more: Record<string, unknown> = {}): Promise<string> => {
  const given = { audience: 'follower', cause: null, reason: null, latitude: null, longitude: null, name: null, ...more };
  const [row] = await query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at, state, cause, reason, latitude,
       longitude, name, accepted_at)
     values ($1, 2, 'Alert', 'Actual', $2, $3, $4, 'en', now() + interval '1 hour', $5, $6, $7, $8, $9, $10,
       case when $5 = 'accepted' then now() end) returning id`,
    [alertId, given.audience, channel, address, state, given.cause, given.reason, given.latitude, given.longitude, given.name],
  );
  return row.id;
};
let asha = '';
let browser = '';

beforeAll(async () => {
  alertId = await releaseAlert(application().database, {
    status: 'Actual',
    latitude: 21.6,
    longitude: 73,
    radiiM: [500],
    hazardText: `Chlorine ${hostile}`,
  });
  asha = await deliver('sms', '+919825012345', 'accepted', { latitude: 21.6, longitude: 73 });
  browser = await deliver('web-push', 'https://push.example/secret', 'accepted');
  await deliver('email', 'bina@example.org', 'refused', { cause: 'refused', reason: 'No such mailbox', latitude: 21.61, longitude: 73.01 });
  await deliver('webhook', 'https://hooks.example/secret-path', 'waiting', { audience: 'public-sink', cause: 'later' });
  await deliver('email', 'officer@example.org', 'accepted', { audience: 'stakeholder', name: 'Officer' });
});

const press = (token: string, answer: string, headers: Record<string, string> = {}) =>
  application()
    .visitor()
    .raw('POST', `/Community/answer?t=${token}&lang=en`, {
      body: `answer=${answer}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
const read = (token: string, lang = 'en') => application().visitor().raw('GET', `/Community/answer?t=${token}&lang=${lang}`);

test('counts by channel and state, and unreached recipients first, with reason and position, without addresses', async () => {
  const { body, text } = await (await application().as('l1')).call(deliveryRoutes.deliveries, { params: { id: alertId } });
  expect(body.counts).toEqual([
    { channel: 'email', state: 'accepted', count: 1 },
    { channel: 'email', state: 'refused', count: 1 },
    { channel: 'sms', state: 'accepted', count: 1 },
    { channel: 'web-push', state: 'accepted', count: 1 },
    { channel: 'webhook', state: 'waiting', count: 1 },
  ]);
  expect(body.rows[0]).toMatchObject({
    state: 'refused',
    reason: 'No such mailbox',
    address: 'b…@example.org',
    latitude: 21.61,
    longitude: 73.01,
  });
  expect(body.rows.find(({ name }) => name === 'Officer')).toMatchObject({ address: 'officer@example.org' });
  for (const unseen of ['9825012345', 'secret', 'bina@']) expect(text).not.toContain(unseen);
});

test('the stopwatch ends with the last receipt, and an escalation call does not change it', async () => {
  const times = async () => (await (await application().as('l1')).call(alertRoutes.times, { params: { id: alertId } })).body;
  const before = await times();
  expect(before).toMatchObject({ first: { what: 'drafted' }, messages: 5, accepted: 3, allReceiptsAt: null });
  expect(before.firstReceiptAt).not.toBeNull();
  const late = await deliver('mqtt', 'sirens', 'accepted', { audience: 'public-sink' });
  await query("update delivery set call = 1, accepted_at = now() + interval '1 hour' where id = $1", [late]);
  await query("update delivery set state = 'gave-up', cause = 'attempts' where alert_id = $1 and state = 'waiting'", [alertId]);
  const [{ last }] = await query('select max(accepted_at) as last from delivery where call = 0');
  expect(await times()).toMatchObject({ messages: 5, accepted: 3, allReceiptsAt: last.toISOString() });
  await query("update delivery set state = 'waiting', cause = 'later' where alert_id = $1 and state = 'gave-up'", [alertId]);
  await query('delete from delivery where id = $1', [late]);
});

test('filtered and paged', async () => {
  const visitor = await application().as('imt');
  const unreached = await visitor.call(deliveryRoutes.deliveries, { params: { id: alertId }, query: { state: 'unreached', limit: 1 } });
  expect(unreached.body).toMatchObject({ total: 2, rows: [{ state: 'refused' }] });
  const next = await visitor.call(deliveryRoutes.deliveries, {
    params: { id: alertId },
    query: { state: 'unreached', limit: 1, offset: 1 },
  });
  expect(next.body.rows).toMatchObject([{ state: 'waiting', cause: 'later' }]);
  const other = await visitor.call(deliveryRoutes.deliveries, { params: { id: alertId }, query: { version: 1 } });
  expect(other.body).toMatchObject({ total: 0, counts: [], lastAcceptedS: null });
});

test('only responders may read it, and only of existing alerts', async () => {
  const plant = await application().as('plant');
  for (const route of Object.values(deliveryRoutes)) {
    expect(await plant.refused(route, { params: { id: alertId } })).toMatchObject({ status: 403 });
    expect(await (await application().as('l1')).refused(route, { params: { id: randomUUID() } })).toMatchObject({ status: 404 });
  }
});

test('an answer by link: opening records nothing, pressing counts once, and it can be corrected', async () => {
  const token = buildAnswerToken(asha, secret);
  const visitor = await application().as('l1');
  const answers = async () => (await visitor.call(deliveryRoutes.answers, { params: { id: alertId } })).body;
  const opened = await read(token);
  expect(opened.statusCode).toBe(200);
  expect(opened.payload).toContain('Chlorine &lt;script&gt;');
  expect(opened.payload).not.toContain(hostile);
  expect(opened.headers['set-cookie']).toBeUndefined();
  expect(await answers()).toMatchObject({ safe: 0, help: 0, silent: 2, answers: [] });

  expect(await press(token, 'safe')).toMatchObject({ statusCode: 303, headers: { location: `/Community/answer?t=${token}&lang=en` } });
  await press(token, 'safe');
  expect((await read(token)).payload).toContain('You said that you are safe.');
  expect(await answers()).toMatchObject({ safe: 1, help: 0, silent: 1, answers: [{ corrections: 0, address: '+91 … 345' }] });

  await press(token, 'help');
  expect(await answers()).toMatchObject({
    safe: 0,
    help: 1,
    answers: [{ answer: 'help', corrections: 1, address: '+919825012345', latitude: 21.6, longitude: 73 }],
  });
  await press(buildAnswerToken(browser, secret), 'safe');
  expect((await answers()).answers.map(({ answer, address }) => `${answer} ${address}`)).toEqual(['help +919825012345', 'safe null']);
  expect(await query('select count(*)::int as count from delivery_answer')).toEqual([{ count: 3 }]);
});

test('a link accepts a limited number of answers', async () => {
  const token = buildAnswerToken(await deliver('sms', '+919825000000', 'accepted'), secret);
  for (let at = 0; at < 20; at++) expect((await press(token, at % 2 === 0 ? 'help' : 'safe')).statusCode).toBe(303);
  expect((await press(token, 'help')).statusCode).toBe(429);
});

test.each([
  ['none', ''],
  ['a forged one', `${buildAnswerToken('00000000-0000-4000-8000-000000000000', secret).slice(0, -1)}A`],
  ['another installation', buildAnswerToken('00000000-0000-4000-8000-000000000000', 'another secret')],
  ['an unknown message', buildAnswerToken('00000000-0000-4000-8000-000000000000', secret)],
  ['markup', '<b>'],
])('%s is not a valid link', async (_name, token) => {
  const opened = await read(encodeURIComponent(token));
  expect(opened.statusCode).toBe(404);
  expect(opened.payload).toContain('tel:112');
  expect((await press(encodeURIComponent(token), 'safe')).statusCode).toBe(404);
});

test('a wrong answer and a form of another site change nothing', async () => {
  const token = buildAnswerToken(await deliver('sms', '+919825000001', 'accepted'), secret);
  expect((await press(token, 'perhaps')).statusCode).toBe(400);
  expect((await press(token, 'safe', { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await read(token)).payload).not.toContain('You said');
});

test.each(publicLanguageCodes)('the page in %s: two named buttons, at most 14 kB as it travels, no script', async (language) => {
  const { payload } = await read(buildAnswerToken(asha, secret), language);
  expect(payload).toContain(`<html lang="${language}" dir="${findDirection(language)}">`);
  expect(payload.match(/<button[^>]* name="answer"/g)).toHaveLength(2);
  expect(payload).not.toContain('<script');
  expect(gzipSync(payload).length).toBeLessThan(14 * 1024);
});

test('a token gives back its message and nothing else', () => {
  const id = randomUUID();
  expect(findTokenDelivery(buildAnswerToken(id, 'a'), 'a')).toBe(id);
  expect(findTokenDelivery(buildAnswerToken(id, 'a'), 'b')).toBeNull();
  expect(buildAnswerToken(id, 'a')).toHaveLength(38);
});

test('exercises and tests are marked in every language', () => {
  for (const { mark } of Object.values(deliveryTexts)) {
    expect(mark.Exercise).toMatch(/^EXERCISE/);
    expect(mark.Test).toMatch(/^TEST/);
  }
});

test('the map of unreached recipients: by position, by the message sent last, only for responders', async () => {
  const { database } = application();
  const id = await releaseAlert(database, { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500, 1_000] });
  const place = { latitude: 21.601, longitude: 73.001 };
  const send = async (address: string, state: string, version: number, more: object = {}) => {
    const given = { audience: 'follower', ...place, ...more };
    await query(
      `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at, state, latitude, longitude, accepted_at)
       values ($1, $2, 'Alert', 'Actual', $3, 'email', $4, 'en', now() + interval '1 hour', $5, $6, $7, case when $5 = 'accepted' then now() end)`,
      [id, version, given.audience, address, state, given.latitude, given.longitude],
    );
  };
  await send('a@example.org', 'refused', 2);
  await send('b@example.org', 'gave-up', 2);
  await send('c@example.org', 'waiting', 2);
  await send('d@example.org', 'gave-up', 1);
  await send('d@example.org', 'accepted', 2);
  await send('officer@example.org', 'refused', 2, { audience: 'stakeholder', latitude: null, longitude: null });
  await query(
    `insert into receptor (id, name, kind, latitude, longitude, people)
     values ('r1', 'School', 'school', 21.6, 73.005, 300), ('r2', 'Far', 'school', 21.6, 73.02, 300)`,
  );
  const { body, text } = await (await application().as('l1')).call(deliveryRoutes.unreachedPlaces, { params: { id } });
  expect(body).toEqual({
    recipients: 5,
    residents: [
      { ...place, waiting: false, people: 2 },
      { ...place, waiting: true, people: 1 },
    ],
    residentsOmitted: 0,
    withoutPlace: 1,
    receptors: [{ id: 'r1', name: 'School', kind: 'school', latitude: 21.6, longitude: 73.005, people: 300 }],
    receptorsOmitted: 0,
  });
  expect(text).not.toContain('@example.org');
  const params = { id: randomUUID() };
  expect(await (await application().as('l1')).refused(deliveryRoutes.unreachedPlaces, { params })).toMatchObject({ code: 'not-found' });
  expect(await (await application().as('plant')).refused(deliveryRoutes.unreachedPlaces, { params: { id } })).toMatchObject({
    code: 'forbidden',
  });
});
