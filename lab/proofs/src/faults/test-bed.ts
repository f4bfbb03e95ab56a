import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Alert, Industry } from '@hazardguard/contract';
import { type Database, migrate, openDatabase } from '@hazardguard/server';
import { openKillableDatabase, openKillableProgram } from '../../../bench/src/killable-program.ts';
import { addFollowers, createPeople, signInBoth } from './create-people.ts';
import { type Channel, type Gateways, openGateways, type SmsGateway } from './gateways.ts';

export const site = { latitude: 21.6, longitude: 73 };

export type Program = Awaited<ReturnType<typeof openKillableProgram>>;
export type Both = Awaited<ReturnType<typeof signInBoth>>;

export interface TestBed {
  readonly database: Database;
  readonly stations: Gateways;
  /** The web server, which sends no messages. */
  readonly server: Program;
  readonly workers: readonly Program[];
  readonly postgres: Awaited<ReturnType<typeof openKillableDatabase>>;
  /** The site of the warnings. */
  readonly industryId: number;
}

interface TestBedOptions {
  /** Residents around the site, on each of these channels. */
  readonly residents: number;
  readonly channels: readonly Channel[];
  readonly gateway?: SmsGateway;
  readonly workers: number;
  /** The database is killed as well; only then its connections are proxied by this process. */
  readonly killsDatabase?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Runs the work with an installation in live mode: PostgreSQL, a web server and workers as separate processes. */
export const withTestBed = async <T>(options: TestBedOptions, work: (testBed: TestBed) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-faults-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const stations = await openGateways(options.gateway);
    undo.push(() => stations.close());
    const postgres = await openKillableDatabase(join(folder, 'database'));
    undo.push(() => postgres.stop());
    const url = options.killsDatabase === true ? postgres.url : postgres.ownUrl;
    const database = openDatabase(url);
    undo.push(() => database.close());
    await migrate(database);
    const common = {
      HAZARDGUARD_MODE: 'live',
      HAZARDGUARD_SECRET: 'only for the bench: 0123456789abcdef0123456789abcdef',
      REQUIRE_SECOND_FACTOR: 'none',
      DATABASE_URL: url,
      STANDING_FOOTPRINTS: 'off',
      WEATHER_PROVIDER: 'none',
      ...options.settings,
    };
    const open = async (name: string, settings: Readonly<Record<string, string>>): Promise<Program> => {
      const program = await openKillableProgram({ dataDir: join(folder, name), settings: { ...common, ...settings } });
      undo.push(() => program.stop());
      return program;
    };
    const server = await open('server', { DELIVERY: 'off' });
    await createPeople(database, server.origin(), server.output());
    const workers: Program[] = [];
    while (workers.length < options.workers) workers.push(await open(`worker-${workers.length}`, stations.settings));
    await addFollowers(database, { residents: options.residents, channels: options.channels, site });
    const { drafter } = await signInBoth(server.origin());
    const industry = { industryName: 'Bench Works', district: 'Bharuch', safetyTeamContact: '1077', ...site };
    const { id: industryId } = await drafter.post<Industry>('/api/industries', industry);
    return await work({ database, stations, server, workers, postgres, industryId });
  } finally {
    for (const step of undo.reverse()) await step();
  }
};

/** A warning that waits for its approval. */
export const submitWarning = async (drafter: Both['drafter'], industryId: number, number: number): Promise<string> => {
  const { id } = await drafter.post<Alert>('/api/alerts/by-hand', {
    industryId,
    incidentId: `INC${String(number).padStart(6, '0')}`,
    incidentSeverity: 'low',
    incidentDescription: 'Leak',
    status: 'Actual',
    area: { shape: 'site', radiusM: 1_000 },
  });
  await drafter.post(`/api/alerts/${id}/submit`, { version: 1 });
  return id;
};

export const countWaiting = async ({ pool }: Database, alertId: string): Promise<number> => {
  const { rows } = await pool.query<{ waiting: number }>(
    "select count(*)::int as waiting from delivery where alert_id = $1 and state = 'waiting'",
    [alertId],
  );
  return rows[0]?.waiting ?? 0;
};
