import { availableParallelism } from 'node:os';
import { startWorkers } from '../speed/workers.ts';
import type { SweptScenario } from './sweep-one.ts';

/** Scenarios per batch of a thread. */
const batch = 10;

/** Sweeps the scenarios of `count` seeds from `first` on all cores. */
export const runSweep = async (count: number, first: number): Promise<readonly SweptScenario[]> => {
  const workers = startWorkers(Math.min(availableParallelism(), Math.ceil(count / batch)));
  const orders = Array.from({ length: Math.ceil(count / batch) }, (_, i) => ({
    what: 'sweep' as const,
    from: first + i * batch,
    to: Math.min(first + (i + 1) * batch, first + count),
  }));
  try {
    return (await workers.do(orders)).flatMap((answer) => answer as readonly SweptScenario[]);
  } finally {
    await workers.end();
  }
};
