import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { repairAfterClockJump } from './clock-jump.ts';
import { openBoss } from './open-boss.ts';
import { advisoryLock } from './prepare-queues.ts';
import { openQueue, type Queue } from './queue.ts';
import { keyedJobs, scheduledJobs } from './queues.ts';

const database = useTestDatabase();
const open: Queue[] = [];
const events: string[] = [];

const watch = (job: string) => ({
  onRound: () => void events.push(`${job} done`),
  onError: (error: unknown) => void events.push(`${job}: ${error instanceof Error ? error.message : String(error)}`),
});
const aServer = (): Queue => {
  const queue = openQueue({ database: database(), watch });
  open.push(queue);
  return queue;
};
const boss = async () => {
  const made = openBoss(database(), () => undefined, { supervise: false, schedule: false });
  await made.start();
  return made;
};
/** What the scheduler does when a job is due. */
const strike = async (chore: keyof typeof scheduledJobs): Promise<string | null> => {
  const one = await boss();
  const id = await one.send(chore);
  await one.stop({ close: false });
  return id;
};
const listRows = async <Row extends object>(sql: string): Promise<Row[]> => (await database().pool.query<Row>(sql)).rows;
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
};

beforeEach(async () => {
  events.length = 0;
  await database().pool.query('delete from pgboss.job');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.stop()));
});

test('every scheduled job has a schedule, every kind of work a queue; those of another version are removed', async () => {
  const one = await boss();
  await one.createQueue('of-yesterday');
  await one.schedule('live-events', '0 0 * * *');
  await aServer().start();
  const queues = (await one.getQueues()).map(({ name }) => name).filter((name) => !name.startsWith('__pgboss__'));
  expect(queues.toSorted()).toEqual([...Object.keys(scheduledJobs), ...keyedJobs].toSorted());
  expect(Object.fromEntries((await one.getSchedules()).map(({ name, cron }) => [name, cron]))).toEqual(scheduledJobs);
  await one.stop({ close: false });
});

test('servers that start together on a database without a queue create it one after the other', async () => {
  await database().pool.query('drop schema pgboss cascade');
  const another = await database().pool.connect();
  await another.query('begin');
  await another.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
  const started = Promise.all([aServer().start(), aServer().start()]);
  await until(
    async () =>
      (
        await listRows(
          "select from pg_locks join pg_database on oid = database where datname = current_database() and locktype = 'advisory' and not granted",
        )
      ).length === 2,
  );
  expect(await listRows("select from pg_namespace where nspname = 'pgboss'")).toEqual([]);
  await another.query('commit');
  another.release();
  await started;
  expect(await listRows('select from pgboss.schedule')).toHaveLength(Object.keys(scheduledJobs).length);
});

test('one of the servers runs a due job', async () => {
  await strike('old-readings');
  for (const queue of [aServer(), aServer()]) {
    queue.every('old-readings', async () => undefined);
    await queue.start();
  }
  await until(() => events.length > 0);
  await until(async () => (await listRows("select from pgboss.job where state = 'completed'")).length === 1);
  expect(events).toEqual(['old-readings done']);
});

test('a waiting or running job is not started twice', async () => {
  expect(await strike('old-readings')).not.toBeNull();
  expect(await strike('old-readings')).toBeNull();
});

test('a failed job is reported and waits for its retry; user input is not stored', async () => {
  await strike('old-readings');
  const queue = aServer();
  queue.every('old-readings', async () => {
    await database().pool.query("select 'typed'::integer");
  });
  await queue.start();
  await until(async () => (await listRows("select from pgboss.job where state = 'retry'")).length === 1);
  expect(events).toEqual([expect.stringContaining('old-readings: invalid input syntax')]);
  expect(JSON.stringify(await listRows('select output from pgboss.job'))).toContain('The database refused it (22P02)');
  expect(JSON.stringify(await listRows('select output from pgboss.job'))).not.toContain('typed');
});

test('a stopping server ends running jobs quickly, and starts no more', async () => {
  const queue = aServer();
  const begun: string[] = [];
  const pieces = queue.each('precomputed-footprints', 1, async (key, signal) => {
    begun.push(key);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  });
  await queue.start();
  await pieces.add(['1', '2', '1']);
  await until(() => begun.length > 0);
  await queue.stop();
  expect(begun).toEqual(['1']);
  expect(
    (await listRows<{ state: string }>('select state from pgboss.job order by created_on, singleton_key')).map(({ state }) => state),
  ).toEqual(['completed', 'created']);
});

test('after a backward clock jump the queue continues instead of waiting for its old time', async () => {
  const one = await boss();
  await strike('fires');
  expect(await repairAfterClockJump(database(), one)).toBe(false);
  await database().pool.query("update pgboss.version set cron_on = now() + interval '1 day'");
  await database().pool.query(
    "update pgboss.queue set maintain_on = now() + interval '1 day', monitor_claim_on = now() + interval '1 day'",
  );
  expect(await repairAfterClockJump(database(), one)).toBe(true);
  expect(await listRows('select cron_on from pgboss.version where cron_on is not null')).toEqual([]);
  expect(await listRows('select from pgboss.queue where maintain_on is not null or monitor_claim_on is not null')).toEqual([]);
  expect(await listRows('select from pgboss.job')).toEqual([]);
  expect(await repairAfterClockJump(database(), one)).toBe(false);
  await one.stop({ close: false });
});

test('requests cannot read the queue', async () => {
  const roles = await listRows<{ may: boolean }>(
    "select has_schema_privilege(oid, 'pgboss', 'usage') as may from pg_roles where rolname like 'hazardguard\\_%' and not rolsuper",
  );
  expect(roles.length).toBeGreaterThan(0);
  expect(roles.every(({ may }) => !may)).toBe(true);
});

test('work that a person waits for is taken before all other work, in its order, also where it was already waiting', async () => {
  const taken: string[] = [];
  const queue = aServer();
  const work = queue.each('precomputed-footprints', 1, async (key) => void taken.push(key));
  await work.add(['1', '2', '3', '4', '5']);
  await work.add(['4', '6', '2', '7'], 3);
  await queue.start();
  await until(() => taken.length === 7);
  expect(taken.slice(0, 3)).toEqual(['4', '6', '2']);
  expect(taken.slice(3).toSorted()).toEqual(['1', '3', '5', '7']);
});
