import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addFollowers } from '../../testing/followers.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type Program, untilReady } from '../../testing/program.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { makeServers } from '../../testing/servers.ts';
import { queueDelivery } from './queue.ts';

// Two whole servers start, beside other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const recipients = 2_000;
/** How long the gateway takes over a message, ms. */
const takesMs = 40;

let made: TestDatabase;
const servers = makeServers();
/** Ids of messages as the gateway took them: it tells a repetition by its id, and sends it on once. */
const taken = new Map<string, { readonly to: string; times: number }>();
const gateway = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://gateway');
  setTimeout(() => {
    const id = searchParams.get('id') ?? '';
    const before = taken.get(id);
    if (before === undefined) taken.set(id, { to: searchParams.get('to') ?? '', times: 1 });
    else before.times++;
    response.end('ok');
  }, takesMs);
});

const start = async (port: number): Promise<Program> => {
  const program = servers.start({
    HAZARDGUARD_MODE: 'live',
    DATABASE_URL: made.url,
    SMS_METHOD: 'GET',
    SMS_URL: `http://127.0.0.1:${port}/send?to={digits}&text={text}&id={id}`,
  });
  await untilReady(program);
  return program;
};

beforeAll(async () => {
  made = await createTestDatabase();
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await servers.end();
  gateway.closeAllConnections();
  gateway.close();
  await made.drop();
});

test(`one of two servers is killed in the middle of ${recipients} messages: everybody gets exactly one, nobody none`, async () => {
  const address = gateway.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const [victim] = await Promise.all([start(port), start(port)]);
  const { database } = made;
  await addFollowers(database, recipients);
  const alertId = await releaseAlert(database, { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
  const queued = await database.kysely
    .transaction()
    .execute((transaction) => queueDelivery(transaction, { alertId, version: 2, kind: 'Alert' }));
  expect(queued).toBe(recipients);

  await vi.waitFor(() => expect(taken.size).toBeGreaterThan(recipients / 5), { timeout: 30_000, interval: 5 });
  victim.child.kill('SIGKILL');
  expect(await victim.ended).toBe('SIGKILL');
  const atTheKill = taken.size;
  expect(atTheKill).toBeLessThan(recipients);

  const states = async () =>
    (await database.pool.query('select state, count(*)::int as count from delivery group by 1')).rows as { state: string; count: number }[];
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'accepted', count: recipients }]), {
    timeout: 60_000,
    interval: 100,
  });
  expect(taken.size).toBe(recipients);
  expect(new Set([...taken.values()].map(({ to }) => to)).size).toBe(recipients);
  // What was under way at the kill came again under the same id: no more than one server had in its hands.
  expect([...taken.values()].filter(({ times }) => times > 1).length).toBeLessThan(recipients / 5);
});
