import { availableParallelism } from 'node:os';
import type { ReceptorTable, RunResult, Scenario } from '@hazardguard/engine';
import { Piscina } from 'piscina';
import type { RunTask } from './worker.ts';

export type ComputeFailure = 'busy' | 'timeout' | 'cancelled' | 'closed';

/** Why a run did not happen; the scenario itself is not at fault. */
export class ComputeError extends Error {
  readonly failure: ComputeFailure;
  constructor(failure: ComputeFailure, sentence: string) {
    super(sentence);
    this.name = 'ComputeError';
    this.failure = failure;
  }
}

export interface ComputeOptions {
  readonly maxThreads?: number;
  /** Runs that may wait; one more is refused at once. */
  readonly maxQueue?: number;
  readonly timeoutMs?: number;
}

/** The engine behind worker threads. */
export interface Compute {
  /** The receptors' columns move to the worker: the table given is empty afterwards. */
  readonly run: (scenario: Scenario, receptors: ReceptorTable, signal?: AbortSignal) => Promise<RunResult>;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

const workerFile = new URL('worker.ts', import.meta.url).href;

const transferables = (receptors: ReceptorTable): ArrayBuffer[] =>
  Object.values(receptors)
    .filter((column): column is Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer> => ArrayBuffer.isView(column))
    .map((column) => column.buffer)
    // The empty table is one for all: a buffer that was moved cannot be moved again.
    .filter((buffer) => buffer.byteLength > 0);

/** One thread is always kept once the first run came; the rest leave after a minute without work. */
export const openCompute = ({
  maxThreads = Math.max(1, availableParallelism() - 1),
  maxQueue = 64,
  timeoutMs = 20_000,
}: ComputeOptions = {}): Compute => {
  let pool: Piscina<RunTask, RunResult> | undefined;
  let closed = false;
  const opened = (): Piscina<RunTask, RunResult> => {
    pool ??= new Piscina<RunTask, RunResult>({ filename: workerFile, minThreads: 1, maxThreads, maxQueue, idleTimeout: 60_000 });
    return pool;
  };

  return {
    waiting: () => pool?.queueSize ?? 0,
    run: async (scenario, receptors, signal) => {
      if (closed) throw new ComputeError('closed', 'The server is stopping.');
      const threads = opened();
      if (threads.queueSize >= maxQueue) throw new ComputeError('busy', `${threads.queueSize} calculations are waiting already.`);
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return await threads.run(
          { scenario, receptors },
          {
            name: 'runScenario',
            transferList: transferables(receptors),
            signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          },
        );
      } catch (error) {
        if (closed) throw new ComputeError('closed', 'The server is stopping.');
        if (timeout.aborted) throw new ComputeError('timeout', `The calculation did not end within ${timeoutMs / 1000} s.`);
        if (signal?.aborted) throw new ComputeError('cancelled', 'The calculation was cancelled.');
        throw error;
      }
    },
    close: async () => {
      closed = true;
      await pool?.destroy();
    },
  };
};
