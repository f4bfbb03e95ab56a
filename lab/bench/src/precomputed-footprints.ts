import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { precomputedFootprintRoutes } from '@hazardguard/contract';
import { forecastStrip, type ScenarioDocument } from '@hazardguard/engine';
import { type Database, withPrecomputeJob } from '@hazardguard/server';
import { fieldSize, fillSites } from './fill-sites.ts';
import type { BenchRow } from './measure.ts';
import { withServer } from './with-server.ts';

const { sites } = fieldSize;
/** Sites that are computed and timed; the rest follow by proportion. */
const measured = 240;
const cores = 2;
const hours = 48;

/** Processor time of one bare strip, ms: the scenarios that the job chose, on one thread. */
const measureBareMs = (documents: readonly ScenarioDocument[]): number => {
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
    if (chemical) forecastStrip(document, toSubstance(chemical), ahead);
  };
  for (const document of documents.slice(0, 20)) strip(document);
  const start = process.cpuUsage();
  for (const document of documents) strip(document);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / documents.length;
};

/** Wall and processor time per site over a number of further sites. */
const measureWork = async (database: Database, work: () => Promise<void>) => {
  const from = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wallS: (performance.now() - from) / 1000, cpuMs: (user + system) / 1000, database };
};

/**
 * The job over sites with stock and a forecast, compared with bare strips of the same scenarios in the same run: first with the choice of the
 * cases, then as every hour. The limit of one hour for 10,000 sites applies to processor time on 2 cores, which other load does
 * not change; the wall time of this run is shown as well.
 */
export const benchPrecomputedFootprints = (): Promise<BenchRow[]> =>
  withServer(async ({ database, origin, headers }) => {
    await fillSites(database);
    const rows: BenchRow[] = [];
    let documents: ScenarioDocument[] = [];
    await withPrecomputeJob({ database, threads: cores }, async (computeSome) => {
      // Threads start and the engine warms up before the measurement.
      await computeSome(20);
      for (const [name, again] of [
        ['chosen and computed', false],
        ['recomputed, as every hour', true],
      ] as const) {
        if (again)
          await database.pool.query("update precomputed_footprint set due_at = now() - interval '1 day' where computed_at is not null");
        const { wallS, cpuMs } = await measureWork(database, () => computeSome(measured));
        if (documents.length === 0) {
          const answer = await database.pool.query<{ scenario: ScenarioDocument }>(
            `select answer -> 'worst' -> 'scenario' as scenario from precomputed_footprint where state = 'computed' limit $1`,
            [measured],
          );
          documents = answer.rows.map(({ scenario }) => scenario);
        }
        const bareMs = measureBareMs(documents);
        const perSiteMs = cpuMs / measured;
        rows.push(
          {
            name: `Precomputed footprints ${name}, compared with bare strips`,
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
          { name: '10,000 of them, by the wall clock of this run', value: ((wallS / measured) * sites) / 60, unit: 'min', target: 'none' },
        );
      }
    });
    const answer = await fetch(`${origin}${precomputedFootprintRoutes.job.path}`, { headers });
    const { computed, failed } = (await answer.json()) as { computed: number; failed: number };
    if (failed > 0 || computed < measured) throw new Error(`${failed} of the sites failed, ${computed} were computed`);
    return rows;
  });
