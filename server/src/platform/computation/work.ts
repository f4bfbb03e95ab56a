import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Compute, ComputeError, isTask } from '../compute/pool.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import type { JobWatch } from '../observe/jobs.ts';
import { withRoundSpan, withSpan } from '../observe/tracing/trace.ts';
import {
  type ClaimedComputation,
  type ComputationResult,
  claimComputation,
  extendClaim,
  finishComputation,
  leaseS,
  releaseComputation,
} from './store.ts';

interface WorkOptions extends JobWatch {
  readonly database: Database;
  readonly changes: Changes;
  readonly compute: Compute;
  /** Computations at a time. */
  readonly lanes?: number;
}

/** Poll interval without an announcement: finds the work of a dead worker. */
const lookMs = 2_000;

const computeTask = async (compute: Compute, { task, input }: ClaimedComputation, signal: AbortSignal): Promise<ComputationResult> => {
  if (!isTask(task)) return { kind: 'fault', message: `${task} is no computation of this program` };
  try {
    return { kind: 'answer', answer: await compute.perform(task, input, signal) };
  } catch (error) {
    if (error instanceof ComputeError) return { kind: 'not-computed', failure: error.failure, message: error.message };
    return { kind: 'fault', message: error instanceof Error ? error.message : String(error) };
  }
};

/** Computes what callers wait for at other servers, a few at a time. Any number of servers may do so. */
export const startComputing = ({ database, changes, compute, lanes = availableParallelism(), onRound, onError }: WorkOptions) => {
  const holder = randomUUID();
  const stopping = new AbortController();
  const busy = new Set<Promise<void>>();

  const answer = async (held: ClaimedComputation): Promise<void> => {
    const lost = new AbortController();
    const pulse = setInterval(
      () => {
        extendClaim(database, held).then((mine) => {
          if (!mine) lost.abort();
        }, onError);
      },
      (leaseS * 1_000) / 4,
    );
    try {
      const ended = await computeTask(compute, held, AbortSignal.any([lost.signal, stopping.signal]));
      if (lost.signal.aborted) return;
      await (stopping.signal.aborted ? releaseComputation(database, held) : finishComputation(database, held, ended));
    } finally {
      clearInterval(pulse);
    }
  };
  /** In the caller's trace. */
  const work = (held: ClaimedComputation): Promise<void> => {
    const { task, origin } = held;
    return withSpan({ name: `answer ${task}`, kind: 'consumer', attributes: { 'hazardguard.task': task }, origin }, () => answer(held));
  };
  let looking = false;
  let again = false;
  const look = async (): Promise<void> => {
    do {
      again = false;
      while (busy.size < lanes && !stopping.signal.aborted) {
        const claimed = await claimComputation(database, holder);
        if (claimed === null) break;
        const job: Promise<void> = work(claimed)
          .catch(onError)
          .finally(() => {
            busy.delete(job);
            wake();
          });
        busy.add(job);
      }
    } while (again && !stopping.signal.aborted);
    onRound();
  };
  const wake = (): void => {
    again = true;
    if (looking || stopping.signal.aborted) return;
    looking = true;
    void withRoundSpan('computing', look)
      .catch(onError)
      .finally(() => {
        looking = false;
      });
  };
  changes.onChange('computation', wake);
  const timer = setInterval(wake, lookMs).unref();
  wake();
  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(busy);
    },
  };
};
