import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addFollowers } from '../../testing/followers.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type Program, waitUntilReady } from '../../testing/program.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { makeServers, type Servers } from '../../testing/servers.ts';
import { queueDelivery } from './queue.ts';

// Two servers start while other tests use the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const recipients = 1_000;
/** Time until the gateway answers, ms. It has passed the message on before: a kill in this time doubles the message. */
const answerMs = 40;
/** Messages that one killed server may send twice. */
const maxDoubled = 20;

let made: TestDatabase;
let servers: Servers;
/** The messages that recipients received, with the number of times: the gateway does not check ids. */
const received = new Map<string, { readonly to: string; times: number }>();
const gateway = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://gateway');
  const id = searchParams.get('id') ?? '';
  const before = received.get(id);
  if (pathname === '/status') {
    response.writeHead(before === undefined ? 404 : 200).end();
    return;
  }
  if (before === undefined) received.set(id, { to: searchParams.get('to') ?? '', times: 1 });
  else before.times++;
  setTimeout(() => response.end('ok'), answerMs);
});

const readPort = (): number => {
  const address = gateway.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};
const start = async (settings: Readonly<Record<string, string>>): Promise<Program> => {
  const program = servers.start({
    HAZARDGUARD_MODE: 'live',
    DATABASE_URL: made.url,
    SMS_METHOD: 'GET',
    SMS_URL: `http://127.0.0.1:${readPort()}/send?to={digits}&text={text}&id={id}`,
    ...settings,
  });
  await waitUntilReady(program);
  return program;
};

beforeEach(async () => {
  received.clear();
  servers = makeServers();
  made = await createTestDatabase();
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await servers.end();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
  await made.drop();
});

test.each([
  ['a gateway without a status call: everybody receives it, and at most 20 receive it twice', () => ({}), maxDoubled],
  [
    'a gateway with a status call: everybody receives exactly one',
    () => ({ SMS_STATUS_URL: `http://127.0.0.1:${readPort()}/status?id={id}` }),
    0,
  ],
] as const)('one of two servers is killed in the middle of a warning through %s', async (_what, settings, most) => {
  const [victim] = await Promise.all([start(settings()), start(settings())]);
  const { database } = made;
  await addFollowers(database, recipients);
  const alertId = await releaseAlert(database, { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
  const queued = await database.kysely
    .transaction()
    .execute((transaction) => queueDelivery(transaction, { alertId, version: 2, kind: 'Alert' }));
  expect(queued).toBe(recipients);

  await vi.waitFor(() => expect(received.size).toBeGreaterThan(recipients / 5), { timeout: 30_000, interval: 5 });
  victim.child.kill('SIGKILL');
  expect(await victim.ended).toBe('SIGKILL');
  expect(received.size).toBeLessThan(recipients);

  const states = async () =>
    (await database.pool.query('select state, count(*)::int as count from delivery group by 1')).rows as { state: string; count: number }[];
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'accepted', count: recipients }]), {
    timeout: 60_000,
    interval: 100,
  });
  expect(new Set([...received.values()].map(({ to }) => to)).size).toBe(recipients);
  expect([...received.values()].reduce((sum, { times }) => sum + times - 1, 0)).toBeLessThanOrEqual(most);
});
