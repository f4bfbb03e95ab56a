import { randomUUID } from 'node:crypto';
import { ComputeError, type ComputeFailure, type Elsewhere } from '../compute/pool.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { workerLives } from '../db/server-process.ts';
import { overAll } from '../db/within.ts';
import { traceOrigin } from '../observe/tracing/trace.ts';
import { ask, type Ended, mostWaiting, takeEnd, withdraw } from './store.ts';

interface AskDeps {
  readonly database: Database;
  readonly changes: Changes;
}

/** An announcement may be lost, and the last worker may die. */
const lookMs = 500;

const answerOf = (ended: Ended): { readonly answer: unknown } => {
  if (ended.kind === 'answer') return ended;
  if (ended.kind === 'not-computed') throw new ComputeError(ended.failure as ComputeFailure, ended.message);
  throw new Error(ended.message);
};

/** Lets the workers compute, and waits; null: none lives, so that who asks computes it alone. */
export const openWorkers = ({ database, changes }: AskDeps): Elsewhere => {
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
    overAll(async () => {
      if (!(await workerLives(database))) return null;
      const id = randomUUID();
      if (!(await ask(database, { id, task, input, origin: traceOrigin() })))
        throw new ComputeError('busy', `${mostWaiting} calculations are waiting already.`);
      try {
        for (;;) {
          await woken(signal);
          signal.throwIfAborted();
          const ended = await takeEnd(database, id);
          if (ended !== null) return answerOf(ended);
          if (!(await workerLives(database))) return null;
        }
      } finally {
        await withdraw(database, id);
      }
    });
};
