import { ApiError } from '@hazardguard/contract';

/** How many statements may run and wait at a time: of all accounts, and of each. */
export interface FairQueueLimits {
  readonly atOnce: number;
  readonly atOnceEach: number;
  readonly waiting: number;
  readonly waitingEach: number;
}

/** Queues work fairly by account: an account with a long queue delays only itself. */
export interface FairQueue {
  readonly take: <T>(asker: string, work: () => Promise<T>) => Promise<T>;
}

export const makeFairQueue = (limits: FairQueueLimits): FairQueue => {
  /** By account; the first of them is the next. */
  const queues = new Map<string, (() => void)[]>();
  const underWay = new Map<string, number>();
  let busy = 0;
  let waiting = 0;

  const start = (asker: string, begin: () => void): void => {
    busy++;
    underWay.set(asker, (underWay.get(asker) ?? 0) + 1);
    begin();
  };
  const startNext = (): void => {
    for (const [asker, queue] of queues) {
      if (busy >= limits.atOnce) return;
      const next = (underWay.get(asker) ?? 0) < limits.atOnceEach ? queue.shift() : undefined;
      if (next === undefined) continue;
      waiting--;
      queues.delete(asker);
      if (queue.length > 0) queues.set(asker, queue);
      start(asker, next);
    }
  };
  const end = (asker: string): void => {
    busy--;
    const left = (underWay.get(asker) ?? 1) - 1;
    if (left === 0) underWay.delete(asker);
    else underWay.set(asker, left);
    startNext();
  };

  return {
    take: async (asker, work) => {
      const queue = queues.get(asker) ?? [];
      if (waiting >= limits.waiting || queue.length >= limits.waitingEach)
        throw new ApiError('unavailable', 'Too many statements are waiting; send them one after another');
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push(resolve);
      queues.set(asker, queue);
      waiting++;
      startNext();
      await promise;
      try {
        return await work();
      } finally {
        end(asker);
      }
    },
  };
};
