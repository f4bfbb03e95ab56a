import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedInRole } from '@hazardguard/contract';
import { buildApp, type Database, migrate, openDatabase, readSettings, startEmbeddedPostgres } from '@hazardguard/server';
import { openVisitor } from './visitor.ts';

export interface BenchServer {
  readonly origin: string;
  readonly database: Database;
  /** Headers of a signed-in plant safety team. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of a person signed in with a role. */
  readonly as: (role: SignedInRole) => Promise<Readonly<Record<string, string>>>;
}

const signIn = async (origin: string, role: SignedInRole): Promise<Readonly<Record<string, string>>> => {
  const visitor = await openVisitor(origin);
  await visitor.post('/api/session/demo', { role });
  return visitor.headers();
};

/** The application as measured, without optional background work. */
export const buildBenchApp = (database: Database): ReturnType<typeof buildApp> =>
  buildApp({
    settings: {
      ...readSettings({
        HAZARDGUARD_MODE: 'demo',
        LOG_LEVEL: 'warn',
        WEATHER_PROVIDER: 'none',
        STANDING_FOOTPRINTS: 'off',
        DELIVERY: 'off',
        // Every client of a benchmark is this machine.
        CONNECTIONS_PER_ADDRESS: '12000',
      }),
      rateLimits: { perMinute: 1e9, entriesPerMinute: 1e9, placeSearchesPerMinute: 1e9 },
    },
    database,
    secret: 'only for the bench: 0123456789abcdef0123456789abcdef',
  });

/** Runs the work with the real server on its own embedded PostgreSQL. */
export const withServer = async <T>(work: (server: BenchServer) => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hazardguard-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const database = openDatabase(postgres.url);
  try {
    await migrate(database);
    const app = await buildBenchApp(database);
    try {
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const as = (role: SignedInRole) => signIn(origin, role);
      return await work({ origin, database, headers: await as('plant'), as });
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
