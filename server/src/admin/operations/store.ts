import type { DeliveryChannel, ProcessRole } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope } from '../../platform/db/scope/row-scope.ts';
import type { JobState } from '../../platform/observe/jobs.ts';

export interface ProcessRow {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly role: ProcessRole;
  readonly version: string;
  readonly node: string;
  readonly started_at: Date;
  readonly seen_at: Date;
  readonly disk_free: number | null;
  readonly disk_total: number | null;
  readonly memory_bytes: number;
  readonly jobs: readonly (Omit<JobState, 'lastRoundAt' | 'lastFailureAt'> & {
    readonly lastRoundAt: string | null;
    readonly lastFailureAt: string | null;
  })[];
  readonly channels: readonly string[];
}

export type OwnProcess = Omit<ProcessRow, 'seen_at' | 'jobs'> & { readonly jobs: readonly JobState[] };

/** Rows of servers silent for this long are deleted. */
const deleteAfterH = 24;

export const recordHeartbeat = async ({ kysely }: Database, own: OwnProcess): Promise<void> => {
  const jobs = JSON.stringify(own.jobs);
  const channels = JSON.stringify(own.channels);
  await sql`
    insert into server_process (id, host, pid, role, version, node, started_at, disk_free, disk_total, memory_bytes, jobs, channels)
    values (${own.id}, ${own.host}, ${own.pid}, ${own.role}, ${own.version}, ${own.node}, ${own.started_at}::timestamptz, ${own.disk_free}, ${own.disk_total},
      ${own.memory_bytes}, ${jobs}::jsonb, ${channels}::jsonb)
    on conflict (id) do update set seen_at = now(), disk_free = excluded.disk_free, disk_total = excluded.disk_total,
      memory_bytes = excluded.memory_bytes, jobs = excluded.jobs, channels = excluded.channels`.execute(kysely);
  await sql`delete from server_process where seen_at < now() - make_interval(hours => ${deleteAfterH}::integer)`.execute(kysely);
};

export const listProcesses = async ({ kysely }: Database): Promise<readonly ProcessRow[]> => {
  const { rows } = await sql<ProcessRow>`select * from server_process order by started_at, id`.execute(kysely);
  return rows;
};

export interface QueueRow {
  readonly channel: DeliveryChannel;
  readonly waiting: number;
  /** Age of the oldest waiting message, s. */
  readonly oldest_s: number | null;
}

export const listQueueDepths = async ({ kysely }: Database): Promise<readonly QueueRow[]> => {
  const { rows } = await sql<QueueRow>`
    select channel, count(*) as waiting, extract(epoch from now() - min(queued_at))::double precision as oldest_s
    from delivery where state = 'waiting' group by channel`.execute(kysely);
  return rows;
};

export interface EndedRow {
  readonly channel: DeliveryChannel;
  readonly accepted: number;
  readonly refused: number;
  readonly gave_up: number;
  readonly last_accepted_at: Date | null;
}

/** Messages of the last 24 h by outcome. */
export const listEndedLastDay = async ({ kysely }: Database): Promise<readonly EndedRow[]> => {
  const { rows } = await sql<EndedRow>`
    select channel, count(*) filter (where state = 'accepted') as accepted, count(*) filter (where state = 'refused') as refused,
      count(*) filter (where state = 'gave-up') as gave_up, max(accepted_at) as last_accepted_at
    from delivery where queued_at > now() - interval '24 hours' group by channel`.execute(kysely);
  return rows;
};

export const readLastWeather = async ({ kysely }: Database): Promise<{ readonly at: Date; readonly source: string } | null> => {
  const { rows } = await sql<{ at: Date; source: string }>`
    select received_at as at, source from weather order by id desc limit 1`.execute(kysely);
  return rows[0] ?? null;
};

export interface DataRow {
  readonly postgres: string;
  readonly bytes: number;
  readonly migration: string | null;
  readonly entries: number;
  readonly unsealed: number;
  readonly unsealed_since: Date | null;
  readonly footprints_due: number;
  readonly footprints_failed: number;
}

export const readData = async ({ kysely }: Database): Promise<DataRow> => {
  const { rows } = await sql<DataRow>`
    select current_setting('server_version') as postgres, pg_database_size(current_database()) as bytes,
      (select max(name) from schema_migration) as migration,
      (select coalesce(max(position), 0) from audit_entry) as entries,
      (select count(*) from audit_entry where position is null) as unsealed,
      (select min(at) from audit_entry where position is null) as unsealed_since,
      (select count(*) from precomputed_footprint where due_at <= now()) as footprints_due,
      (select count(*) from precomputed_footprint where failure is not null) as footprints_failed`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no row about its state');
  return row;
};

/** Documents of withdrawn parts by site; the content of one by its id, otherwise null. */
export const listSiteDocuments = ({ kysely }: Database, id: number | undefined) => {
  const listed = kysely
    .selectFrom('site_document')
    .select(['id', 'industry_id', 'industry_name', 'kind', 'made_at'])
    .where(siteIdInScope('site_document.industry_id'))
    .orderBy('industry_name')
    .orderBy('id');
  if (id === undefined) return listed.select(sql<null>`null`.as('document')).execute();
  return listed.select('document').where('id', '=', id).execute();
};
