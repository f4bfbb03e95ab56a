import { ApiError } from '@hazardguard/contract';

/** Files that wait for another one to be read. */
const mostWaiting = 8;
/** What a person waits for before the answer that others are first. */
const mostWaitMs = 30_000;

const busy = () => new ApiError('unavailable', 'Other files are being imported; try again in a minute');

/** One file after the other: each takes as much memory as a server has beside itself. */
export const makeTurns = () => {
  let isTaken = false;
  const waiting: (() => void)[] = [];
  const takeTurn = (signal: AbortSignal | undefined): Promise<void> => {
    if (!isTaken) {
      isTaken = true;
      return Promise.resolve();
    }
    if (waiting.length >= mostWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        const place = waiting.indexOf(start);
        if (place !== -1) waiting.splice(place, 1);
      };
      const start = (): void => {
        leave();
        resolve();
      };
      const giveUp = (): void => {
        leave();
        reject(busy());
      };
      const timer = setTimeout(giveUp, mostWaitMs);
      signal?.addEventListener('abort', giveUp);
      waiting.push(start);
    });
  };
  const endTurn = (): void => {
    const [next] = waiting;
    if (next === undefined) isTaken = false;
    else next();
  };
  return async <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    await takeTurn(signal);
    try {
      return await work();
    } finally {
      endTurn();
    }
  };
};
