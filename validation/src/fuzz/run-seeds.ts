import { availableParallelism } from 'node:os';
import { startWorkers } from '../speed/workers.ts';

/** Seeds per batch of a thread. */
const batch = 10;

/** The answers of `count` seeds from `first` to a kind of question, in their order, computed on all cores. */
export const runSeeds = async <Answer>(what: 'sweep' | 'laws', count: number, first: number): Promise<readonly Answer[]> => {
  const workers = startWorkers(Math.min(availableParallelism(), Math.ceil(count / batch)));
  const orders = Array.from({ length: Math.ceil(count / batch) }, (_, i) => ({
    what,
    from: first + i * batch,
    to: Math.min(first + (i + 1) * batch, first + count),
  }));
  try {
    return (await workers.do(orders)).flatMap((answer) => answer as readonly Answer[]);
  } finally {
    await workers.end();
  }
};
