/** Attempts after which a message is given up; with the waits below that is about half an hour of an unreachable station. */
export const mostAttempts = 20;

const firstS = 2;
const longestS = 120;

/**
 * Seconds until the next attempt: anywhere between none and a bound that doubles with each attempt ("full jitter": Brooker,
 * Exponential Backoff And Jitter, AWS Architecture Blog 2015), so that thousands that failed together do not come back together. A
 * station that said when to come back is not asked earlier.
 */
export const retryDelayS = (attempts: number, afterS: number | null, random: () => number = Math.random): number =>
  (afterS ?? 0) + random() * Math.min(longestS, firstS * 2 ** Math.max(0, attempts - 1));
