import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { idempotencyHeader, incidentRoutes, industryRoutes, liveRoutes, type Route, runRoutes } from '@hazardguard/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './platform/db/database.ts';
import { addFollowers } from './testing/followers.ts';
import { type Program, waitUntilReady } from './testing/program.ts';
import { ProgramVisitor } from './testing/program-visitor.ts';
import { releaseAlert } from './testing/released-alert.ts';
import { makeServers } from './testing/servers.ts';
import { explainNoPostgres, findSystemPostgres, type SystemPostgres, startSystemPostgres } from './testing/system-postgres.ts';
import { queueDelivery } from './warn/delivery/queue.ts';

// A database server and four whole programs start, next to other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const bin = findSystemPostgres();
if (bin === null) process.stdout.write(`Proof of scale: ${explainNoPostgres}\n`);

const recipients = 1_500;

let server: SystemPostgres;
let database: Database;
const servers = makeServers();
/** How often the gateway received each message: it recognises a repetition by its id, and forwards it once. */
const taken = new Map<string, number>();
const gateway = createServer((request, response) => {
  setTimeout(() => {
    const id = new URL(request.url ?? '', 'http://gateway').searchParams.get('id') ?? '';
    taken.set(id, (taken.get(id) ?? 0) + 1);
    response.end('ok');
  }, 150);
});

const start = async (role: 'web' | 'worker'): Promise<{ readonly program: Program; readonly address: string }> => {
  const program = servers.start(
    {
      DATABASE_URL: server.url,
      LOG_LEVEL: 'silent',
      SMS_METHOD: 'GET',
      SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/?to={digits}&text={text}&id={id}`,
    },
    ['--role', role],
  );
  return { program, address: await waitUntilReady(program) };
};

/** A user of two web servers who switches when one does not answer, with the same key: a browser behind a proxy. */
class Persistent {
  readonly #visitor: ProgramVisitor;
  readonly #addresses: readonly string[];
  #at: number;
  /** How often the other server was used. */
  moved = 0;
  constructor(visitor: ProgramVisitor, addresses: readonly string[], at: number) {
    this.#visitor = visitor;
    this.#addresses = addresses;
    this.#at = at;
  }

  /** Null: a failed server may have done it, which is unknown for a minute: not acknowledged. */
  async ask<Answer>(route: Route, body?: unknown): Promise<Answer | null> {
    const headers = route.method === 'GET' ? {} : { [idempotencyHeader]: randomUUID() };
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await this.#visitor.ask(this.#addresses[this.#at] ?? '', route, {
          body,
          headers,
          signal: AbortSignal.timeout(20_000),
        });
        if (answer.status === route.status) return (await answer.json()) as Answer;
        if (answer.status === 409) return null;
        if (answer.status !== 503) throw new RangeError(`${route.path}: ${answer.status} ${await answer.text()}`);
        await sleep(100);
      } catch (error) {
        if (error instanceof RangeError || tries > 50) throw error;
        this.#at = (this.#at + 1) % this.#addresses.length;
        this.moved += 1;
        await sleep(50);
      }
    }
  }
}

/** A browser's live stream: reconnects to the other server from its last event. */
const listen = (visitor: ProgramVisitor, addresses: readonly string[]) => {
  const stop = new AbortController();
  const heard = new Set<string>();
  let lastId: string | undefined;
  let resets = 0;
  let connections = 0;
  const read = async (at: number): Promise<void> => {
    const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
    const stream = await visitor.ask(addresses[at] ?? '', liveRoutes.stream, { headers, signal: stop.signal });
    connections += 1;
    let text = '';
    for await (const chunk of stream.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
        if (fields.id !== undefined) lastId = fields.id;
        if (fields.event === 'reset') resets += 1;
        if (fields.event === 'change') heard.add(JSON.parse(fields.data).subject);
      }
    }
  };
  const running = (async () => {
    for (let at = 0; !stop.signal.aborted; at = (at + 1) % addresses.length) {
      await read(at).catch(() => sleep(50));
    }
  })();
  return {
    heard,
    counts: () => ({ resets, connections }),
    stop: async () => {
      stop.abort();
      await running;
    },
  };
};

beforeAll(async () => {
  if (bin === null) return;
  server = await startSystemPostgres(bin);
  database = openDatabase(server.url, { maxConnections: 4 });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await servers.end();
  gateway.closeAllConnections();
  gateway.close();
  await database?.close();
  await server?.stop();
});

describe.skipIf(bin === null)('two web servers and two workers on the system’s PostgreSQL', () => {
  test('one of each is killed under load: no acknowledged write is lost, streams catch up, computations end once, each message arrives once', async () => {
    const web = await start('web');
    const [second, firstWorker, secondWorker] = await Promise.all([start('web'), start('worker'), start('worker')]);
    const addresses = [web.address, second.address];
    const imt = await new ProgramVisitor().signInAs(web.address, 'imt');
    const plant = await new ProgramVisitor().signInAs(web.address, 'plant');
    const site = { latitude: 21.63236, longitude: 72.99001 };
    const { id: industryId } = await plant.call(web.address, industryRoutes.create, {
      body: { industryName: 'Scaled works', district: 'Bharuch', safetyTeamContact: '1077', ...site },
    });
    const scenario = {
      chemical: '7782-50-5',
      hazard: 'leak',
      quantityKg: 900,
      rupture: { type: 'circular', diameterM: 0.02 },
      weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20 },
      site,
      time: '2026-11-20T14:30:00+05:30',
    };
    const live = listen(imt, addresses);
    await vi.waitFor(() => expect(live.counts().connections).toBe(1), { timeout: 10_000 });

    await database.pool.query(`update installation set mode = 'live'`);
    await addFollowers(database, recipients);
    const alertId = await releaseAlert(database, { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });

    let over = false;
    const acknowledged: { readonly id: string; readonly text: string }[] = [];
    const computed: string[] = [];
    const askers: Persistent[] = [];
    let reads = 0;
    const asker = (visitor: ProgramVisitor, n: number): Persistent => {
      const made = new Persistent(visitor, addresses, n % 2);
      askers.push(made);
      return made;
    };
    const loop = async (step: () => Promise<void>): Promise<void> => {
      while (!over) {
        await step();
        await sleep(20);
      }
    };
    const load = [
      ...[0, 1, 2, 3].map((n) => {
        const person = asker(imt, n);
        return loop(async () => {
          const text = `Smell ${randomUUID()}`;
          const answer = await person.ask<{ id: string }>(incidentRoutes.create, { shortDescription: text });
          if (answer !== null) acknowledged.push({ id: answer.id, text });
        });
      }),
      ...[0, 1].map((n) => {
        const person = asker(plant, n);
        return loop(async () => {
          const answer = await person.ask<{ id: string }>(runRoutes.create, {
            industryId,
            inventoryItemId: null,
            scenario,
            weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
          });
          if (answer !== null) computed.push(answer.id);
        });
      }),
      ...[0, 1].map((n) => {
        const person = asker(plant, n);
        return loop(async () => {
          await person.ask(industryRoutes.list);
          reads += 1;
        });
      }),
    ];
    const counts = () => ({ written: acknowledged.length, computed: computed.length, reads });
    /** Load that continued since then, however busy the machine is. */
    const worked = (since: ReturnType<typeof counts>) =>
      vi.waitFor(
        () => {
          const now = counts();
          expect(now.written - since.written).toBeGreaterThan(20);
          expect(now.computed - since.computed).toBeGreaterThan(1);
          expect(now.reads - since.reads).toBeGreaterThan(20);
        },
        { timeout: 40_000, interval: 10 },
      );
    await worked({ written: 0, computed: 0, reads: 0 });
    await database.kysely.transaction().execute((transaction) => queueDelivery(transaction, { alertId, version: 2, kind: 'Alert' }));
    await vi.waitFor(() => expect(taken.size).toBeGreaterThan(recipients / 10), { timeout: 30_000, interval: 5 });
    const before = counts();
    for (const { program } of [web, firstWorker]) program.child.kill('SIGKILL');
    expect(await Promise.all([web.program.ended, firstWorker.program.ended])).toEqual(['SIGKILL', 'SIGKILL']);
    expect(taken.size).toBeLessThan(recipients);
    await worked(before);
    over = true;
    await Promise.all(load);

    expect(askers.some(({ moved }) => moved > 0)).toBe(true);

    const { rows: stored } = await database.pool.query<{ id: string; text: string }>(
      `select id, short_description as text from incident where short_description like 'Smell %'`,
    );
    const textById = new Map(stored.map(({ id, text }) => [id, text]));
    expect(
      acknowledged.filter(({ id, text }) => textById.get(id) !== text),
      'each acknowledged write is stored',
    ).toEqual([]);
    expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
    // A client cut off before the answer asked again: stored but unacknowledged writes may exist too.
    expect(stored.length - acknowledged.length).toBeLessThanOrEqual(askers.length);
    await vi.waitFor(() => expect(acknowledged.filter(({ id }) => !live.heard.has(id))).toEqual([]), { timeout: 20_000, interval: 100 });
    expect(live.counts().connections).toBeGreaterThan(1);
    expect(live.counts().resets).toBe(0);
    await live.stop();

    const { rows: runs } = await database.pool.query<{ id: string }>('select id from run');
    const runIds = new Set(runs.map(({ id }) => id));
    expect(
      computed.filter((id) => !runIds.has(id)),
      'each answered computation is stored',
    ).toEqual([]);
    expect(new Set(computed).size).toBe(computed.length);
    expect(runs.length - computed.length).toBeLessThanOrEqual(askers.length);
    // Computations requested by a killed server end too, once.
    await vi.waitFor(
      async () => {
        const { rows: unended } = await database.pool.query(`select task, attempts from computation where state = 'waiting'`);
        expect(unended).toEqual([]);
      },
      { timeout: 30_000, interval: 200 },
    );

    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query(`select state, count(*)::int as count from delivery group by 1`);
        expect(rows).toEqual([{ state: 'accepted', count: recipients }]);
      },
      { timeout: 40_000, interval: 200 },
    );
    expect(taken.size).toBe(recipients);
    const repeated = [...taken.values()].filter((times) => times > 1).length;
    expect(repeated, 'only messages in progress at the kill are repeated, under the same id').toBeLessThan(recipients / 5);
    expect(secondWorker.program.child.exitCode).toBeNull();
    const metrics = await (await fetch(`${secondWorker.address}/metrics`)).text();
    expect(metrics).toMatch(/hazardguard_deliveries_total\{channel="sms",outcome="accepted"\} [1-9]/);
  });
});
