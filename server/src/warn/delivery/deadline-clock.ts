interface Clocks {
  /** Stands still while the machine sleeps. */
  readonly steady: () => number;
  /** Can be set. */
  readonly wall: () => number;
}

/**
 * A clock for what must not be held too long, ms: it goes as the steady clock, and ahead with the clock on the wall where that jumps
 * forwards. After a sleep of the machine both are needed to know that a claim has run out, and a warning.
 */
export const makeDeadlineClock = ({ steady, wall }: Clocks = { steady: () => performance.now(), wall: Date.now }): (() => number) => {
  let [steadyAt, wallAt] = [steady(), wall()];
  let moment = 0;
  return () => {
    const [steadyNow, wallNow] = [steady(), wall()];
    moment += Math.max(steadyNow - steadyAt, wallNow - wallAt, 0);
    [steadyAt, wallAt] = [steadyNow, wallNow];
    return moment;
  };
};
