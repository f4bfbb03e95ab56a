import { type Industry, industryRoutes, runRoutes } from '@hazardguard/contract';
import { type BenchRow, computeMedian, toComparedRow } from './measure.ts';
import { withServer } from './with-server.ts';

const receptors = 1_000_000;
const times = 15;
const warmUp = 3;
const site = { latitude: 21.63236, longitude: 72.99001 };

/** The 50 km box that a run searches, as one index condition. */
const box = `select id, name, kind, longitude, latitude, people from receptor
  where latitude between $1 and $2 and longitude between $3 and $4 order by id`;
const corners = [site.latitude - 0.4542, site.latitude + 0.4542, site.longitude - 0.4904, site.longitude + 0.4904];

const body = (industryId: number, quantityKg: number): string =>
  JSON.stringify({
    ...{ industryId, inventoryItemId: null, weatherOrigin: { source: 'manual', observedAt: null, ageS: null } },
    scenario: {
      ...{ chemical: '7782-50-5', hazard: 'leak', quantityKg, rupture: { type: 'circular', diameterM: 0.02 }, site },
      weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20 },
      time: '2026-11-20T14:30:00+05:30',
    },
  });

const measureMs = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** A run of a leak that counts who is inside among a million places over India, compared with the query for those in its box alone. */
export const benchImpact = (): Promise<BenchRow[]> =>
  withServer(async ({ origin, database, headers }) => {
    await database.pool.query(
      `insert into receptor (id, name, kind, latitude, longitude, people)
       select 'r' || n, 'Place ' || n, case when n % 10 = 0 then 'school' else 'residential' end,
         8 + (n * 0.8191725134) % 1 * 24, 70 + (n * 0.6710436067) % 1 * 18, 50
       from generate_series(1, $1::int) as n`,
      [receptors],
    );
    await database.pool.query('vacuum analyze receptor');
    const post = async <T>(path: string, text: string): Promise<T> => {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: text,
      });
      if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
      return (await answer.json()) as T;
    };
    const details = { industryName: 'Impact Works', district: 'Bharuch', safetyTeamContact: '1077', ...site };
    const { id } = await post<Industry>(industryRoutes.create.path, JSON.stringify(details));
    const whole: number[] = [];
    const raw: number[] = [];
    let found = 0;
    for (let n = 0; n < times + warmUp; n += 1) {
      const run = await measureMs(() => post(runRoutes.create.path, body(id, 900 + n)));
      const alone = await measureMs(async () => {
        found = (await database.pool.query({ text: box, values: corners, rowMode: 'array' })).rows.length;
      });
      if (n < warmUp) continue;
      whole.push(run);
      raw.push(alone);
    }
    const name = `A run counted among ${receptors} places, ${found} of them in its box, compared with the query alone`;
    return [toComparedRow(name, computeMedian(whole), 'ms', computeMedian(raw), '')];
  });
