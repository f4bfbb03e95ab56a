import { z } from 'zod';
import { deliveryChannels } from '../warn/channel.ts';
import { isoMoment } from '../wire/fields.ts';
import { route } from '../wire/route.ts';

/** Background jobs, as the screen lists them. */
export const backgroundJobs = [
  'alert-endings',
  'delivery',
  'tak',
  'escalation',
  'detection',
  'drills',
  'precomputed-footprints',
  'fires',
  'old-readings',
  'live-events',
  'orphaned-files',
  'old-keys',
  'audit-seal',
  'audit-heads',
  'computing',
  'queue',
] as const;
export type BackgroundJob = (typeof backgroundJobs)[number];

/** What a process does: web serves requests, worker runs background jobs, all does both. */
export const processRoles = ['all', 'web', 'worker'] as const;
export type ProcessRole = (typeof processRoles)[number];

const job = z.object({
  job: z.string(),
  rounds: z.int().min(0),
  failures: z.int().min(0),
  lastRoundAt: isoMoment.nullable(),
  lastFailureAt: isoMoment.nullable(),
  lastFailure: z.string().nullable(),
});

const serverProcess = z.object({
  id: z.uuid(),
  host: z.string(),
  pid: z.int(),
  role: z.enum(processRoles),
  version: z.string(),
  node: z.string(),
  startedAt: isoMoment,
  seenAt: isoMoment,
  /** False: no heartbeat for half a minute. */
  alive: z.boolean(),
  /** Disk with the data folder; null: not known. */
  diskFreeBytes: z.number().nullable(),
  diskTotalBytes: z.number().nullable(),
  memoryBytes: z.number(),
  jobs: z.array(job),
});
export type ServerProcess = z.infer<typeof serverProcess>;

const channelHealth = z.object({
  channel: z.enum(deliveryChannels),
  /** At least one running server has it configured. */
  configured: z.boolean(),
  waiting: z.int().min(0),
  /** Age of the oldest waiting message, s. */
  oldestS: z.number().min(0).nullable(),
  /** In the last 24 h. */
  accepted: z.int().min(0),
  refused: z.int().min(0),
  gaveUp: z.int().min(0),
  lastAcceptedAt: isoMoment.nullable(),
});
export type ChannelHealth = z.infer<typeof channelHealth>;

export const operations = z.object({
  at: isoMoment,
  version: z.string(),
  engineVersion: z.string(),
  postgres: z.string(),
  /** The newest migration that has run. */
  migration: z.string().nullable(),
  databaseBytes: z.number(),
  /**
   * Whether PostgreSQL checks requests of a limited scope too, and whether the role of the program has a right that it does not
   * need.
   */
  rowSecurity: z.object({ on: z.boolean(), owner: z.string(), excess: z.enum(['superuser', 'bypassrls']).nullable() }),
  processes: z.array(serverProcess),
  /** No worker is running: nothing is sent, nobody is called, nothing is sealed. */
  workerMissing: z.boolean(),
  channels: z.array(channelHealth),
  /** Null: never received. */
  weather: z.object({ at: isoMoment, source: z.string() }).nullable(),
  footprints: z.object({ due: z.int().min(0), failed: z.int().min(0) }),
  audit: z.object({ sealed: z.int().min(0), unsealed: z.int().min(0), unsealedSince: isoMoment.nullable() }),
  /** Sensors in use, those with a wrong clock, and by how much most of them show the server clock to be ahead, s; null: the server clock seems right. */
  sensorClocks: z.object({ sensors: z.int().min(0), wrong: z.int().min(0), serverS: z.number().nullable() }),
  /** When the data were last backed up by the command; null: never. */
  backupAt: isoMoment.nullable(),
});
export type Operations = z.infer<typeof operations>;

export const operationsRoutes = {
  read: route('GET', '/api/operations', 'readOperations', {
    tag: 'system',
    summary: 'State of the installation: servers, background jobs, queue, channels, weather, disk, versions, last backup',
    permission: 'operations.read',
    scope: 'common',
    answer: operations,
  }),
} as const;
