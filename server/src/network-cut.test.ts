import { createServer, type Server } from 'node:http';
import { industryRoutes, liveRoutes, systemRoutes } from '@hazardguard/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './platform/db/database.ts';
import { addFollowers } from './testing/followers.ts';
import {
  connectNamespaces,
  findNamespaceObstacle,
  type Namespace,
  type NetworkLink,
  openNamespace,
} from './testing/namespace/namespace.ts';
import { type Program, waitUntilReady } from './testing/program.ts';
import { ProgramVisitor } from './testing/program-visitor.ts';
import { releaseAlert } from './testing/released-alert.ts';
import { makeServers } from './testing/servers.ts';
import { explainNoPostgres, findSystemPostgres } from './testing/system-postgres.ts';
import { queueDelivery } from './warn/delivery/queue.ts';

// A database server and two whole programs start, next to other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const bin = findSystemPostgres();
const missing = bin === null ? explainNoPostgres : findNamespaceObstacle();
if (missing !== null) process.stdout.write(`A server cut off by its network: ${missing}\n`);

const recipients = 600;
/** How long the gateway takes for a message, ms: most are unsent at the cut. */
const takesMs = 500;
/** The link between the two network namespaces; the machine's own networks are not touched. */
const addresses = { database: '10.55.0.1', far: '10.55.0.2' } as const;

type Who = 'far' | 'near';
const namespaces: Namespace[] = [];
const stations: Server[] = [];
const servers = makeServers();
let cable: NetworkLink;
let database: Database;
let databasePort: string;
let databaseUrl: string;
/** Messages that the gateways received: sender and time. */
const taken: { readonly id: string; readonly by: Who; readonly at: number }[] = [];
const by = (who: Who) => taken.filter((one) => one.by === who);
const ids = () => new Set(taken.map(({ id }) => id));

/** A gateway on the loopback of each namespace: a server cut off from the database can still send. */
const openStation = async (who: Who, namespace: Namespace): Promise<number> => {
  const station = createServer((request, response) => {
    const at = performance.now();
    const id = new URL(request.url ?? '', 'http://station').searchParams.get('id') ?? '';
    setTimeout(() => {
      taken.push({ id, by: who, at });
      response.end('ok');
    }, takesMs);
  });
  stations.push(station);
  const socket = await namespace.openStation();
  await new Promise<void>((resolve) => station.listen(socket, resolve));
  const address = station.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};

const start = async (who: Who, namespace: Namespace, databaseHost: string): Promise<{ program: Program; address: string }> => {
  const url = new URL(databaseUrl);
  url.hostname = databaseHost;
  const program = servers.start(
    {
      DATABASE_URL: url.href,
      LOG_LEVEL: 'silent',
      SMS_METHOD: 'GET',
      SMS_URL: `http://127.0.0.1:${await openStation(who, namespace)}/?to={digits}&text={text}&id={id}`,
    },
    [],
    namespace.enter,
  );
  const inside = new URL(await waitUntilReady(program));
  return { program, address: `http://localhost:${await namespace.openDoor(Number(inside.port))}` };
};

beforeAll(async () => {
  if (bin === null || missing !== null) return;
  const [home, away] = await Promise.all([openNamespace(), openNamespace()]);
  namespaces.push(home, away);
  cable = await connectNamespaces(home, addresses.database, away, addresses.far);
  databaseUrl = await home.startDatabase(bin, addresses.database);
  const outside = new URL(databaseUrl);
  databasePort = outside.port;
  outside.port = String(await home.openDoor(Number(databasePort)));
  database = openDatabase(outside.href, { maxConnections: 4 });
});
afterAll(async () => {
  await database?.close();
  await Promise.all(namespaces.map((namespace) => namespace.close()));
  await servers.end();
  for (const station of stations) {
    station.closeAllConnections();
    station.close();
  }
});

const readiness = async (address: string): Promise<number> => (await fetch(`${address}${systemRoutes.readyz.path}`)).status;
const waiting = async (): Promise<number> =>
  (await database.pool.query(`select count(*)::int as left from delivery where state <> 'accepted'`)).rows[0].left;

describe.skipIf(missing !== null)('two servers on the system’s PostgreSQL, one of them over its own network', () => {
  test(`its link goes down: it accepts and sends nothing, the other sends all ${recipients} messages, and the first recovers`, async () => {
    const [home, away] = namespaces as [Namespace, Namespace];
    const [far, near] = await Promise.all([start('far', away, addresses.database), start('near', home, '127.0.0.1')]);
    // The demo sends nothing: these messages are from a live installation.
    await database.pool.query(`update installation set mode = 'live'`);
    await addFollowers(database, recipients);
    const plant = await new ProgramVisitor().signInAs(far.address, 'plant');
    const stream = await plant.ask(far.address, liveRoutes.stream);
    const streamEnds = (async () => {
      for await (const _chunk of stream.body ?? []);
      return 'ended';
    })();
    const alertId = await releaseAlert(database, { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
    await database.kysely.transaction().execute((transaction) => queueDelivery(transaction, { alertId, version: 2, kind: 'Alert' }));
    await vi.waitFor(
      () => {
        for (const who of ['far', 'near'] as const) expect(by(who).length).toBeGreaterThan(20);
      },
      { timeout: 30_000, interval: 2 },
    );
    await cable.cut();
    const cutAt = performance.now();

    await vi.waitFor(async () => expect(await readiness(far.address)).toBe(503), { timeout: 30_000, interval: 50 });
    const site = { industryName: 'Refused works', district: 'Bharuch', safetyTeamContact: '1077', latitude: 21.7, longitude: 73 };
    const refused = await plant.ask(far.address, industryRoutes.create, { body: site });
    expect([refused.status, (await refused.json()).error]).toMatchObject([503, { code: 'unavailable' }]);
    expect(await streamEnds).toBe('ended');
    expect(await readiness(near.address)).toBe(200);

    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 50 });
    expect(ids().size).toBe(recipients);
    // Messages in progress at the cut, and those of the next 0.3 s whose result could not be stored, may be sent again under the
    // same id: a gateway recognises them by that.
    expect(by('far').filter(({ at }) => at > cutAt + 2_000)).toEqual([]);
    expect(by('near').filter(({ at }) => at > cutAt).length).toBeGreaterThan(recipients / 2);
    expect(taken.length - recipients).toBeLessThan(by('far').filter(({ at }) => at > cutAt - 2 * takesMs).length + 50);

    await cable.mend();
    await vi.waitFor(async () => expect(await readiness(far.address)).toBe(200), { timeout: 30_000, interval: 50 });
    const { id } = await plant.call(far.address, industryRoutes.create, { body: site });
    expect((await plant.call(near.address, industryRoutes.read, { params: { id } })).industryName).toBe(site.industryName);
    const { rows } = await database.pool.query('select state, count(*)::int as count from delivery group by 1');
    expect(rows).toEqual([{ state: 'accepted', count: recipients }]);
    expect(ids().size).toBe(recipients);
    expect(far.program.output()).toMatch(/has not answered for 4 s[\s\S]*answers again/);
  });
});
