import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSealer } from '../../admin/audit/sealer.ts';
import { followChanges } from '../../platform/db/changes.ts';
import { openQueue, type Queue } from '../../platform/jobs/queue.ts';
import { makeYieldToMessages } from '../../platform/jobs/yield-to-messages.ts';
import { addFollowers } from '../../testing/followers.ts';
import { useTestDatabase } from '../../testing/postgres.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { queueDelivery } from './queue.ts';

const database = useTestDatabase();
const query = async (text: string) => (await database().pool.query(text)).rows;
const undo: (() => Promise<void>)[] = [];
const throwError = (error: unknown): never => {
  throw error;
};

/** Background work of a server: a site to compute, and the sealing of the test database's audit record. */
const startBackground = async (longestMs?: number): Promise<{ readonly computed: string[] }> => {
  const changes = await followChanges(database());
  const yieldToMessages = makeYieldToMessages({ database: database(), changes, ...(longestMs === undefined ? {} : { longestMs }) });
  const queue: Queue = openQueue({
    database: database(),
    watch: () => ({ onRound: () => undefined, onError: throwError }),
    yieldToMessages,
  });
  const computed: string[] = [];
  const sites = queue.each('precomputed-footprints', 1, async (key) => void computed.push(key));
  await queue.start();
  const heads = { read: () => [], keep: () => undefined };
  const sealer = startSealer({
    database: database(),
    heads,
    seals: true,
    yieldToMessages,
    onSealed: () => undefined,
    onRound: () => undefined,
    onError: throwError,
  });
  undo.push(
    () => changes.close(),
    () => sealer.stop(),
    () => queue.stop(),
  );
  await sites.add(['1']);
  return { computed };
};

const unsealed = async (): Promise<number> => (await query('select from audit_entry where position is null')).length;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  await query("insert into installation (mode) values ('live') on conflict (only_row) do update set mode = 'live'");
  await query('delete from follower');
  await addFollowers(database(), 3);
  await query('delete from delivery');
  await query('delete from pgboss.job');
  const alertId = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
  await queueDelivery(database().kysely, { alertId, version: 2, kind: 'Alert' });
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

test('footprints and sealing wait while messages of a release are due or claimed, and continue after the last one', async () => {
  const { computed } = await startBackground();
  await pause(2_500);
  expect(computed).toEqual([]);
  expect(await unsealed()).toBeGreaterThan(0);
  // Claimed by a worker: not yet sent.
  await query("update delivery set claimed_by = gen_random_uuid(), next_at = now() + interval '6 seconds'");
  await pause(1_000);
  expect(computed).toEqual([]);
  await query("update delivery set state = 'accepted', accepted_at = now(), claimed_by = null");
  await vi.waitFor(async () => expect([computed, await unsealed()]).toEqual([['1'], 0]), { timeout: 15_000, interval: 100 });
});

test('postponed messages delay nothing', async () => {
  await query("update delivery set attempts = 1, next_at = now() + interval '5 minutes', cause = 'later'");
  const { computed } = await startBackground();
  await vi.waitFor(() => expect(computed).toEqual(['1']), { timeout: 15_000, interval: 20 });
});

test('messages that never end delay a job no longer than the longest wait', async () => {
  const { computed } = await startBackground(1_500);
  await pause(500);
  expect(computed).toEqual([]);
  await vi.waitFor(async () => expect([computed, await unsealed()]).toEqual([['1'], 0]), { timeout: 15_000, interval: 100 });
});
