import { Writable } from 'node:stream';
import { errorBody, incidentRoutes, industryRoutes, sessionRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { testSettings, useApplication, Visitor } from '../../testing/application.ts';
import { createTestDatabase } from '../../testing/postgres.ts';
import { openDatabase } from '../db/database.ts';
import { readSettings } from '../env/env.ts';

const application = useApplication();
const secret = 'only for tests: 0123456789abcdef0123456789abcdef';

test.each(['/%', '/api/industries/%E0%A4%A', `/api/industries/${'9'.repeat(400)}`])(
  'the address %.30s is refused in the common form',
  async (url) => {
    const answer = await application().app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(errorBody.parse(answer.json()).error.requestId).toBe(answer.headers['x-request-id']);
  },
);

test('without its database the server says so, stays alive, and is not ready', async () => {
  const { database, url, drop } = await createTestDatabase();
  const app = await buildApp({ settings: testSettings(), database, secret, webFolder: '/nonexistent' });
  try {
    const plant = await new Visitor(() => app).signInAs('plant');
    await database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
      new URL(url).pathname.slice(1),
    ]);
    await database.close();
    const refused = await plant.refused(industryRoutes.list);
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json().status]).toEqual([503, 'unavailable']);
  } finally {
    await app.close();
    await drop().catch(() => undefined);
  }
});

test('a connection that breaks in a transaction is reported as an unavailable database, not a bug', async () => {
  const { database, url, drop } = await createTestDatabase();
  const app = await buildApp({ settings: testSettings(), database, secret, webFolder: '/nonexistent' });
  try {
    const imt = await new Visitor(() => app).signInAs('imt');
    const cutter = openDatabase(url, { maxConnections: 1 });
    // Cut off while the incident is being written.
    await database.pool.query(`create function cut() returns trigger language plpgsql as $$
      begin perform pg_sleep(60); return new; end $$; create trigger cut before insert on incident for each row execute function cut()`);
    const report = imt.refused(incidentRoutes.create, {
      body: { shortDescription: 'Smell' },
      headers: { 'idempotency-key': 'cut-in-the-middle' },
    });
    await expect
      .poll(async () => {
        const { rows } = await cutter.pool.query(
          `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
        );
        return rows[0].cut;
      })
      .toBe(1);
    expect(await report).toMatchObject({ status: 503, code: 'unavailable' });
    await database.pool.query('drop trigger cut on incident');
    await cutter.close();
    // The pool has replaced the connection.
    await imt.call(incidentRoutes.create, { body: { shortDescription: 'Smell' } });
  } finally {
    await app.close();
    await drop();
  }
});

test('too many requests from one address are refused with Retry-After', async () => {
  const { database, drop } = await createTestDatabase();
  const app = await buildApp({
    settings: testSettings({
      rateLimits: readSettings({ CALLS_PER_MINUTE: '60', SIGN_INS_PER_MINUTE: '5', PLACE_SEARCHES_PER_MINUTE: '6' }).rateLimits,
    }),
    database,
    secret,
    webFolder: '/nonexistent',
  });
  try {
    const visitor = new Visitor(() => app);
    await visitor.call(sessionRoutes.read);
    const entry = () => visitor.raw('POST', '/api/session/demo', { body: { role: 'plant' } });
    for (let entered = 0; entered < 5; entered += 1) expect((await entry()).statusCode).toBe(200);
    expect(await visitor.refused(sessionRoutes.signInDemo, { body: { role: 'plant' } })).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    });
    const answers = await Promise.all(Array.from({ length: 61 }, () => visitor.raw('GET', '/api/system')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/healthz')).statusCode).toBe(200);

    // Searches for a place have one limit, by the API and by the page; it refuses nobody else.
    const search = (path: string, remoteAddress = '198.51.100.7') => app.inject({ url: `${path}q=anklesh`, remoteAddress });
    for (const path of Array<string[]>(3).fill(['/api/follow/places?', '/Community/follow?']).flat()) {
      expect((await search(path)).statusCode).toBe(200);
    }
    const tooMany = await search('/api/follow/places?');
    expect(tooMany.json().error).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/^Too many requests; try again in \d+ s$/),
    });
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
    const page = await search('/Community/follow?');
    expect(page).toMatchObject({ statusCode: 429, payload: expect.stringContaining('Too many requests came from your network.') });
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect((await search('/api/follow/places?', '203.0.113.9')).statusCode).toBe(200);
    expect((await app.inject({ url: '/Community/follow', remoteAddress: '198.51.100.7' })).statusCode).toBe(200);
  } finally {
    await app.close();
    await drop();
  }
});

test('the log names the call, and no person', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const { database, drop } = await createTestDatabase();
  const app = await buildApp({
    settings: testSettings({ logLevel: 'debug' }),
    database,
    secret,
    webFolder: '/nonexistent',
    logStream: stream,
  });
  try {
    const plant = await new Visitor(() => app).signInAs('plant');
    const person = 'Asha Patel, +91 98765 43210';
    await plant.call(industryRoutes.create, {
      body: { industryName: person, district: 'Surat', safetyTeamContact: person, latitude: 1, longitude: 2 },
    });
    await plant.call(industryRoutes.list, { query: { search: person } });
    await plant.refused(industryRoutes.create, { body: { industryName: person, district: '', safetyTeamContact: person } });
    // An error inside the database quotes what was written.
    await database.pool.query("alter table industry add constraint no_asha check (industry_name not like 'Asha%') not valid");
    const failed = await plant.refused(industryRoutes.create, {
      body: { industryName: `${person} 2`, district: 'Surat', safetyTeamContact: person, latitude: 1, longitude: 2 },
    });
    expect(failed).toMatchObject({ status: 500, code: 'internal', message: 'Unexpected Application Error!' });
    const log = lines.join('');
    expect(log).toContain('"route":"/api/industries"');
    expect(log).toContain('"constraint":"no_asha"');
    expect(log).toContain(failed.requestId);
    expect(log).not.toMatch(/Asha|98765|127\.0\.0\.1|demo\.invalid/);
  } finally {
    await app.close();
    await drop();
  }
});
