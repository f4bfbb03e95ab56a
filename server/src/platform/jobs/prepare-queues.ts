import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/tables/copy.ts';
import { openBoss } from './open-boss.ts';
import { keyedJobOptions, keyedJobs, scheduledJobOptions, scheduledJobs } from './queues.ts';

/** Arbitrary advisory-lock number, unique to this purpose. */
export const advisoryLock = 7_243_617_002;

/** One server prepares, others wait: pg-boss itself fails where two start together on an empty database. */
export const runOneAtATime = (database: Database, prepare: () => Promise<void>): Promise<void> =>
  inTransaction(database, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    await prepare();
  });

/** Creates the missing queues and schedules of this program, and removes those of another version. */
export const declareQueues = async (boss: PgBoss): Promise<void> => {
  const wanted: readonly string[] = [...Object.keys(scheduledJobs), ...keyedJobs];
  const there = (await boss.getQueues()).map(({ name }) => name);
  const timetables = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const name of there) if (!wanted.includes(name) && !name.startsWith('__pgboss__')) await boss.deleteQueue(name);
  for (const name of wanted)
    if (!there.includes(name)) await boss.createQueue(name, name in scheduledJobs ? scheduledJobOptions : keyedJobOptions);
  for (const [name, cron] of Object.entries(scheduledJobs)) if (timetables.get(name) !== cron) await boss.schedule(name, cron);
};

/** Migrates the queue's own tables to this program's library version, with all its queues; starts nothing. */
export const prepareQueues = async (database: Database): Promise<void> => {
  // An error during preparation rejects; started background work ends with it.
  const boss = openBoss(database, () => undefined, { supervise: false, schedule: false });
  await runOneAtATime(database, async () => {
    await boss.start();
    try {
      await declareQueues(boss);
    } finally {
      await boss.stop({ close: false, graceful: false });
    }
  });
};
