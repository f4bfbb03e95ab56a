import { sql } from 'kysely';
import type { Job, PgBoss, WorkOptions } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { settlesWithin } from '../db/faults/settles-within.ts';
import { describeError, type JobWatch } from '../observe/jobs.ts';
import { withRoundSpan } from '../observe/tracing/trace.ts';
import { repairAfterClockJump } from './clock-jump.ts';
import { openBoss } from './open-boss.ts';
import { declareQueues, runOneAtATime } from './prepare-queues.ts';
import { type KeyedJob, queueSchema, type ScheduledJob, yieldingJobs } from './queues.ts';
import type { YieldToMessages } from './yield-to-messages.ts';

export interface KeyedWork {
  /** Adds work that is not already waiting or running. The first `ahead` go before all other work that waits, in their order. */
  add(keys: readonly string[], ahead?: number): Promise<void>;
}

/** The queue that all workers share: each job runs on one of them. */
export interface Queue {
  /** Runs on schedule, on this server or another. A failed run is retried a few times. */
  every(chore: ScheduledJob, run: (signal: AbortSignal) => Promise<unknown>): void;
  /** Work items run on so many lanes of this server at a time, and as many on others. A rejected run is retried. */
  each(work: KeyedJob, lanes: number, run: (key: string, signal: AbortSignal) => Promise<unknown>): KeyedWork;
  /** From now on this server takes jobs. All handlers are registered by then. */
  start(): Promise<void>;
  /** Ends running jobs; unfinished work stays for other servers. */
  stop(): Promise<void>;
}

interface QueueOptions {
  readonly database: Database;
  /** Absent: nothing yields. */
  readonly yieldToMessages?: YieldToMessages;
  readonly watch: (job: string) => JobWatch;
}

type Data = { readonly key?: string } | null;

/** Adding work wakes this server's own lanes; lanes of other servers poll. */
const lookS = 10;
const monitorS = 15;
const clockCheckMs = 20_000;
/** Shorter than the time a stopping server is given. */
const goodbyeMs = 1_000;

/** Work that was already waiting goes ahead too: the first key before the others. */
const raisePriorities = async ({ kysely }: Database, work: KeyedJob, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await sql`update ${sql.table(`${queueSchema}.job`)} as job set priority = ${keys.length} + 1 - place
    from unnest(${[...keys]}::text[]) with ordinality as wanted (key, place)
    where name = ${work} and singleton_key = wanted.key and state in ('created', 'retry')`.execute(kysely);
};

export const openQueue = ({ database, watch, yieldToMessages }: QueueOptions): Queue => {
  const stopping = new AbortController();
  const lanes: { readonly name: string; readonly run: (key: string, signal: AbortSignal) => Promise<unknown> }[] = [];
  const idsByQueue = new Map<string, string[]>();
  const own = watch('queue');
  const boss: PgBoss = openBoss(database, own.onError, {
    supervise: true,
    schedule: true,
    superviseIntervalSeconds: monitorS,
    monitorIntervalSeconds: monitorS,
  });
  let setBack: NodeJS.Timeout | undefined;

  const doOne = async (
    name: string,
    key: string,
    signal: AbortSignal,
    run: (typeof lanes)[number]['run'],
    watch: JobWatch,
  ): Promise<void> => {
    try {
      if (yieldingJobs.has(name)) await yieldToMessages?.(signal);
      await withRoundSpan(name, () => run(key, signal));
      watch.onRound();
    } catch (error) {
      if (!stopping.signal.aborted) watch.onError(error);
      // The library's record of a failure must not contain user input.
      throw new Error(describeError(error));
    }
  };
  const openLane = async ({ name, run }: (typeof lanes)[number]): Promise<void> => {
    const jobWatch = watch(name);
    const options: WorkOptions = { pollingIntervalSeconds: lookS };
    const id: string = await boss.work<Data>(name, options, async (jobs: Job<Data>[]) => {
      const [job] = jobs;
      if (job === undefined || stopping.signal.aborted) return;
      await doOne(name, job.data?.key ?? '', AbortSignal.any([stopping.signal, job.signal]), run, jobWatch).finally(() =>
        boss.notifyWorker(id),
      );
    });
    idsByQueue.set(name, [...(idsByQueue.get(name) ?? []), id]);
  };
  return {
    every: (chore, run) => void lanes.push({ name: chore, run: (_key, signal) => run(signal) }),
    each: (work, count, run) => {
      for (let lane = 0; lane < count; lane += 1) lanes.push({ name: work, run });
      return {
        add: async (keys, ahead = 0) => {
          if (keys.length === 0) return;
          await boss.insert(
            work,
            keys.map((key, place) => ({ singletonKey: key, data: { key }, priority: Math.max(0, ahead - place) })),
          );
          await raisePriorities(database, work, keys.slice(0, ahead));
          for (const id of idsByQueue.get(work) ?? []) boss.notifyWorker(id);
        },
      };
    },
    start: async () => {
      await runOneAtATime(database, async () => {
        await boss.start();
        await declareQueues(boss);
      });
      for (const lane of lanes) await openLane(lane);
      setBack = setInterval(() => void repairAfterClockJump(database, boss).then(own.onRound, own.onError), clockCheckMs).unref();
    },
    stop: async () => {
      stopping.abort();
      clearInterval(setBack);
      const ended = Promise.all([...idsByQueue.keys()].map((name) => boss.offWork(name))).then(() =>
        boss.stop({ close: false, timeout: goodbyeMs }),
      );
      await settlesWithin(goodbyeMs, ended);
    },
  };
};
