import { alertRoutes, type EscalationChainInput, escalationRoutes, incidentRoutes, industryRoutes } from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addResponder } from '../../testing/responder.ts';
import { buildAnswerToken } from '../delivery/answer-token.ts';

const application = useApplication();
const secret = 'only for tests: 0123456789abcdef0123456789abcdef';
const tier = { groups: ['l0auth'], onDuty: true, needed: 1, waitS: 300 } as const;
const chain: EscalationChainInput = { name: 'Bharuch', industryId: null, district: 'Bharuch', tiers: [{ ...tier, groups: ['l0auth'] }] };

let authority: Visitor;
let plant: Visitor;
let industryId: number;

beforeAll(async () => {
  authority = await application().as('l1');
  plant = await application().as('plant');
  const { database } = application();
  await addResponder(database, { name: 'Meera', group: 'l0auth', onDutyMinutes: [-60, 4] });
  await addResponder(database, { name: 'Kiran', group: 'l0auth', onDutyMinutes: [4, 600] });
  await addResponder(database, { name: 'Anil', group: 'l1auth' });
  await addResponder(database, { name: 'Made', group: 'l2auth', sample: true });
  await database.pool.query("insert into delivery_sink values ('email', 'drill@example.org', 'exercise')");
  const { body } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Escalation Works', district: 'Bharuch', safetyTeamContact: 'control room', latitude: 21.6, longitude: 73 },
  });
  industryId = body.id;
});

const releaseByHand = async (): Promise<string> => {
  const incidentId = `INC${String(Date.now()).slice(-6)}`;
  const { body } = await plant.call(alertRoutes.byHand, {
    body: { industryId, incidentId, incidentSeverity: 'high', incidentDescription: 'Leak', area: { shape: 'site', radiusM: 500 } },
  });
  const params = { id: body.id };
  await plant.call(alertRoutes.submit, { params, body: { version: 1 } });
  await authority.call(alertRoutes.approve, { params, body: { version: 2 } });
  return body.id;
};

describe('chains', () => {
  test('are made, changed and deleted, one for each industry, district and all others', async () => {
    const made = await authority.call(escalationRoutes.create, { body: chain });
    const params = { id: made.body.id };
    expect(await authority.refused(escalationRoutes.create, { body: { ...chain, district: 'bharuch ' } })).toMatchObject({
      code: 'conflict',
    });
    const tiers = [tier, { ...tier, groups: ['l1auth'], needed: 2 }];
    const { body } = await authority.call(escalationRoutes.update, { params, body: { ...chain, tiers, version: 1 } });
    expect(body).toMatchObject({ version: 2, tiers });
    expect(await authority.refused(escalationRoutes.update, { params, body: { ...chain, version: 1 } })).toMatchObject({
      code: 'edited-meanwhile',
    });
    const { body: list } = await plant.call(escalationRoutes.chains);
    expect(list.chains.map(({ name }) => name)).toEqual(['L0 to L3', 'Bharuch']);
    await authority.call(escalationRoutes.remove, { params });
    expect(await authority.refused(escalationRoutes.remove, { params })).toMatchObject({ code: 'not-found' });
    expect(await plant.refused(escalationRoutes.create, { body: chain })).toMatchObject({ code: 'forbidden' });
  });

  test.each([
    ['no tier', { tiers: [] }],
    ['seven tiers', { tiers: Array.from({ length: 7 }, () => tier) }],
    ['a tier of nobody', { tiers: [{ ...tier, groups: [] }] }],
    ['a group twice', { tiers: [{ ...tier, groups: ['l0auth', 'l0auth'] }] }],
    ['an unknown group', { tiers: [{ ...tier, groups: ['l9auth'] }] }],
    ['nobody needed', { tiers: [{ ...tier, needed: 0 }] }],
    ['no time', { tiers: [{ ...tier, waitS: 1 }] }],
    ['a whole day', { tiers: [{ ...tier, waitS: 86_400 }] }],
    ['industry and district', { industryId: 1 }],
    ['a name that is too long', { name: 'x'.repeat(201) }],
  ])('%s is refused', async (_what, wrong) => {
    expect(await authority.refused(escalationRoutes.create, { body: { ...chain, ...wrong } })).toMatchObject({ code: 'invalid-input' });
  });

  test('for an unknown industry are refused', async () => {
    const body = { ...chain, district: null, industryId: 2_000_000 };
    expect(await authority.refused(escalationRoutes.create, { body })).toMatchObject({ code: 'not-found' });
  });
});

describe('a dry run', () => {
  test('runs the tiers with the rota of each moment, and writes nothing', async () => {
    const at = new Date().toISOString();
    const tiers = [
      tier,
      { ...tier, waitS: 60 },
      { ...tier, groups: ['l3auth'] },
      { ...tier, groups: ['l1auth'], needed: 2 },
      { ...tier, groups: ['l2auth'] },
    ];
    const { body } = await plant.call(escalationRoutes.dryRun, { body: { tiers, at } });
    expect(body.steps.map(({ people }) => people.map(({ name }) => name))).toEqual([['Meera'], ['Kiran'], [], ['Anil'], ['Made']]);
    const after = body.steps.map((step) => (Date.parse(step.at) - Date.parse(at)) / 1000);
    expect(after).toEqual([0, 300, 360, 360, 660]);
    expect(body.endsAt).toBe(new Date(Date.parse(at) + 960_000).toISOString());
    expect(body.steps.map(({ problems }) => problems)).toEqual([
      [],
      [],
      ['nobody'],
      ['too-few', 'nobody-on-duty'],
      ['nobody-on-duty', 'samples-only'],
    ]);
    expect(body.gaps).toEqual(['demo', 'no-email', 'no-sms']);
    expect(JSON.stringify(body)).not.toContain('@example.org');
    const { rows } = await application().database.pool.query('select from escalation_step union all select from delivery');
    expect(rows).toEqual([]);
  });

  test("uses the industry's chain, and refuses an unknown industry", async () => {
    const at = new Date().toISOString();
    const { body } = await plant.call(escalationRoutes.dryRun, { body: { industryId, at } });
    expect(body.chain).toMatchObject({ name: 'L0 to L3' });
    expect(await plant.refused(escalationRoutes.dryRun, { body: { industryId: 2_000_000, at } })).toMatchObject({ code: 'not-found' });
    expect(await plant.refused(escalationRoutes.dryRun, { body: { industryId, at: 'soon' } })).toMatchObject({ code: 'invalid-input' });
  });
});

describe('an alert that is released', () => {
  test('waits for an acknowledgement; acknowledging ends the chain, and it can be started again', async () => {
    const params = { id: await releaseByHand() };
    const { body } = await plant.call(escalationRoutes.read, { params });
    expect(body.escalation).toMatchObject({ state: 'running', status: 'Exercise', chainName: 'L0 to L3', acknowledgedByMe: false });
    const open = await authority.call(escalationRoutes.open);
    expect(open.body.escalations).toMatchObject([{ alertId: params.id, state: 'running', tier: 1, tiers: 4 }]);
    expect(await plant.refused(escalationRoutes.acknowledge, { params, body: {} })).toMatchObject({ code: 'forbidden' });
    const done = await authority.call(escalationRoutes.acknowledge, { params, body: {} });
    expect(done.body.escalation).toMatchObject({ state: 'acknowledged', acknowledgedByMe: true, acknowledgements: [{ way: 'app' }] });
    expect((await authority.call(escalationRoutes.open)).body.escalations).toEqual([]);
    expect(await authority.refused(escalationRoutes.callNext, { params, body: { tier: 1 } })).toMatchObject({ code: 'conflict' });
    await authority.call(escalationRoutes.start, { params, body: {} });
    expect(await authority.refused(escalationRoutes.start, { params, body: {} })).toMatchObject({ code: 'conflict' });
    await authority.call(escalationRoutes.callNext, { params, body: { tier: 1 } });
    expect(await authority.refused(escalationRoutes.callNext, { params, body: { tier: 2 } })).toMatchObject({ code: 'conflict' });
    await authority.call(alertRoutes.cancel, { params, body: { version: 3, because: 'error' } });
    expect((await plant.call(escalationRoutes.read, { params })).body.escalation).toMatchObject({ state: 'stopped', stopped: 'cancelled' });
  });

  test('its link acknowledges when the button is pressed, not when it is opened; in four languages, marked as an exercise', async () => {
    const id = await releaseByHand();
    const { rows } = await application().database.pool.query('select id from delivery where alert_id = $1', [id]);
    const visitor = application().visitor();
    const address = (purpose: 'answer' | 'acknowledge', language = 'en') =>
      `/Community/acknowledge?t=${buildAnswerToken(rows[0].id, secret, purpose)}&lang=${language}`;
    const page = await visitor.raw('GET', address('acknowledge'));
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('I am handling this');
    expect(page.payload).toContain('This is an exercise or a test.');
    const state = async () => (await authority.call(escalationRoutes.read, { params: { id } })).body.escalation?.state;
    expect(await state()).toBe('running');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await visitor.raw('POST', address('acknowledge'), { body: 'acknowledge=yes', headers });
    expect(pressed.statusCode, pressed.payload).toBe(303);
    expect(await state()).toBe('acknowledged');
    for (const language of ['en', 'hi', 'gu', 'mr']) {
      const after = await visitor.raw('GET', address('acknowledge', language));
      expect(after.payload).toContain('role="status"');
      expect(after.payload).not.toContain('<form method="post"');
    }
    expect((await visitor.raw('GET', address('answer'))).statusCode).toBe(404);
    expect((await visitor.raw('POST', address('answer'), { body: 'acknowledge=yes', headers })).statusCode).toBe(404);
  });
});

describe('an incident without an alert', () => {
  test('can be escalated by a user who may report incidents, is acknowledged by an authority, and ends with the incident', async () => {
    const { body: incident } = await plant.call(incidentRoutes.create, {
      body: { industryName: 'Escalation Works', shortDescription: 'Smell of chlorine at the gate' },
    });
    const params = { id: incident.id };
    const { body: none } = await plant.call(escalationRoutes.readOfIncident, { params });
    expect(none.escalation).toBeNull();
    const started = await plant.call(escalationRoutes.startForIncident, { params, body: {} });
    expect(started.body.escalation).toMatchObject({ state: 'running', status: 'Exercise', chainName: 'L0 to L3', steps: [{ tier: 1 }] });
    expect(await plant.refused(escalationRoutes.startForIncident, { params, body: {} })).toMatchObject({ code: 'conflict' });
    const open = await authority.call(escalationRoutes.open);
    expect(open.body.escalations).toContainEqual(
      expect.objectContaining({ alertId: null, incidentId: incident.id, industryName: 'Escalation Works', state: 'running' }),
    );
    expect(await plant.refused(escalationRoutes.acknowledgeIncident, { params, body: {} })).toMatchObject({ code: 'forbidden' });
    expect(await plant.refused(escalationRoutes.callNextForIncident, { params, body: { tier: 1 } })).toMatchObject({ code: 'forbidden' });
    await authority.call(escalationRoutes.callNextForIncident, { params, body: { tier: 1 } });
    const done = await authority.call(escalationRoutes.acknowledgeIncident, { params, body: {} });
    expect(done.body.escalation).toMatchObject({ state: 'acknowledged', acknowledgements: [{ way: 'app' }] });

    await plant.call(escalationRoutes.startForIncident, { params, body: {} });
    await plant.call(incidentRoutes.update, { params, body: { state: 'Resolved' } });
    const { body: over } = await plant.call(escalationRoutes.readOfIncident, { params });
    expect(over.escalation).toMatchObject({ state: 'stopped', stopped: 'closed' });
    expect(await plant.refused(escalationRoutes.startForIncident, { params, body: {} })).toMatchObject({ code: 'conflict' });
    expect((await authority.call(escalationRoutes.open)).body.escalations.map(({ incidentId }) => incidentId)).not.toContain(incident.id);
  });

  test('that does not exist cannot be escalated', async () => {
    const params = { id: 'INC000000' };
    expect(await plant.refused(escalationRoutes.readOfIncident, { params })).toMatchObject({ code: 'not-found' });
    expect(await plant.refused(escalationRoutes.startForIncident, { params, body: {} })).toMatchObject({ code: 'not-found' });
  });

  test('its link opens a page that names the incident and acknowledges', async () => {
    const { body: incident } = await plant.call(incidentRoutes.create, { body: { shortDescription: 'Tank is bulging' } });
    await plant.call(escalationRoutes.startForIncident, { params: { id: incident.id }, body: {} });
    const { rows } = await application().database.pool.query(
      "select delivery.id from delivery join escalation_step step on step.id = escalation_step_id join escalation on escalation.id = escalation_id join incident on internal_id = escalation.incident where incident.id = $1 and kind = 'Call'",
      [incident.id],
    );
    const visitor = application().visitor();
    const address = `/Community/acknowledge?t=${buildAnswerToken(rows[0].id, secret, 'acknowledge')}&lang=en`;
    const page = await visitor.raw('GET', address);
    expect(page.payload).toContain(`You are called for incident ${incident.id}.`);
    expect(page.payload).toContain('Tank is bulging');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.raw('POST', address, { body: 'acknowledge=yes', headers })).statusCode).toBe(303);
    const { body } = await authority.call(escalationRoutes.readOfIncident, { params: { id: incident.id } });
    expect(body.escalation).toMatchObject({ state: 'acknowledged', acknowledgements: [{ name: 'drill@example.org', way: 'link' }] });
  });
});
