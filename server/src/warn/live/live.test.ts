import { type SignedInRole, sessionRoutes } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { testSettings, Visitor } from '../../testing/application.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { trimEvents } from './store.ts';

let made: TestDatabase;
const servers: FastifyInstance[] = [];
const addresses: string[] = [];
const streams: AbortController[] = [];

const serve = async (): Promise<void> => {
  const app = await buildApp({
    settings: testSettings(),
    database: made.database,
    secret: 'only for tests: 0123456789abcdef0123456789abcdef',
    webFolder: '/nonexistent',
  });
  addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }));
  servers.push(app);
};

beforeAll(async () => {
  made = await createTestDatabase();
  await serve();
  await serve();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort();
});
afterAll(async () => {
  for (const app of servers) {
    const closed = app.close();
    app.server.closeAllConnections();
    await closed;
  }
  await made.drop();
});

const signIn = (server: 0 | 1, role: SignedInRole): Promise<Visitor> =>
  new Visitor(() => servers[server] as FastifyInstance).signInAs(role);
const formatCookies = ({ cookies }: Visitor): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

interface Follower {
  readonly status: number;
  /** Each event as 'name topic subject'. */
  readonly heard: string[];
  readonly lastId: () => string;
  readonly ended: () => boolean;
  cut(): void;
}

const follow = async (server: 0 | 1, visitor: Visitor, lastEventId?: string): Promise<Follower> => {
  const cut = new AbortController();
  streams.push(cut);
  const headers = { cookie: formatCookies(visitor), ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) };
  const response = await fetch(`${addresses[server]}/api/live`, { headers, signal: cut.signal });
  const heard: string[] = [];
  let lastId = '';
  let ended = false;
  void (async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
        if (fields.id !== undefined) lastId = fields.id;
        if (fields.event === undefined) continue;
        const { topic = '', subject = '' } = JSON.parse(fields.data);
        heard.push([fields.event, topic, subject].join(' ').trim());
      }
    }
    ended = true;
  })().catch(() => undefined);
  if (response.ok) await vi.waitFor(() => expect(heard).toContain('hello'), { timeout: 5_000 });
  return { status: response.status, heard, lastId: () => lastId, ended: () => ended, cut: () => cut.abort() };
};
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5_000, interval: 10 });
const release = () => releaseAlert(made.database, { status: 'Exercise', latitude: 21.6, longitude: 73, radiiM: [500] });

test('a change made through one server is sent by the other, with the right headers', async () => {
  const follower = await follow(1, await signIn(0, 'l1'));
  const plant = await signIn(0, 'plant');
  const answer = await plant.raw('POST', '/api/incidents', { body: { shortDescription: 'Smell of gas' } });
  expect(answer.statusCode, answer.payload).toBe(201);
  await until(() => expect(follower.heard).toContain(`change incident ${answer.json().id}`));
  const headers = await fetch(`${addresses[0]}/api/live`, { headers: { cookie: formatCookies(plant) } });
  expect(headers.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.headers.get('cache-control')).toBe('no-store');
  await headers.body?.cancel();
});

test('a disconnected client catches up from its last event and misses none', async () => {
  const visitor = await signIn(0, 'l1');
  const first = await follow(0, visitor);
  const one = await release();
  await until(() => expect(first.heard).toContain(`change alert ${one}`));
  first.cut();
  const missed = [await release(), await release(), await release()];
  const second = await follow(1, visitor, first.lastId());
  const expected = missed.map((id) => `change alert ${id}`);
  expect(second.heard.filter((event) => expected.includes(event))).toEqual(expected);
  const later = await release();
  await until(() => expect(second.heard.at(-1)).toBe(`change alert ${later}`));
});

test('many writers at the same time: no client that listens or catches up misses an event', async () => {
  const visitor = await signIn(0, 'l1');
  const listening = await follow(0, visitor);
  const from = listening.lastId();
  const ids = await Promise.all(
    Array.from({ length: 12 }, async (_none, index) => {
      const { rows } = await made.database.pool.query(
        `insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
       values ($1, $2, 'note', 'A', 'a', 'note', pg_sleep(random() / 20)::text || 'x') returning incident_id`,
        [index, `INC9000${String(index).padStart(2, '0')}`],
      );
      return `change incident ${rows[0].incident_id}`;
    }),
  );
  const readChanges = (follower: Follower) => follower.heard.filter((event) => event.startsWith('change incident INC9000')).sort();
  await until(() => expect(readChanges(listening)).toEqual(ids.sort()));
  expect(readChanges(await follow(1, visitor, from))).toEqual(ids);
});

test('a client that was away too long must read everything again', async () => {
  const visitor = await signIn(0, 'l1');
  await made.database.pool.query("update live_event set at = now() - interval '2 days'");
  await trimEvents(made.database);
  const follower = await follow(0, visitor, '1');
  expect(follower.heard).toEqual(['reset', 'hello']);
  expect((await follow(0, visitor, '999999999')).heard).toEqual(['reset', 'hello']);
});

test('a role receives only events it may read; without sign-in there are none', async () => {
  const plant = await follow(0, await signIn(0, 'plant'));
  const authority = await follow(0, await signIn(0, 'l0'));
  const id = await release();
  await made.database.pool.query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at)
     values ($1, 2, 'Alert', 'Exercise', 'exercise-sink', 'email', 'd@example.org', 'en', now())`,
    [id],
  );
  await made.database.pool.query("update delivery set state = 'gave-up' where alert_id = $1", [id]);
  await until(() => expect(authority.heard).toContain(`change delivery ${id}`));
  const later = await release();
  await until(() => expect(plant.heard).toContain(`change alert ${later}`));
  expect(plant.heard.join()).not.toContain('delivery');
  expect((await fetch(`${addresses[0]}/api/live`)).status).toBe(401);
});

test('the end of a session ends its streams, and a session has a limited number of streams', async () => {
  const visitor = await signIn(0, 'l2');
  const open = await Promise.all(Array.from({ length: 6 }, () => follow(1, visitor)));
  expect((await follow(1, visitor)).status).toBe(429);
  open.shift()?.cut();
  await vi.waitFor(async () => expect((await follow(1, visitor)).status).toBe(200), { timeout: 5_000 });
  await visitor.call(sessionRoutes.signOut);
  await until(() => expect(open.every(({ ended }) => ended())).toBe(true));
});
