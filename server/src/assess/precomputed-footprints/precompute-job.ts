import { availableParallelism } from 'node:os';
import { ComputeError } from '../../platform/compute/pool.ts';
import type { Changes } from '../../platform/db/changes.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { YieldToMessages } from '../../platform/jobs/yield-to-messages.ts';
import { staleMs } from '../weather/rules.ts';
import { type Claim, claimDue, failSite, finishSite, listDueSites, queueAroundNewWeather, queueChanged, releaseSite } from './claims.ts';
import { computeDueAt } from './due.ts';
import { type PrecomputeDeps, precomputeSite } from './precompute-site.ts';

export interface PrecomputeJob {
  /** Hands what is due to the queue. Rejects when the database is away. */
  readonly look: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface JobOptions extends PrecomputeDeps {
  readonly changes: Changes;
  readonly queue: Queue;
  readonly yieldToMessages: YieldToMessages;
  /** Sites worked on at a time: one for each thread, and one that reads and writes meanwhile. */
  readonly lanes?: number;
  readonly onError: (error: unknown) => void;
}

/** Without an announcement is looked so often for what is due: sites whose weather has aged. */
const lookMs = 20_000;
/** Changes that come together are looked at once. */
const settleMs = 500;
/** An announcement that was lost is made good for after so long. */
const compareMs = 5 * 60_000;
const failureMs = 10 * 60_000;
/** Servers write by clocks of their own, and a record is in sight some time after it was dated. */
const overlapMs = 30_000;
/** More than all workers compute until the next look; what has been due longest goes first. */
const atMost = 1_000;

/** One site from claim to answer; a fault of ours stays with the site and is tried again. */
const precomputeClaim = async (deps: PrecomputeDeps, claim: Claim, signal: AbortSignal): Promise<void> => {
  const { database, now } = deps;
  try {
    const reckoned = await precomputeSite(deps, claim, signal);
    const computedAt = now();
    await finishSite(database, claim, reckoned, { computedAt, dueAt: computeDueAt(reckoned, computedAt) });
  } catch (error) {
    if (signal.aborted || (error instanceof ComputeError && error.failure === 'closed')) return releaseSite(database, claim);
    const sentence = error instanceof Error ? error.message : String(error);
    await failSite(database, claim, sentence.slice(0, 500), new Date(now().getTime() + failureMs));
  }
};

/** Computes a site as long as it is due: also once more when its stock has changed meanwhile. */
export const computeDue = async (deps: PrecomputeDeps, industryId: number, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const claim = await claimDue(deps.database, industryId, deps.now());
    if (claim === undefined) return;
    await precomputeClaim(deps, claim, signal);
  }
};

/**
 * Keeps every site's footprint up to date: which are due stands in their rows, and who computes them the queue decides. Any number of
 * servers may look; a site that is handed over twice waits there once.
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
  const handOver = async (): Promise<void> => {
    await before();
    if (stopping.signal.aborted) return;
    await compare();
    await sites.add((await listDueSites(database, now(), atMost)).map(String));
  };
  const plan = (ms: number): void => {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(() => void look().catch(onError), ms).unref();
  };
  const look = (): Promise<void> => {
    const looked = running.then(handOver).finally(() => plan(lookMs));
    running = looked.catch(() => undefined);
    return looked;
  };
  for (const table of ['industry', 'inventory_item', 'weather'] as const) {
    changes.onChange(table, () => {
      changed = true;
      plan(settleMs);
    });
  }
  return {
    look,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
