import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { isClockSetBack } from '../db/faults/clock-jump.ts';
import { queueSchema } from './queues.ts';

const queueTable = (name: string) => sql.table(`${queueSchema}.${name}`);

/**
 * Resets the queue after a backward clock jump: it would wait until the clock has caught up, and skip what it did at those times
 * before. Its jobs are created again from the clock and from the rows.
 */
export const repairAfterClockJump = async ({ kysely }: Database, boss: PgBoss): Promise<boolean> => {
  const { rows } = await sql<{ back: boolean }>`
    select ${isClockSetBack('cron_on')} or exists (
      select from ${queueTable('queue')} where ${isClockSetBack('monitor_claim_on')} or ${isClockSetBack('maintain_on')}
    ) as back from ${queueTable('version')}`.execute(kysely);
  if (rows[0]?.back !== true) return false;
  await boss.deleteAllJobs();
  await sql`update ${queueTable('queue')} set monitor_claim_on = null, monitor_on = null, maintain_on = null`.execute(kysely);
  await sql`update ${queueTable('version')} set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null`.execute(
    kysely,
  );
  return true;
};
