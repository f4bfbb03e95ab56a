import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import type { LoadOrder, LoadResult } from './load.ts';
import { type BenchRow, computeMedian } from './measure.ts';
import { withServer } from './with-server.ts';

const industries = 10_000;
const connections = 10;
const seconds = 4;
const rounds = 3;

/** Requests per second, sent from another process. */
const load = async (url: string, headers: Readonly<Record<string, string>>, paths: readonly string[] = []): Promise<number> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(
    JSON.stringify({ url, headers, requests: paths.map((path) => ({ method: 'GET', path })), seconds, connections } satisfies LoadOrder),
  );
  const answered = text(child.stdout);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The load on ${url} ended with code ${String(code)}`);
  return (JSON.parse(await answered) as LoadResult).perS;
};

/** Addresses that were never requested: spaces around a search change only the address. */
const buildAddresses = (round: number): string[] =>
  Array.from(
    { length: 20_000 },
    (_, i) => `/api/industries?page=${1 + (i % 500)}&search=${'%20'.repeat(1 + round * 50 + Math.floor(i / 500))}`,
  );

/**
 * The industries page for a person signed in (cookie, session, permission, input check, headers) compared with a bare Fastify route that
 * answers the same bytes. A page is cached as text until its tables change, so it is measured from the cache and, with no address
 * requested twice, read from the database each time.
 */
export const benchRoute = (): Promise<BenchRow[]> =>
  withServer(async ({ origin, headers, database }) => {
    await database.pool.query(
      `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
       select 'Industry ' || n, 'industry ' || n, 'District ' || n % 640, 'Control room ' || n, 8 + n % 2800 / 100.0, 68 + n % 2900 / 100.0
       from generate_series(1, $1) as n`,
      [industries],
    );
    const url = `${origin}/api/industries`;
    const answer = await (await fetch(url, { headers })).text();
    const bare = fastify();
    bare.get('/api/industries', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));
    try {
      const bareUrl = `${await bare.listen({ host: '127.0.0.1', port: 0 })}/api/industries`;
      const cached: number[] = [];
      const plain: number[] = [];
      const fresh: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        plain.push(await load(bareUrl, headers));
        cached.push(await load(url, headers));
        fresh.push(await load(url, headers, buildAddresses(round)));
      }
      const baseline = Math.round(computeMedian(plain));
      const row = (name: string, value: number, target: string): BenchRow => ({
        name,
        value: Math.round(value),
        unit: 'requests/s',
        baseline,
        ratio: value / baseline,
        target,
      });
      return [
        row('GET /api/industries, page unchanged since the last request', computeMedian(cached), '≥ 50 % of a bare Fastify route'),
        row('GET /api/industries, every page read from the database', computeMedian(fresh), 'none'),
      ];
    } finally {
      await bare.close();
    }
  });
