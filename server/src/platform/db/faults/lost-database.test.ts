import { incidentRoutes, industryRoutes, liveRoutes } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { testSettings, Visitor } from '../../../testing/application.ts';
import { type CutProxy, openCutProxy } from '../../../testing/loopback/cut-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts';
import { followChanges } from '../changes.ts';
import { type Database, openDatabase } from '../database.ts';
import { settlesWithin } from './settles-within.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Shorter for tests; the server waits 30 s. */
const silentMs = 1_000;

let made: TestDatabase;
let proxy: CutProxy;
let database: Database;
let app: FastifyInstance;
let origin: string;
let imt: Visitor;

beforeAll(async () => {
  made = await createTestDatabase();
  proxy = await openCutProxy(made.url);
  database = openDatabase(proxy.url);
  database.giveUpSilent(silentMs);
  app = await buildApp({
    settings: testSettings(),
    database,
    secret: 'only for tests: 0123456789abcdef0123456789abcdef',
    webFolder: '/nonexistent',
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  imt = await new Visitor(() => app).signInAs('imt');
});
afterAll(async () => {
  // As a fenced server does: lost statements are not waited for.
  database.cut();
  await app.close();
  await database.close();
  await proxy.close();
  await made.drop();
});

const readStatus = async (): Promise<number> => (await app.inject('/readyz')).statusCode;
const backAgain = (): Promise<void> => expect.poll(readStatus, { timeout: 30_000 }).toBe(200);

/** Events that a live window receives. */
const follow = async () => {
  const cookie = [...imt.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const closing = new AbortController();
  const answer = await fetch(origin + liveRoutes.stream.path, { headers: { cookie }, signal: closing.signal });
  let heard = '';
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) heard += new TextDecoder().decode(chunk);
  })().catch(() => undefined);
  return {
    heard: () => heard,
    close: async () => {
      closing.abort();
      await reading;
    },
  };
};

const report = (shortDescription: string) => imt.call(incidentRoutes.create, { body: { shortDescription } });

test('without its database a server answers 503 with Retry-After; sealing and open windows recover with it', async () => {
  const window = await follow();
  try {
    await report('Before the cut');
    await expect.poll(window.heard).toContain('"topic":"incident"');
    proxy.become('cut');
    const refused = await imt.refused(industryRoutes.list, { query: { search: 'nobody has asked this' } });
    expect(refused).toMatchObject({
      status: 503,
      code: 'unavailable',
      message: 'Cannot reach the database. Try again in a moment',
    });
    expect(refused.headers['retry-after']).toBe('5');
    expect(await readStatus()).toBe(503);
    proxy.become('well');
    await backAgain();
    const before = window.heard().split('"topic":"incident"').length;
    await report('After the cut');
    await expect.poll(() => window.heard().split('"topic":"incident"').length, { timeout: 20_000 }).toBeGreaterThan(before);
    const unsealed = async (): Promise<number> => {
      const { rows } = await made.database.pool.query('select count(*)::int as count from audit_entry where position is null');
      return rows[0].count;
    };
    await expect.poll(unsealed, { timeout: 20_000 }).toBe(0);
  } finally {
    await window.close();
  }
});

test('a network that drops every packet is abandoned in time: 503, and everything recovers with it', async () => {
  await imt.call(industryRoutes.list, { query: { search: 'warm' } });
  proxy.become('silent');
  expect(await imt.refused(industryRoutes.list, { query: { search: 'into the silence' } })).toMatchObject({ status: 503 });
  proxy.become('well');
  await backAgain();
  await report('After the silence');
});

test('a slow database delays answers and breaks none', async () => {
  proxy.become({ delayMs: 40 });
  const { body } = await report('On a slow database');
  expect((await imt.call(incidentRoutes.read, { params: { id: body.id } })).body.incident).toEqual(body);
  proxy.become('well');
});

test('a listening connection that died silently is detected and replaced', async () => {
  const quiet = openDatabase(proxy.url, { maxConnections: 2 });
  const changes = await followChanges(quiet, 300);
  try {
    expect(changes.live).toBe(true);
    proxy.become('silent');
    await expect.poll(() => changes.live, { timeout: 10_000 }).toBe(false);
    proxy.become('well');
    await expect.poll(() => changes.live, { timeout: 20_000 }).toBe(true);
    const before = changes.version('industry');
    await made.database.pool.query(
      "insert into industry (industry_name, name_key, district, safety_team_contact) values ('Q', 'q', 'B', '1')",
    );
    await expect.poll(() => changes.version('industry')).toBeGreaterThan(before);
  } finally {
    await changes.close();
    await quiet.close();
  }
});

test('a silent database is closed quickly: no wait for a statement, an opening connection or a disconnect', async () => {
  const quiet = openDatabase(proxy.url, { maxConnections: 3 });
  await Promise.all(['a', 'b'].map((word) => quiet.pool.query('select pg_sleep(0.05), $1::text', [word])));
  proxy.become('silent');
  const asked = ['a', 'b', 'c'].map((word) =>
    quiet.pool.query('select $1::text', [word]).then(
      () => 'answered',
      () => 'lost',
    ),
  );
  await expect.poll(() => [quiet.pool.totalCount, quiet.pool.waitingCount]).toEqual([3, 0]);
  const closed = await settlesWithin(5_000, quiet.close());
  proxy.become('well');
  expect(closed).toBe(true);
  expect(await Promise.all(asked)).toEqual(['lost', 'lost', 'lost']);
});

test('a connection that breaks as it begins to listen is released, and another listens', async () => {
  const small = openDatabase(proxy.url, { maxConnections: 1 });
  small.pool.once('connect', () => small.cut());
  const changes = await followChanges(small);
  try {
    expect(changes.live).toBe(false);
    await expect.poll(() => changes.live, { timeout: 8_000 }).toBe(true);
  } finally {
    await changes.close();
    await small.close();
  }
});
