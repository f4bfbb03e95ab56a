import type { EscalationTier } from '@hazardguard/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { type ReleasedAlert, releaseAlert } from '../../testing/released-alert.ts';
import { addResponder } from '../../testing/responder.ts';
import { claimDue } from '../delivery/claims.ts';
import { queueDelivery } from '../delivery/queue.ts';
import { acknowledgeByLink, acknowledgeInApp } from './acknowledge.ts';
import { advanceNext, readNextTimerS } from './advance.ts';
import { findAcknowledgeable } from './pages/find-acknowledgeable.ts';
import { readEscalation } from './read-escalation.ts';
import { resumeAfterClockJump } from './resume-after-clock-jump.ts';
import { escalateRelease, startAgain } from './start.ts';

const database = useTestDatabase();
const advancing = () => ({ database: database(), secondFactorRequired: false });
const query = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows;
const reader = { id: 'r', name: 'Reader', email: 'reader@example.org', role: 'l1', scope: { kind: 'all' } } as const;

const setChain = (tiers: readonly EscalationTier[]) =>
  query('update escalation_chain set tiers = $1 where industry_id is null and district is null', [JSON.stringify(tiers)]);
const tier = (group: EscalationTier['groups'][number], given: Partial<EscalationTier> = {}): EscalationTier => ({
  groups: [group],
  onDuty: true,
  needed: 1,
  waitS: 300,
  ...given,
});

/** As a release does: messages and chain in one transaction. */
const publish = (alertId: string, version = 2, kind: 'Alert' | 'Update' | 'Cancel' = 'Alert') =>
  database()
    .kysely.transaction()
    .execute(async (kysely) => {
      await queueDelivery(kysely, { alertId, version, kind });
      await escalateRelease({ kysely }, alertId);
    });
const release = async (given: Partial<ReleasedAlert> = {}): Promise<string> => {
  const id = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500], ...given });
  await publish(id);
  return id;
};
const readState = async (alertId: string) => (await readEscalation(database(), { alertId, incident: null }, reader)).escalation;
/** The time of the tier that was called last is over. */
const endWait = (alertId: string) =>
  query(
    `with ended as (update escalation set next_at = now() - interval '1 second' where alert_id = $1 returning id)
     update escalation_step set ends_at = now() - interval '1 second' from ended where escalation_id = ended.id and ends_at > now()`,
    [alertId],
  );
const messages = (alertId: string, where = 'true') =>
  query(
    `select delivery.*, step.tier as called from delivery left join escalation_step step on step.id = escalation_step_id
     where alert_id = $1 and ${where} order by delivery.id`,
    [alertId],
  );
const findLink = async (alertId: string, address: string, called: number): Promise<string> =>
  (await messages(alertId)).find((row) => row.address === address && row.called === called)?.id ?? '';
const runAll = async (): Promise<void> => {
  while ((await advanceNext(advancing())) !== null);
};

beforeAll(async () => {
  await query("insert into installation (mode) values ('live')");
  await addResponder(database(), { name: 'Meera', group: 'l0auth', onDutyMinutes: [-60, 60] });
  await addResponder(database(), { name: 'Kiran', group: 'l0auth' });
  await addResponder(database(), { name: 'Anil', group: 'l1auth' });
  await addResponder(database(), { name: 'Bina', group: 'l1auth' });
  await addResponder(database(), { name: 'Chirag', group: 'l2auth' });
  await query("insert into delivery_sink values ('email', 'drill@example.org', 'exercise')");
});
beforeEach(async () => {
  await query("update escalation set state = 'stopped', stopped = 'expired', ended_at = now() where state = 'running'");
  await setChain([tier('l0auth'), tier('l1auth', { needed: 2 }), tier('l2auth')]);
});

describe('the first tier', () => {
  test('is called by the messages of the release: only people on duty, nobody twice', async () => {
    const id = await release();
    const called = await messages(id, 'escalation_step_id is not null');
    expect(called.map(({ address }) => address).sort()).toEqual(['+919825010000', 'meera@example.org']);
    const rows = await messages(id);
    expect(new Set(rows.map(({ channel, address }) => `${channel} ${address}`)).size).toBe(rows.length);
    expect(await readState(id)).toMatchObject({
      state: 'running',
      status: 'Actual',
      steps: [{ tier: 1, needed: 1, acknowledged: 0, people: [{ name: 'Meera', groups: ['l0auth'], called: 'waiting' }] }],
    });
    expect(await readNextTimerS(database())).toBeGreaterThan(290);
  });

  test('is called with the release or not at all', async () => {
    const id = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
    const failed = database()
      .kysely.transaction()
      .execute(async (kysely) => {
        await escalateRelease({ kysely }, id);
        throw new Error('The release failed');
      });
    await expect(failed).rejects.toThrow('The release failed');
    expect(await readState(id)).toBeNull();
  });
});

test('every number of a person is used, a landline only by a call, and each message is in the language of that person', async () => {
  await query("insert into call_channel values ('voice'), ('whatsapp') on conflict do nothing");
  await query("update stakeholder set other_number = '02642 220000', language = 'gu' where name = 'Meera'");
  const id = await release();
  const toMeera = await messages(id, "name = 'Meera'");
  expect(toMeera.map(({ channel, address }) => `${channel} ${address}`).toSorted()).toEqual([
    'email meera@example.org',
    'sms +919825010000',
    'voice +912642220000',
    'voice +919825010000',
    'whatsapp +919825010000',
  ]);
  expect(new Set(toMeera.map(({ language }) => language))).toEqual(new Set(['gu']));
  // Also where no tier calls: the second number of who is only informed.
  await query("update stakeholder set other_number = '98250 99999', language = 'hi' where name = 'Chirag'");
  const toChirag = await messages(await release(), "name = 'Chirag'");
  expect(toChirag.map(({ channel, address, language }) => `${language} ${channel} ${address}`).toSorted()).toEqual([
    'hi email chirag@example.org',
    'hi sms +919825010004',
    'hi sms +919825099999',
  ]);
  await query('delete from call_channel');
  await query('update stakeholder set other_number = null, language = null');
});

describe('when the time is over', () => {
  test('the next tier is called by its own messages, including people who received the release', async () => {
    const id = await release();
    expect(await advanceNext(advancing())).toBeNull();
    await endWait(id);
    expect(await advanceNext(advancing())).toMatchObject({ error: null });
    expect(await advanceNext(advancing())).toBeNull();
    const called = await messages(id, 'step.tier = 2');
    expect(called.filter(({ channel }) => channel === 'email').map(({ name }) => name)).toEqual(expect.arrayContaining(['Anil', 'Bina']));
    expect(called.every(({ call }) => call > 0)).toBe(true);
    const toAnil = await messages(id, "address = 'anil@example.org'");
    expect(toAnil).toHaveLength(2);
    expect(await readState(id)).toMatchObject({ state: 'running', steps: [{ tier: 1 }, { tier: 2, needed: 2 }] });
  });

  test.each(['1 hour', '1 day'])(
    'the next tier is called immediately if the clock was set back by %s, and the one after it on time',
    async (by) => {
      const id = await release();
      await query('update escalation set next_at = next_at + $2::interval, waits_since = waits_since + $2::interval where alert_id = $1', [
        id,
        by,
      ]);
      expect(await readNextTimerS(database())).toBe(0);
      await runAll();
      expect(await readState(id)).toMatchObject({ state: 'running', steps: [{ tier: 1 }, { tier: 2 }] });
      expect(await readNextTimerS(database())).toBeGreaterThan(290);
    },
  );

  test('after the last tier the chain is unanswered; a later acknowledgement still ends it', async () => {
    const id = await release();
    for (let step = 0; step < 3; step++) {
      await endWait(id);
      await runAll();
    }
    expect(await readState(id)).toMatchObject({ state: 'unanswered', steps: [{ tier: 1 }, { tier: 2 }, { tier: 3 }] });
    expect(await acknowledgeByLink(database(), await findLink(id, 'chirag@example.org', 3))).toBe(true);
    expect(await readState(id)).toMatchObject({ state: 'acknowledged', acknowledgements: [{ name: 'Chirag', way: 'link', tier: 3 }] });
  });

  test('a tier with nobody in it is skipped without waiting', async () => {
    await setChain([tier('l3auth'), tier('l1auth'), tier('l2auth')]);
    const id = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
    await query(
      "insert into incident (id, created_by, created_by_id, changed_by, changed_by_id) select incident_id, 'A', 'a', 'A', 'a' from alert where id = $1",
      [id],
    );
    await publish(id);
    await runAll();
    expect(await readState(id)).toMatchObject({
      state: 'running',
      steps: [
        { tier: 1, people: [] },
        { tier: 2, people: [{}, {}] },
      ],
    });
    // Nobody had the time of tier 1: no message says that too few have acknowledged, and the log says what happened.
    const claims = await claimDue(database(), { channel: 'email', worker: crypto.randomUUID(), limit: 1_000, leaseS: 60 });
    const ofTierTwo = claims.filter((claim) => claim.alertId === id && claim.escalationTier === 2);
    expect(ofTierTwo.map(({ escalated }) => escalated)).toEqual([false, false]);
    const logged = await query(
      `select text from incident_event join alert on alert.incident_id = incident_event.incident_id
       where alert.id = $1 and by_id = 'escalation' order by incident_event.id`,
      [id],
    );
    expect(logged.map(({ text }) => text)).toEqual([
      'Escalation: tier 1 skipped, it has nobody to call (Actual)',
      'Escalation: tier 2 called (Actual)',
    ]);
    await endWait(id);
    await runAll();
    const later = await claimDue(database(), { channel: 'email', worker: crypto.randomUUID(), limit: 1_000, leaseS: 60 });
    expect(later.filter((claim) => claim.alertId === id && claim.escalationTier === 3).map(({ escalated }) => escalated)).toEqual([true]);
  });
});

describe('acknowledgements', () => {
  test('n of m: the chain ends with the n-th person, and the same person counts once, whichever link is used', async () => {
    const id = await release();
    await endWait(id);
    await runAll();
    const [mail, sms] = [
      await findLink(id, 'anil@example.org', 2),
      (await messages(id, "step.tier = 2 and channel = 'sms' and name = 'Anil'"))[0].id,
    ];
    await acknowledgeByLink(database(), mail);
    await acknowledgeByLink(database(), mail);
    await acknowledgeByLink(database(), sms);
    expect(await readState(id)).toMatchObject({ state: 'running', steps: [{}, { acknowledged: 1 }] });
    await acknowledgeByLink(database(), await findLink(id, 'bina@example.org', 2));
    expect(await readState(id)).toMatchObject({ state: 'acknowledged', steps: [{}, { acknowledged: 2 }] });
    await endWait(id);
    await runAll();
    expect((await readState(id))?.steps).toHaveLength(2);
  });

  test('a late acknowledgement of an earlier tier also ends it', async () => {
    const id = await release();
    await endWait(id);
    await runAll();
    await acknowledgeByLink(database(), await findLink(id, 'meera@example.org', 1));
    expect(await readState(id)).toMatchObject({ state: 'acknowledged', acknowledgements: [{ name: 'Meera', tier: 1 }] });
  });

  test('signed in: a user with the address of one person of the directory counts as that person', async () => {
    await setChain([tier('l1auth', { needed: 2 })]);
    const id = await release();
    await acknowledgeByLink(database(), await findLink(id, 'anil@example.org', 1));
    await acknowledgeInApp(database(), { alertId: id, incident: null }, { ...reader, name: 'Anil', email: 'Anil@example.org' });
    expect(await readState(id)).toMatchObject({ state: 'running', acknowledgements: [{ way: 'link' }] });
    await acknowledgeInApp(database(), { alertId: id, incident: null }, reader);
    expect(await readState(id)).toMatchObject({ state: 'acknowledged', acknowledgedByMe: true });
  });

  test('an officer whom no tier has called answers too: in the list and the log, without acknowledging, and kept when a tier calls later', async () => {
    const id = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
    await query(
      "insert into incident (id, created_by, created_by_id, changed_by, changed_by_id) select incident_id, 'A', 'a', 'A', 'a' from alert where id = $1",
      [id],
    );
    await publish(id);
    const [{ id: link }] = await messages(id, "address = 'anil@example.org' and step.id is null");
    expect(await acknowledgeByLink(database(), link, 'keypress')).toBe(false);
    expect(await findAcknowledgeable(database(), link)).toMatchObject({ alertId: id, state: null, answer: null, at: null });
    expect(await acknowledgeByLink(database(), link, 'link', 'cannot')).toBe(true);
    expect(await acknowledgeByLink(database(), link, 'link', 'going')).toBe(true);
    expect(await acknowledgeByLink(database(), link, 'link', 'going')).toBe(true);
    expect(await findAcknowledgeable(database(), link)).toMatchObject({ state: null, answer: 'going', at: null });
    const read = () => readEscalation(database(), { alertId: id, incident: null }, reader);
    expect(await read()).toMatchObject({
      informed: [{ name: 'Anil', answer: 'going' }],
      escalation: { state: 'running', acknowledgements: [] },
    });
    const logged = await query(
      "select text from incident_event join alert on alert.incident_id = incident_event.incident_id where alert.id = $1 and text like 'Anil%' order by incident_event.id",
      [id],
    );
    expect(logged.map(({ text }) => text)).toEqual(['Anil cannot go (Actual)', 'Anil is going (Actual)']);
    await endWait(id);
    await runAll();
    const later = await read();
    expect(later.informed).toEqual([]);
    expect(later.escalation?.steps[1]?.people).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Anil', answer: 'going', acknowledgedAt: null })]),
    );
  });

  test('who goes acknowledges with one tap, who cannot go does not; both are in the list and in the log', async () => {
    const id = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
    await query(
      "insert into incident (id, created_by, created_by_id, changed_by, changed_by_id) select incident_id, 'A', 'a', 'A', 'a' from alert where id = $1",
      [id],
    );
    await publish(id);
    const link = await findLink(id, 'meera@example.org', 1);
    expect(await acknowledgeByLink(database(), link, 'link', 'cannot')).toBe(true);
    expect(await acknowledgeByLink(database(), link, 'link', 'cannot')).toBe(true);
    expect(await readState(id)).toMatchObject({
      state: 'running',
      steps: [{ people: [{ name: 'Meera', answer: 'cannot', acknowledgedAt: null }] }],
    });
    expect(await findAcknowledgeable(database(), link)).toMatchObject({ answer: 'cannot', at: null });
    expect(await acknowledgeByLink(database(), link, 'link', 'going')).toBe(true);
    expect(await readState(id)).toMatchObject({ state: 'acknowledged', steps: [{ people: [{ name: 'Meera', answer: 'going' }] }] });
    const logged = await query(
      `select text from incident_event join alert on alert.incident_id = incident_event.incident_id
       where alert.id = $1 and by_id = 'escalation' order by incident_event.id`,
      [id],
    );
    expect(logged.map(({ text }) => text)).toEqual([
      'Meera cannot go (Actual)',
      'Escalation ended: acknowledged by Meera (Actual)',
      'Meera is going (Actual)',
    ]);
  });

  test('a message that calls nobody acknowledges nothing', async () => {
    const id = await release();
    const [message] = await messages(id, "escalation_step_id is null and audience = 'stakeholder'");
    expect(await acknowledgeByLink(database(), message.id)).toBe(false);
    await expect(query('delete from escalation_acknowledgement')).rejects.toThrow();
  });

  test('an acknowledgement and the timer at the same moment: either the chain ends or the tier is called, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await release();
      const link = await findLink(id, 'meera@example.org', 1);
      await endWait(id);
      await Promise.all([acknowledgeByLink(database(), link), advanceNext(advancing()), advanceNext(advancing())]);
      const end = await readState(id);
      expect(end).toMatchObject({ state: 'acknowledged', acknowledgements: [{ name: 'Meera' }] });
      expect(end?.steps.length).toBeLessThanOrEqual(2);
    }
  });
});

describe('the end of the alert', () => {
  test('a cancellation stops the chain and calls nobody', async () => {
    const id = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
    await publish(id);
    await query(
      `insert into alert_version (alert_id, version, state, kind, status, incident_severity, incident_description, source, hazard_text,
         place_text, action_text, time_text, expires_at, saved_by, saved_by_id)
       select alert_id, 3, 'cancelled', 'Cancel', status, incident_severity, incident_description, source, hazard_text,
         place_text, action_text, time_text, expires_at, saved_by, saved_by_id from alert_version where alert_id = $1 and version = 2`,
      [id],
    );
    await publish(id, 3, 'Cancel');
    expect(await readState(id)).toMatchObject({ state: 'stopped', stopped: 'cancelled' });
    expect(await messages(id, 'version = 3 and escalation_step_id is not null')).toEqual([]);
    await expect(startAgain(database(), id)).rejects.toThrow('This alert is not public');
  });

  test('expiry stops the chain at that moment', async () => {
    const id = await release();
    await query("update escalation set expires_at = now() - interval '1 second' where alert_id = $1", [id]);
    await runAll();
    expect(await readState(id)).toMatchObject({ state: 'stopped', stopped: 'expired', steps: [{ tier: 1 }] });
  });

  test('ended by a wrong clock, it continues when the clock is set back, and the log records both', async () => {
    const id = await release();
    await query(
      "insert into incident (id, created_by, created_by_id, changed_by, changed_by_id) select incident_id, 'A', 'a', 'A', 'a' from alert where id = $1",
      [id],
    );
    const [{ until } = { until: null }] = await query('select expires_at as until from escalation where alert_id = $1', [id]);
    await query("update escalation set expires_at = now() - interval '1 second' where alert_id = $1", [id]);
    await runAll();
    await resumeAfterClockJump(database());
    expect(await readState(id)).toMatchObject({ state: 'stopped' });
    await query(
      "update escalation set expires_at = $2, ended_at = $2::timestamptz + interval '1 second', started_at = $2::timestamptz - interval '1 hour' where alert_id = $1",
      [id, until],
    );
    await resumeAfterClockJump(database());
    expect(await readState(id)).toMatchObject({ state: 'running' });
    await runAll();
    expect(await readState(id)).toMatchObject({ state: 'running', steps: [{ tier: 1 }, { tier: 2 }] });
    const logged = await query(
      `select text from incident_event join alert on alert.incident_id = incident_event.incident_id where alert.id = $1 and by_id = 'escalation' order by incident_event.id`,
      [id],
    );
    expect(logged.map(({ text }) => text)).toEqual([
      'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ITS TIME EXPIRED (Actual)',
      'Escalation continues: the clock jumped back, its time is not over (Actual)',
      // How much of the time of tier 1 has passed is not known after the jump.
      'Escalation: tier 2 called (Actual)',
    ]);
  });

  test('an update does not change the chain: the new message asks the same tier', async () => {
    const id = await release();
    await query(
      `insert into alert_version (alert_id, version, state, kind, status, incident_severity, incident_description, source, hazard_text,
         place_text, action_text, time_text, expires_at, saved_by, saved_by_id)
       select alert_id, 3, 'released', 'Update', status, incident_severity, incident_description, source, 'Newer',
         place_text, action_text, time_text, expires_at, saved_by, saved_by_id from alert_version where alert_id = $1 and version = 2`,
      [id],
    );
    await publish(id, 3, 'Update');
    expect((await messages(id, 'version = 3 and step.tier = 1')).map(({ address }) => address).sort()).toEqual([
      '+919825010000',
      'meera@example.org',
    ]);
    expect(await query('select state from escalation where alert_id = $1', [id])).toEqual([{ state: 'running' }]);
    await endWait(id);
    await runAll();
    expect((await messages(id, 'step.tier = 2')).every(({ version, kind }) => version === 3 && kind === 'Update')).toBe(true);
  });

  test('started again by hand, it calls the same people again', async () => {
    const id = await release();
    await acknowledgeInApp(database(), { alertId: id, incident: null }, reader);
    await startAgain(database(), id);
    await expect(startAgain(database(), id)).rejects.toThrow('already running');
    expect(await messages(id, "address = 'meera@example.org'")).toHaveLength(2);
    expect(await readState(id)).toMatchObject({ state: 'running', acknowledgements: [] });
  });
});

test.each(['Exercise', 'Test'] as const)('%s: its timers run, and only the exercise addresses are called', async (status) => {
  const id = await release({ status });
  await endWait(id);
  await runAll();
  const rows = await messages(id);
  expect(rows.map(({ audience, address, called }) => `${audience} ${address} ${called}`).sort()).toEqual([
    'exercise-sink drill@example.org 1',
    'exercise-sink drill@example.org 2',
  ]);
  expect(await readState(id)).toMatchObject({ status, steps: [{ people: [{ name: 'Meera', called: 'none' }] }, {}] });
  await acknowledgeByLink(database(), await findLink(id, 'drill@example.org', 1));
  expect(await readState(id)).toMatchObject({ state: 'acknowledged', acknowledgements: [{ name: 'drill@example.org' }] });
});

test('the incident log records each further tier and how the chain ended', async () => {
  const id = await release();
  const [{ incident_id: incidentId }] = await query('select incident_id from alert where id = $1', [id]);
  await query("insert into incident (id, created_by, created_by_id, changed_by, changed_by_id) values ($1, 'A', 'a', 'A', 'a')", [
    incidentId,
  ]);
  for (let step = 0; step < 3; step++) {
    await endWait(id);
    await runAll();
  }
  const logged = await query("select text from incident_event where incident_id = $1 and by_id = 'escalation' order by id", [incidentId]);
  expect(logged.map(({ text }) => text)).toEqual([
    'Escalation: tier 2 called, too few have acknowledged (Actual)',
    'Escalation: tier 3 called, too few have acknowledged (Actual)',
    'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ALL TIERS WERE CALLED (Actual)',
  ]);
});
