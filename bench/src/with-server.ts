import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieNames, type SignedInRole, xsrfHeader } from '@hazardguard/contract';
import { buildApp, type Database, migrate, openDatabase, readSettings, startEmbeddedPostgres } from '@hazardguard/server';

export interface BenchServer {
  readonly origin: string;
  readonly database: Database;
  /** Headers of a signed-in plant safety team. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of somebody signed in with a role. */
  readonly as: (role: SignedInRole) => Promise<Readonly<Record<string, string>>>;
}

const cookiesOf = (answer: Response): Map<string, string> =>
  new Map(
    answer.headers.getSetCookie().map((line) => {
      const pair = line.split(';', 1)[0] ?? '';
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

const signIn = async (origin: string, role: SignedInRole): Promise<Readonly<Record<string, string>>> => {
  const cookies = cookiesOf(await fetch(`${origin}/api/session`));
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    [xsrfHeader]: cookies.get(cookieNames.xsrf) ?? '',
  });
  const answer = await fetch(`${origin}/api/session/demo`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });
  if (!answer.ok) throw new Error(`The bench could not sign in: ${await answer.text()}`);
  for (const [name, value] of cookiesOf(answer)) cookies.set(name, value);
  return headers();
};

/** The real server on a real embedded PostgreSQL of its own, for as long as the work takes. */
export const withServer = async <T>(work: (server: BenchServer) => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hazardguard-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const database = openDatabase(postgres.url);
  try {
    await migrate(database);
    const app = await buildApp({
      settings: readSettings({
        HAZARDGUARD_MODE: 'demo',
        LOG_LEVEL: 'warn',
        WEATHER_PROVIDER: 'none',
        STANDING_FOOTPRINTS: 'off',
        DELIVERY: 'off',
      }),
      database,
      secret: 'only for the bench: 0123456789abcdef0123456789abcdef',
      rateLimits: { perMinute: 1e9, entriesPerMinute: 1e9 },
    });
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
