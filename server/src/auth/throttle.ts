interface Attempts {
  failures: number;
  /** Until when, on the clock below, no further attempt is looked at. */
  waitUntil: number;
  lastAt: number;
}

/** Slows guessing down; never locks anybody out for longer than `longestWaitMs`, and never across addresses. */
export interface Throttle {
  /** Seconds to wait before the next attempt is looked at; 0: go ahead. Counts the attempt as failed until `succeed`. */
  begin(account: string, address: string): number;
  succeed(account: string, address: string): void;
}

const free = 5;
const freePerAddress = 50;
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;
const forgetMs = 15 * 60_000;
const remembered = 10_000;

/**
 * Five free attempts per account and address, then waits of 2, 4, 8 … 60 s; and fifty per address whatever the account. A right
 * password clears the account's count there. An attacker elsewhere cannot slow down a person's own address.
 * Reckoned on a clock that nobody sets: no wait grows into a day.
 */
export const makeThrottle = (now: () => number = () => performance.now()): Throttle => {
  const known = new Map<string, Attempts>();

  const attemptsOf = (key: string): Attempts => {
    const at = now();
    const found = known.get(key);
    known.delete(key);
    const attempts = found && at - found.lastAt < forgetMs ? found : { failures: 0, waitUntil: 0, lastAt: at };
    known.set(key, attempts);
    if (known.size > remembered) {
      const oldest = known.keys().next().value;
      if (oldest !== undefined) known.delete(oldest);
    }
    return attempts;
  };
  const fail = (attempts: Attempts, allowance: number): void => {
    attempts.failures += 1;
    attempts.lastAt = now();
    const over = attempts.failures - allowance;
    if (over >= 0) attempts.waitUntil = now() + Math.min(firstWaitMs * 2 ** over, longestWaitMs);
  };
  const accountKey = (account: string, address: string) => `${address} ${account}`;

  return {
    begin: (account, address) => {
      const own = attemptsOf(accountKey(account, address));
      const all = attemptsOf(address);
      const waitMs = Math.max(own.waitUntil, all.waitUntil) - now();
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      fail(own, free);
      fail(all, freePerAddress);
      return 0;
    },
    succeed: (account, address) => {
      known.delete(accountKey(account, address));
      const all = known.get(address);
      if (all) all.failures = Math.max(0, all.failures - 1);
    },
  };
};
