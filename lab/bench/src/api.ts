import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import type { LoadOrder, LoadResult } from './load.ts';
import { type BenchRow, toComparedRow } from './measure.ts';
import { type BenchServer, withServer } from './with-server.ts';

const seconds = 8;
const connections = 10;
const industries = 10_000;

/** The load comes from a separate process. */
export const load = async (order: Omit<LoadOrder, 'seconds' | 'connections'>, forS = seconds): Promise<LoadResult> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ ...order, seconds: forS, connections } satisfies LoadOrder));
  const answered = text(child.stdout);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The load on ${order.url} ended with code ${String(code)}`);
  return JSON.parse(await answered) as LoadResult;
};

/** A bare Fastify that answers every request with these bytes. */
const withBare = async <T>(bytes: string, work: (url: string) => Promise<T>): Promise<T> => {
  const app = fastify();
  app.all('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  try {
    return await work(await app.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await app.close();
  }
};

/** Executions of one statement per second by the raw driver, over as many connections as the server's pool has. */
const measureRawPerS = async (
  { database }: BenchServer,
  statement: (n: number) => { text: string; values: unknown[] },
): Promise<number> => {
  let done = 0;
  const end = performance.now() + 1000 * seconds;
  const lane = async (): Promise<void> => {
    while (performance.now() < end) await database.pool.query(statement(++done));
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return done / seconds;
};

/** One industry by its id: read from the database each time. */
const readStatement = (n: number) => ({
  text: 'select * from industry where id = $1',
  values: [1 + (n % industries)],
});

/** The insert of a reported incident, with its triggers (log, audit record, live event). */
const writeStatement = (n: number) => ({
  text: `insert into incident (short_description, created_by, created_by_id, changed_by, changed_by_id) values ($1, 'Bench', 'bench', 'Bench', 'bench')`,
  values: [`Raw ${n}`],
});

interface Measured {
  readonly name: string;
  readonly order: Omit<LoadOrder, 'seconds' | 'connections' | 'perS'>;
  readonly bareBytes: string;
  readonly raw: (n: number) => { text: string; values: unknown[] };
}

const measure = async (server: BenchServer, { name, order, bareBytes, raw }: Measured): Promise<BenchRow[]> => {
  const full = await load(order);
  const bare = await withBare(bareBytes, (url) => load({ ...order, url }));
  const driver = await measureRawPerS(server, raw);
  // Capacity: requests per second of ten connections without pauses. Normal load is 40 % of it, so that twice the load still leaves a fifth.
  const normal = await load({ ...order, perS: Math.max(1, Math.round(full.perS * 0.4)) });
  const twice = await load({ ...order, perS: Math.max(1, Math.round(full.perS * 0.8)) });
  return [
    toComparedRow(`${name} a second, compared with bare Fastify with the same bytes`, full.perS, '/s', bare.perS, ''),
    toComparedRow(`${name} a second, compared with the raw driver with the statement`, full.perS, '/s', driver, ''),
    { name: `${name} at normal load (40 % of capacity), median`, value: normal.p50Ms, unit: 'ms', target: '' },
    { name: `${name} at normal load, 99th percentile`, value: normal.p99Ms, unit: 'ms', target: '< 100 ms' },
    { name: `${name} at twice normal load, median`, value: twice.p50Ms, unit: 'ms', target: '' },
    { name: `${name} at twice normal load, 99th percentile`, value: twice.p99Ms, unit: 'ms', target: '' },
  ];
};

/** `npm run bench api`: reads and writes through the whole stack: session, permission, scope, validation, database, audit record. */
export const benchApi = (): Promise<BenchRow[]> =>
  withServer(async (server) => {
    const { origin, database, as } = server;
    await database.pool.query(
      `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
       select 'Industry ' || n, 'industry ' || n, 'District ' || n % 640, 'Control room ' || n, 8 + n % 2800 / 100.0, 68 + n % 2900 / 100.0
       from generate_series(1, $1::int) as n`,
      [industries],
    );
    await database.pool.query('analyze');
    const imt = await as('imt');
    const ids = await database.pool.query<{ id: number }>('select id from industry order by id limit 5000');
    const paths = ids.rows.map(({ id }) => `/api/industries/${id}`);
    const first = paths[0] ?? '/';
    const readBytes = await (await fetch(origin + first, { headers: imt })).text();
    const report = { method: 'POST' as const, body: JSON.stringify({ shortDescription: 'Smell of chlorine' }) };
    const headers = { ...imt, 'content-type': 'application/json' };
    const written = await fetch(`${origin}/api/incidents`, { ...report, headers });
    const read = { url: origin, headers: imt, requests: paths.map((path) => ({ method: 'GET' as const, path })) };
    const write = { url: origin, headers, requests: [{ ...report, path: '/api/incidents' }] };
    return [
      ...(await measure(server, { name: 'Reads of one industry', order: read, bareBytes: readBytes, raw: readStatement })),
      ...(await measure(server, { name: 'Reports of an incident', order: write, bareBytes: await written.text(), raw: writeStatement })),
    ];
  });
