import { createHmac, randomUUID } from 'node:crypto';
import { currentSituationRoutes, residentReportLimits, residentReportRoutes } from '@hazardguard/contract';
import { languageCodes } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { parseWebhookKey, signWebhook } from '../../platform/channels/webhook/sign.ts';
import { runAsViewer } from '../../platform/db/scope/row-scope.ts';
import { testSettings, useApplication } from '../../testing/application.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { addSite } from '../../testing/site-rows.ts';
import { testWebhookSecret } from '../../testing/webhook-receiver.ts';
import { buildAnswerToken } from '../delivery/answer-token.ts';
import { readIncidentReports } from './list-reports.ts';

const pageTexts = await loadTexts('report-page');
const wordTexts = await loadTexts('report-words');
const appSecret = 'only-for-tests-0123456789';
const application = useApplication({
  settings: () => ({
    ...testSettings(),
    sms: {
      url: 'http://127.0.0.1:1/send',
      method: 'POST',
      headers: {},
      body: '{to}{text}',
      success: null,
      templates: {},
      idempotencyHeader: null,
      status: null,
      secrets: [testWebhookSecret],
    },
    whatsapp: { url: 'http://127.0.0.1:1', numberId: '10634', token: 't', templates: {}, appSecret, verifyToken: 'text' },
  }),
});
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
/** The secret of the application under test. */
const secret = 'only for tests: 0123456789abcdef0123456789abcdef';

const post = async (path: string, body: string, headers: Readonly<Record<string, string>>) => {
  const answer = await application()
    .visitor()
    .raw('POST', path, { body, headers: { 'content-type': 'application/json', ...headers } });
  return { status: answer.statusCode, body: answer.json() };
};
const sendSms = (from: string, text: string, { id = randomUUID() as string, key = testWebhookSecret } = {}) => {
  const body = JSON.stringify({ id, from, text });
  const signed = { id: randomUUID(), timestamp: Math.floor(Date.now() / 1000), body };
  return post('/api/webhooks/sms', body, {
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestamp),
    'webhook-signature': signWebhook([parseWebhookKey(key) ?? Buffer.alloc(0)], signed),
  });
};
const sendWhatsApp = (messages: readonly object[], key = appSecret) => {
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ changes: [{ field: 'messages', value: { messages } }] }] });
  return post('/api/webhooks/whatsapp', body, { 'x-hub-signature-256': `sha256=${createHmac('sha256', key).update(body).digest('hex')}` });
};
const submit = (path: string, fields: Readonly<Record<string, string>>) =>
  application()
    .visitor()
    .raw('POST', path, { body: `${new URLSearchParams(fields)}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const count = async () => (await query('select count(*) as count from resident_report'))[0]?.count;

const addIncident = async (site: number, drillId: number | null = null) => {
  const [row] = await query(
    `insert into incident (industry_name, short_description, created_by, created_by_id, changed_by, changed_by_id, drill_id)
     select industry_name, 'Leak', 'A', 'a', 'A', 'a', $2 from industry where id = $1 returning id, internal_id`,
    [site, drillId],
  );
  return row as { readonly id: string; readonly internal_id: number };
};
const deliver = async (alertId: string, address: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { audience = 'follower', name = null, latitude = null, longitude = null } = more;
  const [row] = await query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, name, language, expires_at, state, latitude, longitude, accepted_at)
     values ($1, 2, 'Alert', 'Actual', $2, 'sms', $3, $4, 'en', now() + interval '1 hour', 'accepted', $5, $6, now()) returning id`,
    [alertId, audience, address, name, latitude, longitude],
  );
  return row.id;
};
const read = async (id: string) => (await (await application().as('l1')).call(residentReportRoutes.ofIncident, { params: { id } })).body;

let bharuch = 0;
let kheda = 0;
let alertId = '';
let incident = { id: '', internal_id: 0 };
const place = { latitude: 21.7, longitude: 72.98 };

beforeAll(async () => {
  const { database } = application();
  bharuch = await addSite(database, { mark: 'A', district: 'Bharuch', state: 'Gujarat', ...place });
  kheda = await addSite(database, { mark: 'B', district: 'Kheda', state: 'Gujarat', latitude: 22.75, longitude: 72.68 });
});
beforeEach(async () => {
  await query('delete from resident_report');
  await query('delete from follow_sending');
  await query("update incident set state = 'Closed'");
  incident = await addIncident(bharuch);
  alertId = await releaseAlert(application().database, { status: 'Actual', ...place, radiiM: [500] });
  await query(
    'insert into incident_event (incident, incident_id, kind, by_name, by_id, link_kind, link_id) values ($1, $2, $3, $4, $4, $5, $6)',
    [incident.internal_id, incident.id, 'link', 'A', 'alert', alertId],
  );
});

test('without a valid signature nothing is stored', async () => {
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  expect((await sendSms('+919825012345', '2', { key: other })).status).toBe(401);
  expect((await post('/api/webhooks/sms', '{"id":"1","from":"+919825012345","text":"2"}', {})).status).toBe(401);
  expect(
    (await sendWhatsApp([{ from: '919825012345', id: 'w', type: 'text', text: { body: '2' } }], 'another-secret-0123456789')).status,
  ).toBe(401);
  expect(await count()).toBe(0);
  expect((await sendSms('+919825012345', 'x'.repeat(3_000))).status).toBe(400);
});

test('a recipient is verified and counted as answered; another number is kept as not verified; a repetition changes nothing', async () => {
  await deliver(alertId, '+919825012345', { latitude: 21.701, longitude: 72.981 });
  expect(await sendSms('919825012345', 'Help!', { id: 'g-1' })).toEqual({ status: 200, body: { taken: 1 } });
  expect(await sendSms('919825012345', 'Help!', { id: 'g-1' })).toEqual({ status: 200, body: { taken: 0 } });
  await sendSms('+919000000001', '2');
  expect(
    await query('select answer from delivery_answer join delivery on delivery.id = delivery_id where alert_id = $1', [alertId]),
  ).toEqual([{ answer: 'help' }]);
  expect(await read(incident.id)).toMatchObject({
    help: 1,
    total: 1,
    reports: [
      { kind: 'help', way: 'sms', verified: true, address: '+919825012345', latitude: 21.701, placeFrom: 'followed', text: 'Help!' },
    ],
  });
  expect(await query("select kind, delivery_id, incident from resident_report where address = '+919000000001'")).toEqual([
    { kind: 'help', delivery_id: null, incident: null },
  ]);
  const situation = async () => (await (await application().as('l1')).call(currentSituationRoutes.read)).body.residentReports;
  expect(await situation()).toMatchObject({
    total: 2,
    rows: [
      { incidentId: incident.id, help: 1, smell: 0 },
      { incidentId: null, industryName: null, help: 1 },
    ],
  });
  expect((await (await application().as('l1')).call(residentReportRoutes.withoutIncident)).body).toMatchObject({
    total: 1,
    reports: [{ verified: false, address: '+919000000001' }],
  });
  expect((await (await application().as('plant')).call(currentSituationRoutes.read)).body.residentReports).toEqual({ total: 0, rows: [] });
  await sendSms('+919825012345', 'safe');
  expect(await read(incident.id)).toMatchObject({
    help: 0,
    safe: 1,
    reports: [
      { kind: 'safe', latest: true },
      { kind: 'help', latest: false },
    ],
  });
});

test('words of every language and digits; anything else is kept as written', async () => {
  const { id } = incident;
  await deliver(alertId, '+919825012345');
  for (const language of languageCodes) {
    for (const kind of ['safe', 'help', 'smell'] as const) {
      for (const word of wordTexts[language][kind].split(',')) {
        await query('delete from resident_report');
        await sendSms('+919825012345', ` ${word.trim().toUpperCase()}. `);
        expect((await query('select kind from resident_report'))[0], `${language}: ${word}`).toEqual({ kind });
      }
    }
  }
  await query('delete from resident_report');
  await sendSms('+919825012345', 'We do not need help, where is the bus?');
  expect((await read(id)).reports).toMatchObject([{ kind: 'other', text: 'We do not need help, where is the bus?' }]);
});

test('a responder who answers a call with a digit has not said that they are safe', async () => {
  await deliver(alertId, '+919825099999', { audience: 'stakeholder', name: 'Officer' });
  await sendSms('+919825099999', '1');
  expect((await read(incident.id)).reports).toMatchObject([{ kind: 'other', text: '1', name: 'Officer', verified: true }]);
});

test('WhatsApp: buttons, text and a position, which belongs to the report before it', async () => {
  const from = '919825011111';
  const button = { from, id: 'w1', type: 'button', button: { payload: 'smell', text: 'I smell gas' } };
  expect(await sendWhatsApp([button, { from, id: 'w2', type: 'reaction', reaction: {} }])).toEqual({ status: 200, body: { taken: 1 } });
  expect((await read(incident.id)).total).toBe(0);
  const location = { from, id: 'w3', type: 'location', location: { latitude: 21.71, longitude: 72.99, name: 'Home' } };
  await sendWhatsApp([location, button]);
  expect(await read(incident.id)).toMatchObject({
    smell: 1,
    total: 2,
    reports: [
      { kind: 'place' },
      { kind: 'smell', way: 'whatsapp', verified: false, latitude: 21.71, longitude: 72.99, placeFrom: 'shared' },
    ],
  });
  await sendWhatsApp([
    { from, id: 'w4', type: 'image', image: { caption: 'Green cloud' } },
    { from, id: 'w5', type: 'audio', audio: {} },
  ]);
  expect(await query("select kind, text from resident_report where message_id in ('w4', 'w5') order by message_id")).toEqual([
    { kind: 'other', text: 'Green cloud' },
    { kind: 'other', text: null },
  ]);
});

test('one number and one way are limited; other numbers are still heard', async () => {
  for (let at = 0; at < residentReportLimits.numberHour; at++) await sendSms('+919825022222', `word ${at}`);
  expect((await sendSms('+919825022222', 'one more')).body).toEqual({ taken: 0 });
  expect((await sendSms('+919825033333', 'help')).body).toEqual({ taken: 1 });
  await query("insert into resident_report (kind, way, message_id) select 'other', 'sms', 'f' || n from generate_series(1, $1) n", [
    residentReportLimits.wayMinute,
  ]);
  expect(await sendSms('+919825044444', 'help')).toMatchObject({ status: 429 });
  expect((await sendWhatsApp([{ from: '919825044444', id: 'w9', type: 'text', text: { body: 'help' } }])).body).toEqual({ taken: 1 });
});

test('a smell by the public page: a place, a position or none, once; a limited number from one network', async () => {
  const send = (fields: Readonly<Record<string, string>>) => submit('/Community/report', { place: '', lat: '', lng: '', ...fields });
  const request = randomUUID();
  expect(await send({ lat: '21.702', lng: '72.981', request })).toMatchObject({
    statusCode: 303,
    headers: { location: '/Community/report?done=1' },
  });
  await send({ lat: '21.702', lng: '72.981', request });
  await send({ place: 'Bharuch, Gujarat' });
  expect((await read(incident.id)).reports.map(({ kind, way, verified, placeFrom }) => [kind, way, verified, placeFrom])).toEqual([
    ['smell', 'page', false, 'typed'],
    ['smell', 'page', false, 'shared'],
  ]);
  expect(await send({ place: 'Nowhere at all' })).toMatchObject({
    statusCode: 400,
    payload: expect.stringContaining('is not in our list'),
  });
  expect(await send({ lat: '95', lng: '1' })).toMatchObject({ statusCode: 400 });
  expect(await count()).toBe(2);
  for (let at = 0; at < 7; at++) expect((await send({})).statusCode).toBe(303);
  expect((await send({})).statusCode).toBe(429);
});

test('a smell by the link of a message is verified and has the followed place', async () => {
  const token = buildAnswerToken(await deliver(alertId, '+919825055555', { ...place }), secret);
  const opened = await application().visitor().raw('GET', `/Community/answer?t=${token}&lang=en`);
  expect(opened.payload).toContain(`href="/Community/report?t=${token}&amp;lang=en"`);
  expect(await count()).toBe(0);
  expect(await submit(`/Community/report?t=${token}`, { place: '', lat: '', lng: '' })).toMatchObject({ statusCode: 303 });
  await submit(`/Community/answer?t=${token}`, { answer: 'help' });
  expect(await read(incident.id)).toMatchObject({
    help: 1,
    reports: [{ kind: 'help' }, { kind: 'smell', way: 'link', verified: true, placeFrom: 'followed', ...place }],
  });
});

test('a follower who stops leaves no number, words or position', async () => {
  const [{ id: follower }] = await query(
    "insert into follower (channel, address, language, token_hash, stop_token) values ('sms', '+919825077777', 'en', 'h', 's') returning id",
  );
  const id = await deliver(alertId, '+919825077777', { ...place });
  await query('update delivery set follower_id = $1 where id = $2', [follower, id]);
  await sendSms('+919825077777', 'I am at the school');
  await query('delete from follower where id = $1', [follower]);
  expect(await query('select kind, text, address, latitude, place_from from resident_report')).toEqual([
    { kind: 'other', text: null, address: null, latitude: null, place_from: null },
  ]);
  // The number leads to no message any more.
  await sendSms('+919825077777', 'I am at the station');
  expect(await query("select delivery_id from resident_report where text like '%station'")).toEqual([{ delivery_id: null }]);
});

test.each(languageCodes)('the report page in %s works without script and says what is kept', async (language) => {
  const { payload, headers } = await application().visitor().raw('GET', `/Community/report?lang=${language}`);
  expect(payload).toContain(pageTexts[language].positionNote);
  expect(payload).toContain('tel:112');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a report of one district is not seen from another, in the list and by row-level security', async () => {
  const { database } = application();
  const other = await addIncident(kheda);
  await submit('/Community/report', { place: '', lat: '21.702', lng: '72.981' });
  await submit('/Community/report', { place: '', lat: '22.751', lng: '72.681' });
  expect((await read(incident.id)).total).toBe(1);
  expect((await read(other.id)).total).toBe(1);
  const seen = (area: string) =>
    runAsViewer({ id: 'x', scope: { kind: 'district', area }, opened: [] }, async () => [
      (await readIncidentReports(database, incident.id, 10)).total,
      (await readIncidentReports(database, other.id, 10)).total,
      (await database.kysely.selectFrom('resident_report').select('latitude').execute()).map(({ latitude }) => latitude),
    ]);
  expect(await seen('Bharuch')).toEqual([1, 0, [21.702]]);
  expect(await seen('Kheda')).toEqual([0, 1, [22.751]]);
  expect(await (await application().as('plant')).refused(residentReportRoutes.ofIncident, { params: { id: incident.id } })).toMatchObject({
    status: 403,
  });
});

test('answers to the message of a drill stay in the drill, and a public report never reaches one', async () => {
  const [{ id: drillId }] = await query(
    `insert into drill (industry_id, industry_name, sample, title, objective, scenario, planned_at, duration_min, targets, created_by, created_by_id)
     values ($1, 'A', false, 'Drill', 'Drill', '{}', now(), 60, '{}', 'A', 'a') returning id`,
    [bharuch],
  );
  const exercise = await addIncident(bharuch, drillId);
  const [{ id: drillAlert }] = await query(
    `insert into alert (industry_id, industry_name, sample, incident_id, created_by, created_by_id, caveats, area, people_inside, drill_id)
     values ($1, 'A', false, $2, 'A', 'a', '[]', '{"type":"FeatureCollection","features":[]}', 0, $3) returning id`,
    [bharuch, exercise.id, drillId],
  );
  await query(
    `insert into alert_version (alert_id, version, state, status, incident_severity, incident_description, source, hazard_text, place_text,
       action_text, time_text, expires_at, saved_by, saved_by_id)
     values ($1, 1, 'draft', 'Exercise', 'high', 'x', 'x', 'x', 'x', 'x', 'x', now() + interval '1 hour', 'x', 'x')`,
    [drillAlert],
  );
  const [{ id }] = await query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at, state, drill_id, accepted_at)
     values ($1, 1, 'Alert', 'Exercise', 'follower', 'sms', 'exercise:1', 'en', now() + interval '1 hour', 'kept', $2, now()) returning id`,
    [drillAlert, drillId],
  );
  await submit(`/Community/answer?t=${buildAnswerToken(id, secret)}`, { answer: 'help' });
  await submit('/Community/report', { place: '', lat: '21.7', lng: '72.98' });
  expect(await read(exercise.id)).toMatchObject({ help: 1, smell: 0, total: 1, reports: [{ kind: 'help', status: 'Exercise' }] });
  expect(await read(incident.id)).toMatchObject({ help: 0, smell: 1, total: 1 });
});

test('reports alone draft and release nothing, open no incident and start no estimate', async () => {
  const state = () =>
    query(
      `select (select count(*) from alert_version) as versions, (select count(*) from alert) as alerts, (select count(*) from incident) as incidents,
         (select count(*) from detection) as detections, (select count(*) from source_estimate) as estimates, (select count(*) from run) as runs,
         (select count(*) from delivery) as messages`,
    );
  const before = await state();
  for (let at = 0; at < 30; at++) await sendSms(`+9198250666${10 + at}`, at % 2 === 0 ? 'smell gas' : 'help');
  await sendWhatsApp([{ from: '919825066610', id: 'place', type: 'location', location: { latitude: 21.7, longitude: 72.98 } }]);
  expect(await count()).toBe(31);
  expect(await state()).toEqual(before);
});
