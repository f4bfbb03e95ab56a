import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { addResponder } from '../../testing/responder.ts';
import { makeCallSubjectReader } from '../delivery/call-subject.ts';
import { buildCallMessage } from '../delivery/call-wording.ts';
import { type CallClaim, claimDue } from '../delivery/claims.ts';
import { queueDelivery } from '../delivery/queue.ts';
import { acknowledgeByLink } from './acknowledge.ts';
import { advanceNext } from './advance.ts';
import { readEscalation } from './read-escalation.ts';
import { escalateRelease } from './start.ts';
import { startForIncident } from './start-for-incident.ts';
import { readIncidentSubject } from './subject.ts';

const database = useTestDatabase();
const query = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows;
const reader = { id: 'r', name: 'Reader', email: 'reader@example.org', role: 'l1', scope: { kind: 'all' } } as const;

const report = async (given: { readonly id?: string; readonly sample?: boolean } = {}): Promise<string> => {
  const [{ id }] = await query(
    `insert into incident (id, industry_name, short_description, sample, created_by, created_by_id, changed_by, changed_by_id)
     values (coalesce($1, new_incident_id()), 'Test Works', 'Smell of chlorine', $2, 'A', 'a', 'A', 'a') returning id`,
    [given.id ?? null, given.sample ?? false],
  );
  return id;
};
const call = async (id: string): Promise<void> => startForIncident(database(), await readIncidentSubject(database(), id), reader);
const readState = async (id: string) => (await readEscalation(database(), await readIncidentSubject(database(), id), reader)).escalation;
const messages = (id: string) =>
  query(
    `select delivery.*, step.tier from delivery join escalation_step step on step.id = escalation_step_id
       join escalation on escalation.id = escalation_id join incident on internal_id = escalation.incident
     where incident.id = $1 order by tier, channel, address`,
    [id],
  );
const endWait = () =>
  query(
    `with ended as (update escalation set next_at = now() - interval '1 second' where state = 'running' returning id)
     update escalation_step set ends_at = now() - interval '1 second' from ended where escalation_id = ended.id and ends_at > now()`,
  );
const runAll = async (): Promise<void> => {
  while ((await advanceNext({ database: database(), secondFactorRequired: false })) !== null);
};

beforeAll(async () => {
  await query("insert into installation (mode) values ('live')");
  await addResponder(database(), { name: 'Meera', group: 'l0auth', onDutyMinutes: [-60, 60] });
  await addResponder(database(), { name: 'Anil', group: 'l1auth' });
  await query("insert into delivery_sink values ('email', 'drill@example.org', 'exercise')");
});
beforeEach(async () => {
  await query("update escalation set state = 'stopped', stopped = 'expired', ended_at = now() where state = 'running'");
});

test('calls only the responders, tier after tier, and logs it with the person who started it', async () => {
  const id = await report();
  await call(id);
  await endWait();
  await runAll();
  const rows = await messages(id);
  expect(rows.map(({ tier, address, kind, alert_id }) => `${tier} ${address} ${kind} ${alert_id}`)).toEqual([
    '1 meera@example.org Call null',
    '1 +919825010000 Call null',
    '2 anil@example.org Call null',
    '2 +919825010001 Call null',
  ]);
  await acknowledgeByLink(database(), rows[2].id);
  expect(await readState(id)).toMatchObject({ state: 'acknowledged', acknowledgements: [{ name: 'Anil', way: 'link', tier: 2 }] });
  const logged = await query("select by_name, text from incident_event where incident_id = $1 and kind = 'note' order by id", [id]);
  expect(logged.map(({ by_name, text }) => `${by_name}: ${text}`)).toEqual([
    'Reader: Escalation started: L0 to L3 (Actual)',
    'HazardGuard: Escalation: tier 2 called, too few have acknowledged (Actual)',
    'HazardGuard: Escalation ended: acknowledged by Anil (Actual)',
  ]);
});

test('the message names the incident, the report and that no warning was sent, and asks for an acknowledgement', async () => {
  const id = await report();
  await call(id);
  const claims = await claimDue(database(), { channel: 'email', worker: crypto.randomUUID(), limit: 100, leaseS: 60 });
  const [mine] = await messages(id);
  const claim = claims.find((one) => one.id === mine.id) as CallClaim;
  expect(claim).toMatchObject({ kind: 'Call', alertId: null, superseded: false, expired: false, escalationTier: 1 });
  const subject = await makeCallSubjectReader(database())(claim.id);
  expect(subject).toEqual({ kind: 'incident', incidentId: id, industryName: 'Test Works', description: 'Smell of chlorine' });
  const message = buildCallMessage(claim, subject ?? { kind: 'incident', incidentId: '', industryName: null, description: null }, {
    base: 'https://hg.example',
    secret: 's',
  });
  expect(message.subject).toBe(`You are called for incident ${id}. Test Works`);
  expect(message.text).toContain('Smell of chlorine');
  expect(message.text).toContain('nothing has been sent to the public');
  expect(message.text).toContain(`https://hg.example/IncidentManagement?incident=${id}`);
  expect(message.url).toMatch(/^https:\/\/hg\.example\/Community\/acknowledge\?t=[\w-]{38}&lang=en$/);
});

test('a sample site calls only the exercise addresses', async () => {
  const id = await report({ sample: true });
  await call(id);
  expect((await messages(id)).map(({ address, status }) => `${address} ${status}`)).toEqual(['drill@example.org Exercise']);
});

test.each(['Resolved', 'Closed'])('%s ends the chain immediately, also by SQL, and waiting messages are not sent', async (state) => {
  const id = await report();
  await call(id);
  await query("update incident set state = $1, changed_by = 'SQL' where id = $2", [state, id]);
  expect(await readState(id)).toMatchObject({ state: 'stopped', stopped: 'closed' });
  const claims = await claimDue(database(), { channel: 'email', worker: crypto.randomUUID(), limit: 100, leaseS: 60 });
  const [mine] = await messages(id);
  expect(claims.find((one) => one.id === mine.id)).toMatchObject({ superseded: true });
  await expect(call(id)).rejects.toThrow('The incident is over');
});

test('deleting the incident ends the chain', async () => {
  const id = await report();
  await call(id);
  const { incident } = await readIncidentSubject(database(), id);
  await query('delete from incident where id = $1', [id]);
  expect(await query('select state, stopped from escalation where incident = $1', [incident])).toEqual([
    { state: 'stopped', stopped: 'closed' },
  ]);
});

test('the chain of a released alert replaces it', async () => {
  const alertId = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
  const [{ incident_id: incidentId }] = await query('select incident_id from alert where id = $1', [alertId]);
  await report({ id: incidentId });
  await call(incidentId);
  await database()
    .kysely.transaction()
    .execute(async (kysely) => {
      await queueDelivery(kysely, { alertId, version: 2, kind: 'Alert' });
      await escalateRelease({ kysely }, alertId);
    });
  expect(await readState(incidentId)).toMatchObject({ state: 'stopped', stopped: 'alert' });
  expect(await query('select state from escalation where alert_id = $1', [alertId])).toEqual([{ state: 'running' }]);
});
