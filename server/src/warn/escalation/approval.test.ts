import { type Alert, alertRoutes, escalationRoutes } from '@hazardguard/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { claimMode } from '../../platform/db/installation.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addLeakSite, askVersion, runLeak } from '../../testing/leak-site.ts';
import { addResponder } from '../../testing/responder.ts';
import { createFirstAdministrator, joinAs } from '../../testing/test-people.ts';
import { makeCallSubjectReader } from '../delivery/call-subject.ts';
import { buildCallMessage } from '../delivery/call-wording.ts';
import { type CallClaim, claimDue } from '../delivery/claims.ts';
import { advanceNext } from './advance.ts';
import { listReleasers } from './releasers.ts';

const application = useApplication({ settings: { mode: 'live', publicUrl: 'https://warn.example.org' } });
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;

let plant: Visitor;
let usha: Visitor;
let runId: string;
let industryId: number;

let incidents = 0;
const draft = async (): Promise<Alert> => {
  incidents += 1;
  const { body } = await plant.call(alertRoutes.propose, { params: { id: runId } });
  return (await plant.call(alertRoutes.draft, { body: { ...body, incidentId: `INC${String(incidents).padStart(6, '0')}` } })).body;
};
const handIn = async (): Promise<Alert> => (await plant.call(alertRoutes.submit, askVersion(await draft()))).body;
const called = async ({ id }: Alert): Promise<string[]> =>
  (
    await query(
      `select step.tier, channel, address from delivery join escalation_step step on step.id = escalation_step_id
       join escalation on escalation.id = step.escalation_id where escalation.alert_id = $1 and purpose = 'approve' order by tier, channel, address`,
      [id],
    )
  ).map(({ tier, channel, address }) => `${tier} ${channel} ${address}`);
const endWait = () => query("update escalation set next_at = now() - interval '1 second' where state = 'running'");
const runDue = async (): Promise<void> => {
  await endWait();
  expect(await advanceNext({ database: application().database, secondFactorRequired: false })).toMatchObject({ error: null });
};

beforeAll(async () => {
  const { database } = application();
  await claimMode(database, 'live');
  const admin = await createFirstAdministrator(application());
  industryId = await addLeakSite(admin);
  const join = (name: string, role: 'plant' | 'l1', area: string) =>
    joinAs(application(), admin, {
      email: `${name}@example.org`,
      role,
      scope: role === 'plant' ? { kind: 'site', industryIds: [industryId] } : { kind: 'district', area },
    });
  plant = await join('pia', 'plant', '');
  usha = await join('usha', 'l1', 'Bharuch');
  await join('vijay', 'l1', 'Bharuch');
  await join('wahid', 'l1', 'Surat');
  runId = (await runLeak(admin, industryId)).id;
  // The administrator approves nothing here.
  await query("update person set role = 'l0', scope_kind = 'all' where email = 'asha@example.org'");
  await query('delete from person_device');
  await query('update person set invited_by = null');
}, 60_000);
beforeEach(async () => {
  await query("update escalation set state = 'stopped', stopped = 'decided', ended_at = now() where state = 'running'");
  await query('delete from stakeholder');
  await query(
    'update person set telephone = null, call_channels = default, quiet_from = null, quiet_to = null, quiet_zone = null, away_until = null',
  );
});

test('a hand-in calls everybody in scope who may approve, where nobody is on duty; not the author, not another district', async () => {
  const waiting = await handIn();
  expect(await called(waiting)).toEqual(['1 email usha@example.org', '1 email vijay@example.org']);
  const { body } = await plant.call(escalationRoutes.approvalCall, { params: { id: waiting.id } });
  expect(body.call).toMatchObject({ version: waiting.version, calls: 1, people: [{ name: 'usha' }, { name: 'vijay' }] });
  const open = (await usha.call(escalationRoutes.open)).body.escalations;
  expect(open).toMatchObject([{ purpose: 'approve', alertId: waiting.id, incidentId: waiting.incidentId }]);
});

test('the author sees who is signed in now and may approve; not a session long unused', async () => {
  const waiting = await handIn();
  const readAble = async () => (await plant.call(escalationRoutes.approvalCall, { params: { id: waiting.id } })).body.release?.able;
  const [ushaNow, vijayNow] = ['usha', 'vijay'].map((name) => ({ name, signedIn: true }));
  expect(await readAble()).toEqual([ushaNow, vijayNow]);
  await query(
    `update person_session set last_used_at = now() - interval '20 minutes' from person
     where person.id = person_id and person.name = 'vijay'`,
  );
  expect(await readAble()).toEqual([ushaNow, { name: 'vijay', signedIn: false }]);
});

test('those on duty are called twice by all their channels, then everybody again and again, until one decides', async () => {
  await addResponder(application().database, { name: 'Vijay', group: 'l1auth', email: ' Vijay@example.org', onDutyMinutes: [-10, 60] });
  await query(`update stakeholder set contact_number = '+919825099999'`);
  const waiting = await handIn();
  const onDuty = (round: number) => [`${round} email vijay@example.org`, `${round} sms +919825099999`];
  expect(await called(waiting)).toEqual(onDuty(1));
  for (const _again of [2, 3, 4, 5, 6]) await runDue();
  const everybody = (round: number) => [`${round} email usha@example.org`, ...onDuty(round)];
  expect(await called(waiting)).toEqual([...onDuty(1), ...onDuty(2), ...[3, 4, 5, 6].flatMap(everybody)]);

  // A decision about another version is refused, and stops nothing.
  const wrong = await usha.refused(alertRoutes.approve, { params: { id: waiting.id }, body: { version: waiting.version - 1 } });
  expect(wrong.code).toBe('edited-meanwhile');
  expect(await query("select 1 from escalation where state = 'running'")).toHaveLength(1);
  await usha.call(alertRoutes.approve, askVersion(waiting));
  const ofApproval = await query("select state, stopped from escalation where alert_id = $1 and purpose = 'approve'", [waiting.id]);
  expect(ofApproval).toEqual([{ state: 'stopped', stopped: 'decided' }]);
  expect((await usha.call(escalationRoutes.approvalCall, { params: { id: waiting.id } })).body.call).toBeNull();
  const claims = await claimDue(application().database, { channel: 'sms', worker: crypto.randomUUID(), limit: 100, leaseS: 60 });
  expect(claims.filter(({ kind }) => kind === 'Call').every(({ superseded }) => superseded)).toBe(true);
});

test.each([
  ['sent back', (alert: Alert) => usha.call(alertRoutes.sendBack, askVersion(alert, { reason: 'The place is wrong' }))],
  ['released by override', (alert: Alert) => usha.call(alertRoutes.override, askVersion(alert, { reason: 'Gas at the school now' }))],
  [
    'edited again',
    (alert: Alert) =>
      query(
        `insert into alert_version select (jsonb_populate_record(one, jsonb_build_object('version', one.version + 1, 'state', 'draft'))).*
     from alert_version one where alert_id = $1 order by one.version desc limit 1`,
        [alert.id],
      ),
  ],
])('a version that is %s calls nobody any more', async (_how, decide) => {
  const waiting = await handIn();
  await decide(waiting);
  await endWait();
  const running = await query("select 1 from escalation where alert_id = $1 and purpose = 'approve' and state = 'running'", [waiting.id]);
  expect(running).toEqual([]);
});

test('the message names the warning, not the approver, and asks for no answer; opening the page needs a session', async () => {
  const waiting = await handIn();
  const { database } = application();
  const claims = await claimDue(database, { channel: 'email', worker: crypto.randomUUID(), limit: 100, leaseS: 60 });
  const mine = await query('select id from delivery where escalation_step_id = (select max(id) from escalation_step) order by address');
  const messages = [];
  for (const { id } of mine) {
    const claim = claims.find((one) => one.id === id) as CallClaim;
    const subject = await makeCallSubjectReader(database)(id);
    if (subject === null) throw new Error('The call has no subject');
    messages.push(buildCallMessage(claim, subject, { base: 'https://warn.example.org', secret: 's' }));
  }
  const page = `https://warn.example.org/Alerts/${waiting.id}`;
  expect(messages.map(({ url }) => url)).toEqual([page, page]);
  expect(messages[0]?.text).toBe(messages[1]?.text);
  expect(messages[0]?.subject).toContain(`A warning about ${waiting.incidentId} needs your approval (version ${waiting.version}).`);
  expect(messages[0]?.text).toContain(waiting.hazardText);
  expect(messages[0]?.acknowledges).toBe(false);
  const opened = await application().visitor().raw('GET', `/api/alerts/${waiting.id}`);
  expect(opened.statusCode).toBe(401);
  expect(await query('select max(version) as version from alert_version where alert_id = $1', [waiting.id])).toEqual([
    { version: waiting.version },
  ]);
});

test('own telephone and channels; in quiet hours of the own time zone or away another person is called, and everybody where nobody else is', async () => {
  await query(`update person set telephone = '+91 98250 12345', call_channels = '{sms}' where email = 'usha@example.org'`);
  await query("update person set away_until = now() + interval '1 hour' where email = 'vijay@example.org'");
  expect(await called(await handIn())).toEqual(['1 sms +919825012345']);
  const minute = '(extract(hour from at) * 60 + extract(minute from at))::int';
  await query(
    `update person set quiet_from = (${minute} + 1380) % 1440, quiet_to = (${minute} + 60) % 1440, quiet_zone = 'America/Bogota'
     from (select now() at time zone 'America/Bogota' as at) as clock where email = 'usha@example.org'`,
  );
  expect(await called(await handIn())).toEqual(['1 email vijay@example.org', '1 sms +919825012345']);
});

const readRelease = async (by: Visitor, { id }: Alert) => (await by.call(escalationRoutes.approvalCall, { params: { id } })).body.release;
const findId = async (name: string): Promise<string> => (await query('select id from person where name = $1', [name]))[0].id;
const tieTo = async (name: string) => query(`update person set invited_by = $1 where name = 'pia'`, [await findId(name)]);

test('an officer who invited the author is neither called nor named as one who can release, and reads why and who can', async () => {
  await tieTo('usha');
  const waiting = await handIn();
  expect(await called(waiting)).toEqual(['1 email vijay@example.org']);
  await runDue();
  await runDue();
  expect(await called(waiting)).toEqual([1, 2, 3].map((round) => `${round} email vijay@example.org`));
  const able = [{ name: 'vijay', signedIn: false }];
  expect(await readRelease(usha, waiting)).toMatchObject({ bar: 'invitation', able, alone: [] });
  expect(await readRelease(plant, waiting)).toMatchObject({ bar: 'role', able });
  expect((await usha.refused(alertRoutes.approve, askVersion(waiting))).code).toBe('tied-by-invitation');
});

test('where nobody may release as the second person, those who can release alone are called and read that; else nobody is', async () => {
  await tieTo('usha');
  await query(`update person set deactivated_at = now() where name = 'vijay'`);
  const waiting = await handIn();
  expect(await called(waiting)).toEqual(['1 email usha@example.org']);
  expect(await readRelease(usha, waiting)).toMatchObject({ bar: 'invitation', able: [], alone: [{ name: 'usha' }] });
  const { database } = application();
  const claims = await claimDue(database, { channel: 'email', worker: crypto.randomUUID(), limit: 100, leaseS: 60 });
  const [mine] = await query('select id from delivery where escalation_step_id = (select max(id) from escalation_step)');
  const claim = claims.find(({ id }) => id === mine.id) as CallClaim;
  const subject = await makeCallSubjectReader(database)(mine.id);
  if (subject === null) throw new Error('The call has no subject');
  expect(buildCallMessage(claim, subject, { base: 'https://warn.example.org', secret: 's' }).text).toMatch(
    /you can release it alone, with a reason/,
  );
  // An incident management team may approve, and may not release alone.
  await query(`update person set role = 'imt' where name = 'usha'`);
  const second = await handIn();
  expect(await called(second)).toEqual([]);
  expect(await readRelease(plant, second)).toMatchObject({ able: [], alone: [] });
  const { body } = await plant.call(escalationRoutes.approvalCall, { params: { id: second.id } });
  expect(body.call?.people).toEqual([]);
  await query(`update person set role = 'l1', deactivated_at = null where name in ('usha', 'vijay')`);
  await query('update person set invited_by = null');
});

test('an account that must first set up two-factor authentication is not called; with it, it is', async () => {
  const { database } = application();
  const find = async (secondFactorRequired: boolean) => {
    const written = { industryId, alertId: null, authors: [await findId('pia')], isReal: true };
    const { able, alone, barred } = await listReleasers({ ...database, secondFactorRequired }, written);
    return [able, alone, barred.map(({ account, bar }) => ({ name: `${account.name} ${bar}` }))].map((all) => all.map(({ name }) => name));
  };
  expect(await find(false)).toEqual([['usha', 'vijay'], [], []]);
  expect(await find(true)).toEqual([[], [], ['usha second-factor', 'vijay second-factor']]);
  await query(`insert into two_factor (person_id, secret, last_step, confirmed_at) values ($1, 'sealed', 0, now())`, [
    await findId('vijay'),
  ]);
  expect(await find(true)).toEqual([['vijay'], [], ['usha second-factor']]);
  await query('delete from two_factor');
});

test('an all clear calls approvers too, while the chain of the warning keeps running', async () => {
  const live = (await usha.call(alertRoutes.approve, askVersion(await handIn()))).body;
  const clearing = (await plant.call(alertRoutes.read, { params: { id: live.id } })).body;
  await query('delete from person_device');
  const { body } = await usha.call(
    alertRoutes.cancel,
    askVersion(clearing, { because: 'all-clear', secondLook: true, reason: 'The leak is plugged' }),
  );
  expect(body.state).toBe('waiting');
  expect(await called(body)).toEqual(expect.arrayContaining(['1 email vijay@example.org']));
  expect(await query("select purpose from escalation where alert_id = $1 and state = 'running' order by purpose", [live.id])).toEqual([
    { purpose: 'approve' },
    { purpose: 'respond' },
  ]);
});
