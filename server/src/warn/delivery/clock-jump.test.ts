import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { claimDue, readNextDueS, reserveRate } from './claims.ts';
import { repairAfterClockJump } from './clock-jump.ts';
import { makeDeadlineClock } from './deadline-clock.ts';
import { queueDelivery } from './queue.ts';

const database = useTestDatabase();
const query = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows;
const holder = '11111111-1111-4111-8111-111111111111';
const claim = (worker = holder) => claimDue(database(), { channel: 'email', worker, limit: 10, leaseS: 6 });
const repair = () => repairAfterClockJump(database(), 'email', 6);

/** Changes the rows to what they are after the clock was set back. */
const setBack = (by: string) =>
  query(
    `update delivery set waits_since = waits_since + $1::interval, next_at = next_at + $1::interval, queued_at = queued_at + $1::interval`,
    [by],
  );

const warn = async (): Promise<string> => {
  const id = await releaseAlert(database(), { status: 'Actual', latitude: 21.63, longitude: 72.99, radiiM: [900] });
  await database()
    .kysely.transaction()
    .execute((transaction) => queueDelivery(transaction, { alertId: id, version: 2, kind: 'Alert' }));
  return id;
};

beforeAll(async () => {
  await query("insert into installation (mode) values ('live')");
  await query(
    `with one as (insert into follower (channel, address, language, token_hash, stop_token) values ('email', 'a@example.org', 'en', 't', 's') returning id)
     insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, 'Home', 21.63, 72.99, 100 from one`,
  );
});
beforeEach(() => query("update delivery set state = 'gave-up', cause = 'attempts' where state = 'waiting'"));

test.each(['1 hour', '1 day'])('queued before the clock was set back by %s: due now, with the same id, once', async (by) => {
  const id = await warn();
  const [queued] = await query('select id from delivery where alert_id = $1', [id]);
  await setBack(by);
  expect(await claim()).toEqual([]);
  await repair();
  expect(await readNextDueS(database(), 'email')).toBe(0);
  expect((await claim()).map((message) => message.id)).toEqual([queued?.id]);
  await repair();
  expect(await claim()).toEqual([]);
});

test('being sent when the clock was set back: claimed for one more lease, then due', async () => {
  const id = await warn();
  expect(await claim()).toHaveLength(1);
  await setBack('1 day');
  await repair();
  expect(await claim()).toEqual([]);
  expect(await readNextDueS(database(), 'email')).toBeLessThanOrEqual(6);
  await query("update delivery set next_at = now() - interval '1 second' where alert_id = $1", [id]);
  expect(await claim('22222222-2222-4222-8222-222222222222')).toHaveLength(1);
});

test('a wait that a provider asked for is kept while the clock is not set back, however long', async () => {
  const id = await warn();
  await query("update delivery set next_at = now() + interval '20 hours' where alert_id = $1", [id]);
  await repair();
  expect(await claim()).toEqual([]);
});

test('given up as expired by a clock one day ahead: sent when the clock is right again; what has really expired is not', async () => {
  const id = await warn();
  await query("update delivery set state = 'gave-up', cause = 'expired' where alert_id = $1", [id]);
  const late = await warn();
  await query("update delivery set state = 'gave-up', cause = 'expired', expires_at = now() - interval '1 minute' where alert_id = $1", [
    late,
  ]);
  await repair();
  expect((await claim()).map(({ alertId }) => alertId)).toEqual([id]);
});

test('a channel reserved by the old clock is free', async () => {
  await query("insert into delivery_pace (channel, free_at, since) values ('sms', now() + interval '1 hour', now() + interval '1 hour')");
  expect(await reserveRate(database(), 'sms', 10, 100)).toBe(0);
  expect(await reserveRate(database(), 'sms', 10, 100)).toBeLessThanOrEqual(0.1);
});

test('the deadline clock runs on while the machine sleeps, and never goes back', () => {
  const at = { steady: 0, wall: 1_000_000 };
  const moment = makeDeadlineClock({ steady: () => at.steady, wall: () => at.wall });
  Object.assign(at, { steady: 100, wall: 1_000_100 });
  expect(moment()).toBe(100);
  Object.assign(at, { steady: 200, wall: 1_000_200 - 86_400_000 });
  expect(moment()).toBe(200);
  Object.assign(at, { steady: 300, wall: 1_000_300 });
  expect(moment()).toBe(200 + 86_400_100);
  Object.assign(at, { steady: 5_000, wall: 1_000_300 });
  expect(moment()).toBe(200 + 86_400_100 + 4_700);
});
