import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate, openDatabase } from '@hazardguard/server';
import { openKillableDatabase, openKillableProgram } from '../../../bench/src/killable-program.ts';
import { type BenchRow, toComparedRow } from '../../../bench/src/measure.ts';
import { openVisitor, type Visitor } from '../../../bench/src/visitor.ts';
import { createPeople, signInBoth } from '../faults/create-people.ts';
import { holdConnections, slowManners } from './slow-clients.ts';

/** A sum that overflows the stack of PostgreSQL's parser, below the length limit of a statement. */
const hostileStatement = `select * from industry_info where id = ${'1+'.repeat(9_900)}1`;
/** Below every limit, but slow to parse. */
const heavyStatement = `select * from industry_info where industry_name in (${Array.from({ length: 2_400 }, (_, n) => `'${n}'`).join(',')})`;
const harmlessStatement = 'select id from industry_info where id = $1';

const slow = { connections: 190, afterS: 80 } as const;
const floods = 200;
const floodsAtOnce = 40;

const countAnswered = async (origin: string, visitor: Visitor, path: string, body: string): Promise<number> => {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...visitor.headers(), 'content-type': 'application/json' },
    body,
  });
  await response.arrayBuffer();
  return response.status;
};

/** Times `/healthz` every 20 ms while the work runs; returns the 99th percentile, ms. */
const measureHealthDuring = async (origin: string, work: () => Promise<unknown>): Promise<number> => {
  const took: number[] = [];
  let isOver = false;
  const probe = async (): Promise<void> => {
    const requests: Promise<void>[] = [];
    while (!isOver) {
      const start = performance.now();
      requests.push(
        fetch(`${origin}/healthz`)
          .then((response) => response.arrayBuffer())
          .then(() => void took.push(performance.now() - start)),
      );
      await wait(20);
    }
    await Promise.all(requests);
  };
  const probing = probe();
  await work();
  isOver = true;
  await probing;
  return took.toSorted((a, b) => a - b)[Math.floor(0.99 * took.length)] ?? Number.NaN;
};

/** Memory of a process, MB. */
const readResidentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

const flood = async (origin: string, visitor: Visitor, query: string): Promise<readonly number[]> => {
  const statuses: number[] = [];
  const lane = async (): Promise<void> => {
    while (statuses.length < floods)
      statuses.push(await countAnswered(origin, visitor, '/api/db/industryinfo', JSON.stringify({ query, values: [] })));
  };
  await Promise.all(Array.from({ length: floodsAtOnce }, lane));
  return statuses;
};

/**
 * Attacks that once froze, filled or broke a server, repeated on a cluster: two web servers and two workers on
 * one PostgreSQL, each a separate process, in live mode.
 */
export const proveAttack = async (): Promise<BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-attack-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await openKillableDatabase(join(folder, 'database'));
    undo.push(() => postgres.stop());
    const database = openDatabase(postgres.url);
    undo.push(() => database.close());
    await migrate(database);
    const settings = {
      HAZARDGUARD_MODE: 'live',
      HAZARDGUARD_SECRET: 'only for the bench: 0123456789abcdef0123456789abcdef',
      DATABASE_URL: postgres.url,
      WEATHER_PROVIDER: 'none',
      REQUIRE_SECOND_FACTOR: 'none',
    };
    const openProgram = async (name: string, role: 'web' | 'worker') => {
      const program = await openKillableProgram({ dataDir: join(folder, name), settings: { ...settings, ROLE: role } });
      undo.push(() => program.stop());
      return program;
    };
    const web = await openProgram('web-1', 'web');
    const origin = web.origin();
    await createPeople(database, origin, web.output());
    await openProgram('web-2', 'web');
    await openProgram('worker-1', 'worker');
    await openProgram('worker-2', 'worker');
    const { drafter } = await signInBoth(origin);

    const idle = await measureHealthDuring(origin, () => wait(5_000));
    const rows: BenchRow[] = [];
    for (const [name, query] of [
      ['that overflow the parser', hostileStatement],
      ['of 2,400 constants', heavyStatement],
    ] as const) {
      const statuses: number[] = [];
      const p99 = await measureHealthDuring(origin, async () => statuses.push(...(await flood(origin, drafter, query))));
      rows.push(
        toComparedRow(`/healthz, p99, during ${floods} statements ${name}, ${floodsAtOnce} at a time`, p99, 'ms', idle, '<= 250 ms'),
      );
      rows.push({
        name: `Of them answered with a failure of the server`,
        value: statuses.filter((status) => status >= 500).length,
        unit: '',
        target: '0',
      });
      const after = await countAnswered(origin, drafter, '/api/db/industryinfo', JSON.stringify({ query: harmlessStatement, values: [1] }));
      rows.push({ name: 'The next statement is answered with', value: after, unit: '', target: '200' });
    }

    const nested = `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)},"password":"x"}`;
    const stranger = await openVisitor(origin);
    const deep = await Promise.all(Array.from({ length: 20 }, () => countAnswered(origin, stranger, '/api/session', nested)));
    rows.push({ name: 'JSON nested 5,000 deep, worst answer', value: Math.max(...deep), unit: '', target: '400' });

    for (const manner of slowManners) {
      const open: number[] = [];
      const p99 = await measureHealthDuring(origin, async () =>
        open.push(await holdConnections(origin, manner, slow.connections, slow.afterS)),
      );
      rows.push({
        name: `Of ${slow.connections} connections with ${manner}, open after ${slow.afterS} s`,
        value: open[0] ?? Number.NaN,
        unit: '',
        target: '0',
      });
      rows.push(toComparedRow('/healthz, p99, during this', p99, 'ms', idle, '<= 250 ms'));
    }

    const before = readResidentMb(web.pid());
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, readResidentMb(web.pid()));
    }, 20);
    const unclosed = `industryName,district,safetyTeamContact\n"${'a,b\n'.repeat(15_000_000)}`;
    const response = await fetch(`${origin}/api/industries/bulk`, {
      method: 'POST',
      headers: { ...drafter.headers(), 'content-type': 'text/csv' },
      body: unclosed,
    }).catch(() => null);
    await response?.arrayBuffer();
    clearInterval(watch);
    rows.push({
      name: `A CSV of 60 MB with an unclosed quote (answer ${response?.status ?? 'cut'}): memory above idle`,
      value: most - before,
      unit: 'MB',
      target: '<= 150 MB',
    });
    return rows;
  } finally {
    for (const step of undo.reverse()) await step();
  }
};
