import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadSamples } from './demo/load-samples.ts';
import type { DataLock } from './platform/data-folder/lock.ts';
import { readSecrets } from './platform/data-folder/secrets.ts';
import { StartError } from './platform/data-folder/start-error.ts';
import { readVapidKeys } from './platform/data-folder/vapid-key.ts';
import { openHeadFile } from './platform/db/audit/heads.ts';
import { connectDatabase } from './platform/db/connect.ts';
import { embeddedLink, watchLink } from './platform/db/faults/database-link.ts';
import { settlesWithin } from './platform/db/faults/settles-within.ts';
import { claimMode } from './platform/db/installation.ts';
import { migrate } from './platform/db/migrate.ts';
import { requireRowSecurity } from './platform/db/scope/row-security.ts';
import { registerProcess, unregisterProcess } from './platform/db/server-process.ts';
import type { Settings } from './platform/env/env.ts';
import { computeFingerprints } from './platform/env/fingerprints.ts';
import { productVersion } from './platform/env/product-version.ts';
import { readRmpTables } from './platform/env/read-rmp-tables.ts';
import type { Tracing } from './platform/observe/tracing/open-tracing.ts';

export interface RunningServer {
  /** Null: a worker without a port. */
  readonly address: string | null;
  /** Live mode without an administrator: the path of the one-time link that creates one. */
  readonly setupPath: string | null;
  /** Where the data are, in words. */
  readonly place: string;
  /** Stops everything that was started, in reverse order. Safe to call twice. */
  stop(): Promise<void>;
}

const listenComplaints: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is used by another program. Stop that one, or set PORT to another port, for example PORT=${port + 1}.`,
  EACCES: (_host, port) => `Port ${port} is not open to this user. Set PORT to 1024 or above.`,
  EADDRNOTAVAIL: (host) =>
    `HOST is ${host}, which is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for every address.`,
  ENOTFOUND: (host) => `HOST is ${host}, which is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for every address.`,
};

const listen = async (app: FastifyInstance, host: string, port: number | null): Promise<string | null> => {
  if (port === null) {
    await app.ready();
    return null;
  }
  try {
    const address = await app.listen({ host, port });
    return address;
  } catch (error) {
    const sentence = listenComplaints[(error as NodeJS.ErrnoException).code ?? ''];
    if (sentence === undefined) throw error;
    throw new StartError(sentence(host, port));
  }
};

/** Open requests get this long to end before their connections are closed; what then still runs ends with the process. */
const patienceMs = 1_500;

const closeApp = async (app: FastifyInstance): Promise<void> => {
  const closed = app.close();
  const inTime = await settlesWithin(patienceMs, closed);
  if (inTime) return;
  app.server.closeAllConnections();
  await settlesWithin(patienceMs / 3, closed);
};

/** Longer than any statement of a request takes on a reachable database; background work has four times as long. */
const silentMs = 30_000;

/** The tracing library is loaded only where it is used. */
const openTraces = async ({ tracing, role }: Settings, id: string, log: (line: string) => void): Promise<Tracing | null> => {
  if (tracing === null) return null;
  const { openTracing } = await import('./platform/observe/tracing/open-tracing.ts');
  return openTracing({ settings: tracing, server: { id, role, version: productVersion }, log });
};

const logSetupLink =
  (log: (line: string) => void) =>
  (fenced: boolean): void =>
    log(
      fenced
        ? 'The database has not answered for 4 s: this server accepts and sends nothing until it is back'
        : 'The database answers again: this server continues',
    );

/** The start after the lock: database, migrations, mode, application, port. Completed steps are undone when a later one fails. */
export const startServer = async (settings: Settings, lock: DataLock, log: (line: string) => void): Promise<RunningServer> => {
  const undo: (() => void | Promise<void>)[] = [() => lock.release()];
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      for (const step of undo.reverse()) await step();
    })();
    return stopping;
  };
  let explain = (error: unknown): unknown => error;
  try {
    const id = randomUUID();
    const traces = await openTraces(settings, id, log);
    undo.push(() => traces?.close());
    // Checked before anything is started; the feature reads the tables itself.
    if (settings.rmpTablesFile !== null) readRmpTables(settings.rmpTablesFile);
    const secret = settings.secret ?? readSecrets(settings.dataDir).sessionSecret;
    for (const sentence of settings.retiredSettings) log(sentence);
    const connection = await connectDatabase(settings, log);
    undo.push(() => connection.stop());
    explain = connection.explain;
    if (settings.rowSecurityRequired) await requireRowSecurity(connection.database);
    await migrate(connection.database);
    await claimMode(connection.database, settings.mode);
    if (settings.mode === 'demo') await loadSamples(connection.database);
    const vapidKeys = settings.push.keys ?? readVapidKeys(settings.dataDir, settings.secret);
    const { role } = settings;
    const fingerprints = computeFingerprints(settings, secret, vapidKeys);
    await registerProcess(connection.database, { id, host: hostname(), pid: process.pid, role, version: productVersion, fingerprints });
    undo.push(async () => void (await settlesWithin(1_000, unregisterProcess(connection.database, id))));
    connection.database.giveUpSilent(silentMs);
    const { databaseUrl } = settings;
    const link =
      databaseUrl === null ? embeddedLink : watchLink({ url: databaseUrl, database: connection.database, onChange: logSetupLink(log) });
    undo.push(() => link.close());
    const app = await buildApp({
      link,
      settings,
      database: connection.database,
      secret,
      vapidKeys,
      heads: openHeadFile(settings.dataDir),
      processId: id,
    });
    undo.push(() => closeApp(app));
    const address = await listen(app, settings.host, settings.port);
    // A worker serves nobody who could use the setup link.
    const setupPath = settings.serves ? await app.gate.auth.setupPath() : null;
    return { address, setupPath, place: connection.place, stop };
  } catch (error) {
    const explanation = explain(error);
    await stop();
    throw explanation;
  }
};
