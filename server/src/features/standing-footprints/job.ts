import { availableParallelism } from 'node:os';
import { ComputeError } from '../../compute/pool.ts';
import type { Changes } from '../../db/changes.ts';
import { inRound } from '../../observe/tracing/trace.ts';
import { dueAfter } from './due.ts';
import { type Claim, claimDue, fail, finish, queueAroundEntered, queueChanged, release } from './queue.ts';
import { type ReckonDeps, reckonSite } from './reckon.ts';

export interface StandingJob {
  /** Resolves when nothing is due any more; rejects when the database is away. */
  readonly idle: () => Promise<void>;
  /** Ends what runs and gives it back undone. */
  readonly stop: () => Promise<void>;
}

interface JobOptions extends ReckonDeps {
  readonly changes: Changes;
  /** Sites worked on at a time: one for each thread, and one that reads and writes meanwhile. */
  readonly lanes?: number;
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}

/** Without an announcement the queue is looked at so often: sites whose weather has aged. */
const lookMs = 20_000;
/** Changes that come together are looked at once. */
const settleMs = 500;
/** An announcement that was lost is made good for after so long. */
const compareMs = 5 * 60_000;
const failureMs = 10 * 60_000;

/** One site from claim to answer; a fault of ours stays with the site and is tried again. */
const work = async (deps: ReckonDeps, claim: Claim, signal: AbortSignal): Promise<void> => {
  const { database, now } = deps;
  try {
    const reckoned = await reckonSite(deps, claim, signal);
    const computedAt = now();
    await finish(database, claim, reckoned, { computedAt, dueAt: dueAfter(reckoned, computedAt) });
  } catch (error) {
    if (signal.aborted || (error instanceof ComputeError && error.failure === 'closed')) return release(database, claim);
    const sentence = error instanceof Error ? error.message : String(error);
    await fail(database, claim, sentence.slice(0, 500), new Date(now().getTime() + failureMs));
  }
};

/** Computes the site that has been due longest; false when none is due. */
export const computeDue = async (deps: ReckonDeps, signal: AbortSignal): Promise<boolean> => {
  const claim = await claimDue(deps.database, deps.now());
  if (claim === undefined) return false;
  await work(deps, claim, signal);
  return true;
};

/**
 * Keeps every site's footprint up to date: claims what is due, a few at a time, until nothing is; then waits for an announced
 * change or for weather to age. Any number of servers may do so at once.
 */
export const startStandingJob = ({
  changes,
  lanes = Math.min(4, availableParallelism()) + 1,
  onRound,
  onError,
  ...deps
}: JobOptions): StandingJob => {
  const { database, now } = deps;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let changed = true;
  let comparedAt = 0;

  const lane = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await computeDue(deps, stopping.signal)));
  };
  const compare = async (): Promise<void> => {
    const at = now();
    if (!changed && Math.abs(at.getTime() - comparedAt) < compareMs) return;
    changed = false;
    comparedAt = at.getTime();
    await queueChanged(database, at);
    await queueAroundEntered(database, at);
  };
  const round = async (): Promise<void> => {
    do {
      await compare();
      const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    } while (changed && !stopping.signal.aborted);
    onRound?.();
  };
  const plan = (ms: number): void => {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(() => void look().catch(onError), ms).unref();
  };
  const look = (): Promise<void> => {
    running ??= inRound('standing-footprints', round).finally(() => {
      running = null;
      plan(lookMs);
    });
    return running;
  };
  for (const table of ['industry', 'inventory_item', 'weather'] as const) {
    changes.onChange(table, () => {
      changed = true;
      if (running === null) plan(settleMs);
    });
  }
  plan(0);

  return {
    idle: look,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running?.catch(onError);
    },
  };
};
