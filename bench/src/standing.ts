import { findChemical, substanceOf } from '@hazardguard/chemicals';
import { standingFootprintRoutes } from '@hazardguard/contract';
import { forecastStrip, type ScenarioDocument } from '@hazardguard/engine';
import { type Database, withStandingJob } from '@hazardguard/server';
import type { BenchRow } from './measure.ts';
import { withServer } from './with-server.ts';

const sites = 10_000;
const receptors = 100_000;
/** So many of the sites are worked through and timed; the rest follow by proportion. */
const measured = 240;
const cores = 2;
const hours = 48;

/** What plants in India commonly store, kg; each site holds three of them. */
const stocks: readonly (readonly [casNo: string, kg: number])[] = [
  ['7782-50-5', 900],
  ['7664-41-7', 20_000],
  ['74-98-6', 40_000],
  ['86290-81-5', 500_000],
  ['67-56-1', 80_000],
  ['71-43-2', 60_000],
  ['107-13-1', 40_000],
  ['7664-39-3', 5_000],
  ['1333-74-0', 500],
  ['108-88-3', 60_000],
];

/** Sites and places over India, a forecast in every cell that a site lies in: nothing is asked from outside. */
const fill = async ({ pool }: Database): Promise<void> => {
  await pool.query(
    `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
     select 'Site ' || n, 'site ' || n, 'District', '-', 8 + (n * 0.6180339887) % 1 * 24, 70 + (n * 0.7548776662) % 1 * 18
     from generate_series(1, $1::int) as n`,
    [sites],
  );
  await pool.query(
    `insert into inventory_item (industry_id, item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class,
       location, date_received, date_expired, supplier)
     select industry.id, k::text, 'x', 'x', '', ($1::text[])[1 + (industry.id * 3 + k * 7) % $3], ($2::float8[])[1 + (industry.id * 3 + k * 7) % $3],
       'kg', '', 'Yard ' || k, '2026-01-01', '2036-01-01', ''
     from industry, generate_series(1, 3) as k`,
    [stocks.map(([casNo]) => casNo), stocks.map(([, kg]) => kg), stocks.length],
  );
  await pool.query(
    `insert into receptor (id, name, kind, latitude, longitude, people)
     select 'r' || n, 'Place ' || n, case when n % 10 = 0 then 'school' else 'residential' end,
       8 + (n * 0.8191725134) % 1 * 24, 70 + (n * 0.6710436067) % 1 * 18, 50
     from generate_series(1, $1::int) as n`,
    [receptors],
  );
  await pool.query(
    `insert into weather_forecast (source, cell_latitude, cell_longitude, latitude, longitude, received_at, utc_offset_min, hours)
     select 'open-meteo', cell.latitude, cell.longitude, cell.latitude, cell.longitude, now(), 330, (
       select jsonb_agg(jsonb_build_object('time', to_char(date_trunc('hour', now()) at time zone 'utc' + make_interval(hours => h), 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'),
         'temperatureC', 26 + 6 * sin(h / 24.0 * 2 * pi()), 'windSpeedMs', 1.2 + 3 * abs(sin(h / 7.0 + cell.latitude)), 'windFromDeg', (h * 7 + 90)::int % 360,
         'humidityPercent', 60, 'cloudPercent', (h * 13)::int % 100, 'precipitationMm', 0, 'shortwaveWm2', null) order by h)
       from generate_series(0, 71) as h)
     from (select distinct (floor(latitude * 4) + 0.5) / 4 as latitude, (floor(longitude * 4) + 0.5) / 4 as longitude from industry) as cell`,
  );
};

/** Processor time of one strip with nothing about it, ms: the scenarios that the job chose, on one thread. */
const bareStripMs = (documents: readonly ScenarioDocument[]): number => {
  const ahead = Array.from({ length: hours }, (_, h) => ({
    time: new Date(Date.now() + h * 3_600_000).toISOString(),
    weather: {
      windSpeedMs: 1.2 + 3 * Math.abs(Math.sin(h / 7)),
      windFromDeg: (h * 7) % 360,
      temperatureC: 26,
      humidityPercent: 60,
      cloudPercent: (h * 13) % 100,
    },
  }));
  const strip = (document: ScenarioDocument): void => {
    const chemical = findChemical(document.chemical);
    if (chemical) forecastStrip(document, substanceOf(chemical), ahead);
  };
  for (const document of documents.slice(0, 20)) strip(document);
  const start = process.cpuUsage();
  for (const document of documents) strip(document);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / documents.length;
};

/** Wall and processor time per site until so many more have been computed. */
const timed = async (database: Database, work: () => Promise<void>) => {
  const from = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wallS: (performance.now() - from) / 1000, cpuMs: (user + system) / 1000, database };
};

/**
 * The job over sites with stock and a forecast, beside bare strips of the same scenarios in the same run: first with the choice of the
 * cases, then as every hour. The hour for 10,000 sites is held against processor time on 2 cores, which neighbours on the machine do
 * not change; the wall time of this run is told, too.
 */
export const benchStanding = (): Promise<BenchRow[]> =>
  withServer(async ({ database, origin, headers }) => {
    await fill(database);
    const rows: BenchRow[] = [];
    let documents: ScenarioDocument[] = [];
    await withStandingJob({ database, threads: cores }, async (computeSome) => {
      // Threads start and the engine warms up outside of what is measured.
      await computeSome(20);
      for (const [name, again] of [
        ['chosen and computed', false],
        ['computed anew, as every hour', true],
      ] as const) {
        if (again)
          await database.pool.query("update standing_footprint set due_at = now() - interval '1 day' where computed_at is not null");
        const { wallS, cpuMs } = await timed(database, () => computeSome(measured));
        if (documents.length === 0) {
          const answer = await database.pool.query<{ scenario: ScenarioDocument }>(
            `select answer -> 'worst' -> 'scenario' as scenario from standing_footprint where state = 'computed' limit $1`,
            [measured],
          );
          documents = answer.rows.map(({ scenario }) => scenario);
        }
        const bareMs = bareStripMs(documents);
        const perSiteMs = cpuMs / measured;
        rows.push(
          {
            name: `Standing footprints ${name}, beside bare strips`,
            value: perSiteMs,
            unit: 'ms',
            baseline: bareMs,
            ratio: perSiteMs / bareMs,
            target: '',
          },
          {
            name: `10,000 of them on ${cores} cores, by processor time`,
            value: (perSiteMs * sites) / cores / 60_000,
            unit: 'min',
            target: '< 60 min',
          },
          { name: '10,000 of them, by the wall clock of this run', value: ((wallS / measured) * sites) / 60, unit: 'min', target: 'told' },
        );
      }
    });
    const answer = await fetch(`${origin}${standingFootprintRoutes.job.path}`, { headers });
    const { computed, failed } = (await answer.json()) as { computed: number; failed: number };
    if (failed > 0 || computed < measured) throw new Error(`${failed} of the sites failed, ${computed} were computed`);
    return rows;
  });
