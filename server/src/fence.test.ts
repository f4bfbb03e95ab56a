import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { industryRoutes, liveRoutes, sessionRoutes, systemRoutes } from '@hazardguard/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CuttableProxy, openCuttableProxy } from './testing/cuttable-proxy.ts';
import { addFollowers } from './testing/followers.ts';
import { createTestDatabase, type TestDatabase } from './testing/postgres.ts';
import { type Program, waitUntilReady } from './testing/program.ts';
import { ProgramVisitor } from './testing/program-visitor.ts';
import { releaseAlert } from './testing/released-alert.ts';
import { makeServers } from './testing/servers.ts';
import { queueDelivery } from './warn/delivery/queue.ts';

// Two whole servers start, next to other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const recipients = 3_000;
/** How long the gateway takes for a message, ms. */
const takesMs = 60;
/** How long a claim lasts without a heartbeat, ms (`warn/delivery/worker.ts`). */
const leaseMs = 6_000;

let made: TestDatabase;
let proxy: CuttableProxy;
const servers = makeServers();
/** Messages that the gateway received: sender and time. */
const taken: { readonly id: string; readonly by: string; readonly at: number }[] = [];
const gateway = createServer((request, response) => {
  const at = performance.now();
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://gateway');
  setTimeout(() => {
    taken.push({ id: searchParams.get('id') ?? '', by: pathname.slice(1), at });
    response.end('ok');
  }, takesMs);
});
const by = (who: string) => taken.filter((one) => one.by === who);
const ids = () => new Set(taken.map(({ id }) => id));

const start = (who: string, databasePort: number): Program => {
  const database = new URL(made.url);
  database.port = String(databasePort);
  return servers.start({
    DATABASE_URL: database.href,
    LOG_LEVEL: 'silent',
    SMS_METHOD: 'GET',
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/${who}?to={digits}&text={text}&id={id}`,
  });
};

beforeAll(async () => {
  made = await createTestDatabase();
  proxy = await openCuttableProxy(Number(new URL(made.url).port));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await servers.end();
  gateway.closeAllConnections();
  gateway.close();
  await proxy.close();
  await made.drop();
});

const readiness = async (address: string): Promise<number> => (await fetch(`${address}${systemRoutes.readyz.path}`)).status;
const waiting = async (): Promise<number> =>
  (await made.database.pool.query(`select count(*)::int as left from delivery where state <> 'accepted'`)).rows[0].left;

test(`a server cut off from the database accepts and sends nothing, another sends all ${recipients} messages, and the first recovers`, async () => {
  const [far, near] = [start('far', proxy.port), start('near', Number(new URL(made.url).port))];
  const [cutOff, other] = await Promise.all([waitUntilReady(far), waitUntilReady(near)]);
  const { database } = made;
  // The demo sends nothing: these messages are from a live installation.
  await database.pool.query(`update installation set mode = 'live'`);
  await addFollowers(database, recipients);
  const plant = await new ProgramVisitor().signInAs(cutOff, 'plant');
  const stream = await plant.ask(cutOff, liveRoutes.stream);
  const streamEnds = (async () => {
    for await (const _chunk of stream.body ?? []);
    return 'ended';
  })();
  const alertId = await releaseAlert(database, { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
  await database.kysely.transaction().execute((transaction) => queueDelivery(transaction, { alertId, version: 2, kind: 'Alert' }));
  await vi.waitFor(() => expect(by('far').length).toBeGreaterThan(50), { timeout: 30_000, interval: 2 });
  proxy.cut();
  const cutAt = performance.now();

  await vi.waitFor(async () => expect(await readiness(cutOff)).toBe(503), { timeout: 30_000, interval: 100 });
  const site = { industryName: 'Refused works', district: 'Bharuch', safetyTeamContact: '1077', latitude: 21.7, longitude: 73 };
  const refused = await plant.ask(cutOff, industryRoutes.create, { body: site });
  expect([refused.status, (await refused.json()).error]).toMatchObject([
    503,
    { code: 'unavailable', message: expect.stringContaining('lost its database') },
  ]);
  expect((await plant.ask(cutOff, sessionRoutes.read)).status).toBe(503);
  expect(await streamEnds).toBe('ended');
  expect(await readiness(other)).toBe(200);

  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 100 });
  expect(ids().size).toBe(recipients);
  const late = by('far').filter(({ at }) => at > cutAt + leaseMs);
  expect(late, 'nothing is sent under an expired claim').toEqual([]);
  // Messages in progress at the cut, and those of the next 0.3 s whose result could not be stored, may be sent again under the
  // same id.
  const again = taken.length - recipients;
  expect(again).toBeLessThan(by('far').filter(({ at }) => at > cutAt - 1_000).length + 50);
  expect(by('far').filter(({ at }) => at > cutAt + 2_000)).toEqual([]);

  proxy.mend();
  await vi.waitFor(async () => expect(await readiness(cutOff)).toBe(200), { timeout: 30_000, interval: 100 });
  const { id } = await plant.call(cutOff, industryRoutes.create, { body: site });
  expect((await plant.call(other, industryRoutes.read, { params: { id } })).industryName).toBe(site.industryName);
  expect(ids().size).toBe(recipients);
  expect(far.output()).toMatch(/has not answered for 4 s[\s\S]*answers again/);
});
