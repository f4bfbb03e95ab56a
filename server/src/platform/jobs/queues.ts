/** Scheduled jobs (UTC), each run by one worker: cron expressions. */
export const scheduledJobs = {
  'live-events': '*/10 * * * *',
  'old-readings': '17 * * * *',
  'orphaned-files': '37 * * * *',
  'old-keys': '47 * * * *',
  fires: '* * * * *',
  'alert-endings': '* * * * *',
} as const;
export type ScheduledJob = keyof typeof scheduledJobs;

/** Work whose items are added one by one, each under its own key. */
export const keyedJobs = ['precomputed-footprints'] as const;
export type KeyedJob = (typeof keyedJobs)[number];

/** Work that gives way to waiting messages; fires are warnings themselves. */
export const yieldingJobs: ReadonlySet<string> = new Set<ScheduledJob | KeyedJob>([
  'precomputed-footprints',
  'old-readings',
  'live-events',
  'orphaned-files',
  'old-keys',
]);

/**
 * At most one job per key waits or runs. When a server dies, another takes its job after missed heartbeats: the shortest time
 * that pg-boss allows.
 */
const exclusive = { policy: 'exclusive', heartbeatSeconds: 10 } as const;

/** A failed job is retried before its next time, but not immediately. */
export const scheduledJobOptions = { ...exclusive, retryLimit: 3, retryDelay: 30, retryBackoff: true } as const;
export const keyedJobOptions = { ...exclusive, retryLimit: 3, retryDelay: 1, retryBackoff: true } as const;

/** The queue holds no data of its own: it can be rebuilt from the clock and from rows elsewhere. */
export const queueSchema = 'pgboss';
