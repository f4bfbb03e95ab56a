import { deliveryChannels, type Operations, operationsRoutes, siteDocumentRoutes } from '@hazardguard/contract';
import { engineVersion } from '@hazardguard/engine';
import { readLastBackup } from '../../platform/db/backup/last-backup.ts';
import { readSensorClocks } from '../../platform/db/faults/sensor-clocks.ts';
import { readDatabaseOwner } from '../../platform/db/scope/row-security.ts';
import { silentS } from '../../platform/db/server-process.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { startHeartbeat } from './heartbeat.ts';
import { serveMetrics } from './metrics.ts';
import {
  type EndedRow,
  listEndedLastDay,
  listProcesses,
  listQueueDepths,
  listSiteDocuments,
  type ProcessRow,
  type QueueRow,
  readData,
  readLastWeather,
} from './store.ts';

const silentMs = silentS * 1000;

const presentProcess = (row: ProcessRow, now: Date): Operations['processes'][number] => ({
  id: row.id,
  host: row.host,
  pid: row.pid,
  role: row.role,
  version: row.version,
  node: row.node,
  startedAt: row.started_at.toISOString(),
  seenAt: row.seen_at.toISOString(),
  alive: now.getTime() - row.seen_at.getTime() < silentMs,
  diskFreeBytes: row.disk_free,
  diskTotalBytes: row.disk_total,
  memoryBytes: row.memory_bytes,
  jobs: [...row.jobs],
});

const presentChannels = (
  processes: readonly ProcessRow[],
  waiting: readonly QueueRow[],
  ended: readonly EndedRow[],
): Operations['channels'] =>
  deliveryChannels.map((channel) => {
    const queue = waiting.find((row) => row.channel === channel);
    const ends = ended.find((row) => row.channel === channel);
    return {
      channel,
      configured: processes.some(({ channels }) => channels.includes(channel)),
      waiting: queue?.waiting ?? 0,
      oldestS: queue?.oldest_s ?? null,
      accepted: ends?.accepted ?? 0,
      refused: ends?.refused ?? 0,
      gaveUp: ends?.gave_up ?? 0,
      lastAcceptedAt: ends?.last_accepted_at?.toISOString() ?? null,
    };
  });

/** State of the installation, for its operator. */
export const operations: Feature = (app, deps) => {
  const { database, settings, jobs, channels, processId: id, version } = deps;
  const { role, dataDir } = settings;
  const onError = (error: unknown): void => app.log.error(error, 'heartbeat failed');
  let heartbeat: ReturnType<typeof startHeartbeat> | undefined;
  app.addHook('onReady', async () => {
    heartbeat = startHeartbeat({ id, role, database, jobs, channels, dataDir, version, onError });
  });
  app.addHook('onClose', () => heartbeat?.stop());
  serveMetrics(app, deps);

  handle(app, operationsRoutes.read, async () => {
    // So that the answer shows the present state of this server.
    await heartbeat?.beat();
    const [processes, waiting, ended, weather, data, owner, clocks, backupAt] = await Promise.all([
      listProcesses(database),
      listQueueDepths(database),
      listEndedLastDay(database),
      readLastWeather(database),
      readData(database),
      readDatabaseOwner(database),
      readSensorClocks(database),
      readLastBackup(database),
    ]);
    const now = new Date();
    const alive = processes.filter(({ seen_at }) => now.getTime() - seen_at.getTime() < silentMs);
    return {
      at: now.toISOString(),
      version,
      engineVersion,
      postgres: data.postgres,
      migration: data.migration,
      databaseBytes: data.bytes,
      rowSecurity: { on: database.rowLock.on, owner: owner.name, excess: owner.excess },
      workerMissing: alive.every(({ role }) => role === 'web'),
      processes: processes.map((row) => presentProcess(row, now)),
      channels: presentChannels(alive, waiting, ended),
      weather: weather === null ? null : { at: weather.at.toISOString(), source: weather.source },
      footprints: { due: data.footprints_due, failed: data.footprints_failed },
      audit: { sealed: data.entries, unsealed: data.unsealed, unsealedSince: data.unsealed_since?.toISOString() ?? null },
      sensorClocks: clocks,
      backupAt: backupAt?.toISOString() ?? null,
    };
  });

  handle(app, siteDocumentRoutes.list, async ({ query }) => {
    const rows = await listSiteDocuments(database, query.id);
    const documents = rows.map(({ id, industry_id, industry_name, kind, made_at, document }) => {
      return { id, industryId: industry_id, industryName: industry_name, kind, madeAt: made_at.toISOString(), document };
    });
    return { documents };
  });
};
