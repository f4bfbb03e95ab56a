import { availableParallelism } from 'node:os';
import { ComputeError } from '../../platform/compute/pool.ts';
import type { Changes } from '../../platform/db/changes.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { YieldToMessages } from '../../platform/jobs/yield-to-messages.ts';
import { staleMs } from '../weather/rules.ts';
import {
  type Claim,
  claimDue,
  failSite,
  finishSite,
  listAhead,
  listDueSites,
  queueAroundNewWeather,
  queueChanged,
  releaseSite,
} from './claims.ts';
import { computeDueAt } from './due.ts';
import { type PrecomputeDeps, precomputeSite } from './precompute-site.ts';

export interface PrecomputeJob {
  /** Adds the sites that are due to the queue. Rejects when the database is unavailable. */
  readonly queueDue: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface JobOptions extends PrecomputeDeps {
  readonly changes: Changes;
  readonly queue: Queue;
  readonly yieldToMessages: YieldToMessages;
  /** Sites in progress at a time: one for each thread, and one that reads and writes meanwhile. */
  readonly lanes?: number;
  readonly onError: (error: unknown) => void;
}

/** Interval between looks for due sites without an announcement, such as sites with old weather. */
const lookMs = 20_000;
/** Delay after a change, so that changes in quick succession need one look. */
const settleMs = 500;
/** Interval of a full comparison, which finds changes whose announcement was lost. */
const compareMs = 5 * 60_000;
const failureMs = 10 * 60_000;
/** Clocks of servers differ, and a record is visible some time after its timestamp. */
const overlapMs = 30_000;
/** Sites per look: more than all workers can compute until the next one. */
const atMost = 1_000;

/** Computes a claimed site and stores the result; a failure is recorded and tried again. */
const precomputeClaim = async (deps: PrecomputeDeps, claim: Claim, signal: AbortSignal): Promise<void> => {
  const { database, now } = deps;
  try {
    const result = await precomputeSite(deps, claim, signal);
    const computedAt = now();
    await finishSite(database, claim, result, { computedAt, dueAt: computeDueAt(result, computedAt) });
  } catch (error) {
    if (signal.aborted || (error instanceof ComputeError && error.failure === 'closed')) return releaseSite(database, claim);
    const sentence = error instanceof Error ? error.message : String(error);
    await failSite(database, claim, sentence.slice(0, 500), new Date(now().getTime() + failureMs));
  }
};

/** Computes a site until it is no longer due: again if its stock has changed meanwhile. */
export const computeDue = async (deps: PrecomputeDeps, industryId: number, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const claim = await claimDue(deps.database, industryId, deps.now());
    if (claim === undefined) return;
    await precomputeClaim(deps, claim, signal);
  }
};

/**
 * Keeps every site's footprint up to date. The table knows which sites are due; the queue assigns them to workers. Any number of
 * servers may look for due sites; a site that is queued twice is computed once.
 */
export const startPrecomputeJob = ({
  changes,
  queue,
  yieldToMessages,
  lanes = Math.min(4, availableParallelism()) + 1,
  onError,
  ...deps
}: JobOptions): PrecomputeJob => {
  const { database, now } = deps;
  const sites = queue.each('precomputed-footprints', lanes, (industryId, signal) => computeDue(deps, Number(industryId), signal));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  let changed = true;
  let comparedAt = 0;

  const compare = async (): Promise<void> => {
    const at = now();
    if (!changed && Math.abs(at.getTime() - comparedAt) < compareMs) return;
    changed = false;
    const since = comparedAt <= at.getTime() ? comparedAt : 0;
    comparedAt = at.getTime();
    await queueChanged(database, at, before);
    await queueAroundNewWeather(database, new Date(Math.max(since - overlapMs, at.getTime() - staleMs)), at);
  };
  const before = (): Promise<void> => yieldToMessages(stopping.signal);
  const addDue = async (): Promise<void> => {
    await before();
    if (stopping.signal.aborted) return;
    await compare();
    const ahead = await listAhead(database, now());
    const due = await listDueSites(database, now(), atMost);
    await sites.add([...new Set([...ahead, ...due])].map(String), ahead.length);
  };
  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(() => void queueDue().catch(onError), ms).unref();
  };
  const queueDue = (): Promise<void> => {
    const done = running.then(addDue).finally(() => schedule(lookMs));
    running = done.catch(() => undefined);
    return done;
  };
  for (const table of ['industry', 'inventory_item', 'weather'] as const) {
    changes.onChange(table, () => {
      changed = true;
      schedule(settleMs);
    });
  }
  return {
    queueDue,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
