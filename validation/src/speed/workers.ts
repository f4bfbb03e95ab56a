import { Worker } from 'node:worker_threads';
import type { SpeedRequest } from './worker.ts';

/** A few threads that take tasks as they become free. */
export interface Workers {
  do(orders: readonly SpeedRequest[]): Promise<readonly unknown[]>;
  end(): Promise<void>;
}

const requestAnswer = (worker: Worker, order: SpeedRequest): Promise<unknown> =>
  new Promise((answer, failed) => {
    const answered = (message: unknown): void => {
      worker.off('error', broken);
      answer(message);
    };
    const broken = (error: Error): void => {
      worker.off('message', answered);
      failed(error);
    };
    worker.once('message', answered);
    worker.once('error', broken);
    worker.postMessage(order);
  });

export const startWorkers = (count: number): Workers => {
  const threads = Array.from({ length: count }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  return {
    do: async (orders) => {
      const answers: unknown[] = [];
      let next = 0;
      const work = async (thread: Worker): Promise<void> => {
        while (next < orders.length) {
          const i = next++;
          const order = orders[i];
          if (order !== undefined) answers[i] = await requestAnswer(thread, order);
        }
      };
      await Promise.all(threads.map(work));
      return answers;
    },
    end: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
};
