import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { isSetBack } from '../db/set-back.ts';
import { queueSchema } from './queues.ts';

const table = (name: string) => sql.table(`${queueSchema}.${name}`);

/**
 * Lets the queue begin anew where the clock was set back: it would rest until the clock has come as far again, and leave out what it has
 * done at those times before. What was in it comes back from the clock and from the rows it was made of.
 */
export const mendSetBack = async ({ kysely }: Database, boss: PgBoss): Promise<boolean> => {
  const { rows } = await sql<{ back: boolean }>`
    select ${isSetBack('cron_on')} or exists (
      select from ${table('queue')} where ${isSetBack('monitor_claim_on')} or ${isSetBack('maintain_on')}
    ) as back from ${table('version')}`.execute(kysely);
  if (rows[0]?.back !== true) return false;
  await boss.deleteAllJobs();
  await sql`update ${table('queue')} set monitor_claim_on = null, monitor_on = null, maintain_on = null`.execute(kysely);
  await sql`update ${table('version')} set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null`.execute(
    kysely,
  );
  return true;
};
