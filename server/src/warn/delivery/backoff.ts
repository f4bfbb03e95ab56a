/** Attempts after which a message is given up: with the waits below, a provider that is unreachable for about half an hour. */
export const maxAttempts = 20;

const firstBoundS = 2;
const longestBoundS = 120;

/**
 * Seconds until the next attempt: random between 0 and a bound that doubles with each attempt ("full jitter": Brooker, Exponential
 * Backoff And Jitter, AWS Architecture Blog 2015), so that thousands of failed messages are not retried together. A provider that says
 * when to retry is not called earlier.
 */
export const retryDelayS = (attempts: number, afterS: number | null, random: () => number = Math.random): number =>
  (afterS ?? 0) + random() * Math.min(longestBoundS, firstBoundS * 2 ** Math.max(0, attempts - 1));
