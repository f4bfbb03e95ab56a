/** What comes round by the clock (UTC), each by one of all workers: cron expressions. */
export const scheduledJobs = {
  'live-events': '*/10 * * * *',
  'old-readings': '17 * * * *',
  'orphaned-files': '37 * * * *',
  fires: '* * * * *',
} as const;
export type ScheduledJob = keyof typeof scheduledJobs;

/** Work whose pieces are added one by one, each under a key of its own. */
export const keyedJobs = ['precomputed-footprints'] as const;
export type KeyedJob = (typeof keyedJobs)[number];

/** Work that lets messages of a release go first; fires are a warning themselves. */
export const yieldingJobs: ReadonlySet<string> = new Set<ScheduledJob | KeyedJob>([
  'precomputed-footprints',
  'old-readings',
  'live-events',
  'orphaned-files',
]);

/** Of a key one job at most waits or is under way. A job whose server died is another's when its heartbeat has failed: the least that pg-boss has. */
const exclusive = { policy: 'exclusive', heartbeatSeconds: 10 } as const;

/** One that failed is tried again before its next time comes, but not at once. */
export const scheduledJobOptions = { ...exclusive, retryLimit: 3, retryDelay: 30, retryBackoff: true } as const;
export const keyedJobOptions = { ...exclusive, retryLimit: 3, retryDelay: 1, retryBackoff: true } as const;

/** Nothing in it is kept for its own sake: it can be made anew from the clock and from rows elsewhere. */
export const queueSchema = 'pgboss';
