import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Changes, followChanges } from '../../platform/db/changes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type Program, waitUntilReady } from '../../testing/program.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { addResponder } from '../../testing/responder.ts';
import { makeServers } from '../../testing/servers.ts';
import { escalateRelease } from './start.ts';
import { type Timers, watchTimers } from './timers.ts';

// Two servers start while other tests use the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const chains = 30;
const waitS = 2;

let made: TestDatabase;
const servers = makeServers();
let changes: Changes | undefined;
let timers: Timers | undefined;

const start = async (): Promise<Program> => {
  const program = servers.start({ HAZARDGUARD_MODE: 'live', DATABASE_URL: made.url });
  await waitUntilReady(program);
  return program;
};
const kill = async ({ child, ended }: Program): Promise<void> => {
  child.kill('SIGKILL');
  await ended;
};
const query = async (text: string, values: unknown[] = []) => (await made.database.pool.query(text, values)).rows;

beforeAll(async () => {
  made = await createTestDatabase();
  const groups = ['l0auth', 'l1auth', 'l2auth'] as const;
  for (const group of groups) await addResponder(made.database, { name: `Officer-${group}`, group });
  const tiers = groups.map((group) => ({ groups: [group], onDuty: true, needed: 1, waitS }));
  await query('update escalation_chain set tiers = $1', [JSON.stringify(tiers)]);
});
afterAll(async () => {
  await servers.end();
  await timers?.stop();
  await changes?.close();
  await made.drop();
});

test(`${chains} chains, one of two servers killed, then both: each tier is called once, none is lost, and those on time within 2 s`, async () => {
  const [one, other] = await Promise.all([start(), start()]);

  for (let at = 0; at < chains; at++) {
    const id = await releaseAlert(made.database, { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
    await made.database.kysely.transaction().execute((kysely) => escalateRelease({ kysely }, id));
  }
  const called = async (tier: number) =>
    (await query('select count(*)::int as count from escalation_step where tier = $1', [tier]))[0].count;
  await vi.waitFor(async () => expect(await called(2)).toBeGreaterThan(0), { timeout: 20_000, interval: 10 });
  await kill(one);
  await vi.waitFor(async () => expect(await called(2)).toBe(chains), { timeout: 20_000, interval: 20 });
  // The kill of one delayed nothing: the other one looks at the same rows.
  const [{ drift }] = await query(
    `select max(extract(epoch from next.started_at - before.ends_at))::float8 as drift
     from escalation_step next join escalation_step before using (escalation_id) where next.tier = 2 and before.tier = 1`,
  );
  expect(drift).toBeLessThan(2);
  await kill(other);
  const atRest = await called(3);
  await new Promise((resolve) => setTimeout(resolve, waitS * 1_000));
  expect(await called(3)).toBe(atRest);

  changes = await followChanges(made.database);
  timers = watchTimers({ database: made.database, secondFactorRequired: false, changes, onError: (error) => console.error(error) });
  const states = () => query('select state, count(*)::int as count from escalation group by 1');
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'unanswered', count: chains }]), { timeout: 30_000, interval: 50 });
  const steps = await query('select escalation_id, array_agg(tier order by id) as tiers from escalation_step group by 1');
  expect(steps.map(({ tiers }) => tiers.join())).toEqual(Array.from({ length: chains }, () => '1,2,3'));
  // Each person of each tier has one message by e-mail and one by SMS, of each chain.
  const messages = await query('select count(*)::int as count, count(distinct (alert_id, channel, address))::int as once from delivery');
  expect(messages).toEqual([{ count: chains * 6, once: chains * 6 }]);
});
