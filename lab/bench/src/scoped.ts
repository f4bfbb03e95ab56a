import type { BenchRow } from './measure.ts';
import type { BenchServer } from './with-server.ts';

const times = 50;
const warmUp = 3;
const target = '< 100 ms';

type Headers = BenchServer['headers'];

const measureMs = async (origin: string, path: string, headers: Headers): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(`${origin}${path}`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The registers answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - start;
};

const computeMedian = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Everything is in one State, so that its administrator reads the same rows as an administrator of all. */
const signInForState = async ({ database, as }: BenchServer): Promise<Headers> => {
  await as('l2');
  await database.pool.query("update industry set state = 'Gujarat'");
  await database.pool.query("update person set scope_kind = 'state', scope_area = 'Gujarat' where id = 'demo-l2'");
  await database.pool.query('analyze industry');
  return as('l2');
};

/** Cost of the row scope, which the program and the database both apply: the same reads with a scope and without, in turn. */
export const benchScoped = async (server: BenchServer, industries: number): Promise<BenchRow[]> => {
  const { origin, headers: all } = server;
  const state = await signInForState(server);
  const site = (n: number): number => 1 + ((n * 7_919) % industries);
  const reads: readonly (readonly [string, (n: number) => string])[] = [
    ['search of industries', (n) => `/api/industries?search=works%20${n}%20`],
    ['search of an inventory', (n) => `/api/industries/${site(n)}/inventory?search=chlorine%20${n}`],
    ['duties, a page', (n) => `/api/duties?page=${2_000 + n}`],
    ['where a chemical is stored', (n) => `/api/chemical-types/chlorine/stock?search=works%20${n}`],
    ['threshold status of a site', (n) => `/api/industries/${site(n)}/standing`],
  ];
  const rows: BenchRow[] = [];
  for (const [name, path] of reads) {
    const scoped: number[] = [];
    const free: number[] = [];
    for (let n = 0; n < times + warmUp; n += 1) {
      const pair = [await measureMs(origin, path(2 * n), state), await measureMs(origin, path(2 * n + 1), all)] as const;
      if (n < warmUp) continue;
      scoped.push(pair[0]);
      free.push(pair[1]);
    }
    const [value, baseline] = [computeMedian(scoped), computeMedian(free)];
    rows.push({
      name: `${name}, of a State with every site, compared with all`,
      value,
      unit: 'ms',
      baseline,
      ratio: value / baseline,
      target,
    });
  }
  return rows;
};
