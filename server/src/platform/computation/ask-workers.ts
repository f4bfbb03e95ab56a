import { randomUUID } from 'node:crypto';
import { ComputeError, type ComputeFailure, type RemoteCompute } from '../compute/pool.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { runUnscoped } from '../db/scope/row-scope.ts';
import { hasWorker } from '../db/server-process.ts';
import { traceOrigin } from '../observe/tracing/trace.ts';
import { type ComputationResult, mostWaiting, requestComputation, takeResult, withdrawComputation } from './store.ts';

interface AskDeps {
  readonly database: Database;
  readonly changes: Changes;
}

/** An announcement may be lost, and the last worker may die. */
const lookMs = 500;

const unwrapAnswer = (ended: ComputationResult): { readonly answer: unknown } => {
  if (ended.kind === 'answer') return ended;
  if (ended.kind === 'not-computed') throw new ComputeError(ended.failure as ComputeFailure, ended.message);
  throw new Error(ended.message);
};

/** Lets the workers compute and waits; null: no worker is alive, so the caller computes itself. */
export const openWorkers = ({ database, changes }: AskDeps): RemoteCompute => {
  const waiting = new Set<() => void>();
  changes.onChange('computed', () => {
    for (const wake of [...waiting]) wake();
  });
  const woken = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, lookMs);
      waiting.add(done);
      signal.addEventListener('abort', done, { once: true });
    });

  return (task, input, signal) =>
    runUnscoped(async () => {
      if (!(await hasWorker(database))) return null;
      const id = randomUUID();
      if (!(await requestComputation(database, { id, task, input, origin: traceOrigin() })))
        throw new ComputeError('busy', `${mostWaiting} calculations are waiting already.`);
      try {
        for (;;) {
          await woken(signal);
          signal.throwIfAborted();
          const ended = await takeResult(database, id);
          if (ended !== null) return unwrapAnswer(ended);
          if (!(await hasWorker(database))) return null;
        }
      } finally {
        await withdrawComputation(database, id);
      }
    });
};
