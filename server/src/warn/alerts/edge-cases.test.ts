import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alertRoutes, industryRoutes } from '@hazardguard/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { findCapProblems } from '../../testing/cap/check-cap.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-edges-'));
const keyFile = join(folder, 'cap.pem');
const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
writeFileSync(keyFile, key.toString(), { mode: 0o600 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const application = useApplication({ settings: { capSigning: { keyFile, certificateFile: null } } });
let plant: Visitor;
let authority: Visitor;
let industryId: number;

beforeAll(async () => {
  plant = await application().as('plant');
  authority = await application().as('l1');
  const { body } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Edge Works', district: 'Bharuch', safetyTeamContact: 'control room', latitude: 21.6, longitude: 73 },
  });
  industryId = body.id;
});

let made = 0;
const byHand = async (more: object = {}) => {
  made += 1;
  const form = { industryId, incidentId: `INC77${String(made).padStart(4, '0')}`, incidentSeverity: 'high', incidentDescription: 'Leak' };
  return (await plant.call(alertRoutes.byHand, { body: { ...form, area: { shape: 'site', radiusM: 500 }, ...more } })).body;
};

test('with a key every released message is signed in the archive: the warning and its end', async () => {
  const { id } = await byHand();
  const params = { id };
  await plant.call(alertRoutes.submit, { params, body: { version: 1 } });
  const released = await authority.call(alertRoutes.approve, { params, body: { version: 2 } });
  await authority.call(alertRoutes.cancel, {
    params,
    body: { version: 3, because: 'all-clear', secondLook: true, reason: 'The leak is plugged' },
  });
  const override = { version: 4, reason: 'Nobody else is there' };
  const cancelled = await authority.call(alertRoutes.override, { params, body: override });
  for (const { body } of [released, cancelled]) {
    const { payload } = await application().visitor().raw('GET', `/cap/${body.live?.identifier}`);
    expect(payload).toContain('<Signature xmlns="http://www.w3.org/2000/09/xmldsig#">');
    expect(await findCapProblems(payload)).toEqual([]);
  }
});

test('a correction is not an all clear: it says sent in error in four languages and asks people to follow officials', async () => {
  const { id } = await byHand({ hazard: 'toxic-flammable-leak' });
  const params = { id };
  await plant.call(alertRoutes.submit, { params, body: { version: 1 } });
  const released = await authority.call(alertRoutes.approve, { params, body: { version: 2 } });
  const wrong = await authority.call(alertRoutes.cancel, { params, body: { version: 3, because: 'error' } });
  const [first, last] = await Promise.all(
    [released, wrong].map(async ({ body }) => (await application().visitor().raw('GET', `/cap/${body.live?.identifier}`)).payload),
  );
  expect(await findCapProblems(first ?? '')).toEqual([]);
  expect(await findCapProblems(last ?? '')).toEqual([]);
  expect(first?.match(/<responseType>\w+/g)).toEqual(Array(4).fill('<responseType>Shelter'));
  expect(last?.match(/<responseType>\w+/g)).toEqual(Array(4).fill('<responseType>Monitor'));
  for (const words of ['sent in error', 'Follow official advice', 'भूल से', 'ભૂલથી', 'चुकून']) expect(last).toContain(words);
  expect(last).not.toMatch(/until the all clear|\bsafe\b/i);
  expect(wrong.body.smsText).toBe('The warning about Edge Works was sent in error. Follow official advice.');
});

test('a draft with an outdated pair of hazard and action cannot be submitted, and a public one can still be ended', async () => {
  const { id } = await byHand({ hazard: 'fire' });
  const params = { id };
  // As an older version of the program wrote it.
  const write = (version: number) =>
    application().database.pool.query(
      `insert into alert_version select (jsonb_populate_record(now, jsonb_build_object('version', now.version + 1, 'action', 'leave'))).*
       from alert_version now where alert_id = $1 and version = $2`,
      [id, version],
    );
  await write(1);
  const refused = await plant.refused(alertRoutes.submit, { params, body: { version: 2 } });
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('never across the wind')]);
  const { body: draft } = await plant.call(alertRoutes.read, { params });
  await plant.call(alertRoutes.update, { params, body: { ...draft, action: 'keep-away' } });
  await plant.call(alertRoutes.submit, { params, body: { version: 3 } });
  await authority.call(alertRoutes.approve, { params, body: { version: 4 } });
  await write(5);
  expect((await authority.call(alertRoutes.cancel, { params, body: { version: 6, because: 'error' } })).body.state).toBe('cancelled');
});

test('a body of 10 MB is refused unread, for every step', async () => {
  const { id } = await byHand();
  const huge = { version: 1, reason: 'x'.repeat(10 * 1024 * 1024) };
  for (const route of ['submit', 'approve', 'return', 'override', 'revise', 'cancel', 'escalation', 'escalation/acknowledge'] as const) {
    const answer = await authority.raw('POST', `/api/alerts/${id}/${route}`, { body: huge });
    expect([route, answer.statusCode]).toEqual([route, 413]);
  }
  const wide = { plumeImage: 'A'.repeat(16 * 1024 * 1024) };
  expect((await plant.raw('POST', '/api/alerts/by-hand', { body: wide })).statusCode).toBe(413);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await application()
    .visitor()
    .raw('POST', '/Community/acknowledge?t=x', { body: `acknowledge=${'x'.repeat(10 * 1024 * 1024)}`, headers });
  expect(form.statusCode).toBe(413);
});
