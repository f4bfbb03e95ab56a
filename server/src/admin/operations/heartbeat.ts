import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { ProcessRole } from '@hazardguard/contract';
import type { Channels } from '../../platform/channels/list.ts';
import type { Database } from '../../platform/db/database.ts';
import { unregisterProcess } from '../../platform/db/server-process.ts';
import type { Jobs } from '../../platform/observe/jobs.ts';
import { recordHeartbeat } from './store.ts';

interface HeartbeatOptions {
  readonly id: string;
  readonly role: ProcessRole;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly channels: Channels;
  readonly dataDir: string;
  readonly version: string;
  readonly onError: (error: unknown) => void;
}

const everyMs = 10_000;

/** Null if the folder does not exist, as in tests. */
const readDisk = async (folder: string): Promise<{ readonly free: number; readonly total: number } | null> => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const listNames = (channels: Channels): string[] => Object.entries(channels).flatMap(([id, channel]) => (channel === null ? [] : [id]));

/** Writes a row every ten seconds, so that other servers see that this one is running and its state. */
export const startHeartbeat = ({ id, role, database, jobs, channels, dataDir, version, onError }: HeartbeatOptions) => {
  const startedAt = new Date();
  const beat = async (): Promise<void> => {
    const disk = await readDisk(dataDir);
    await recordHeartbeat(database, {
      id,
      host: hostname(),
      pid: process.pid,
      role,
      version,
      node: process.versions.node,
      started_at: startedAt,
      disk_free: disk?.free ?? null,
      disk_total: disk?.total ?? null,
      memory_bytes: process.memoryUsage.rss(),
      jobs: jobs.states(),
      channels: listNames(channels),
    });
  };
  let running: Promise<void> = Promise.resolve();
  const round = (): void => {
    running = running.then(beat).catch(onError);
  };
  const timer = setInterval(round, everyMs).unref();
  round();
  return {
    beat: (): Promise<void> => beat(),
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
      await unregisterProcess(database, id).catch(onError);
    },
  };
};
