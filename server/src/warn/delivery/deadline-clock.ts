interface Clocks {
  /** Stops while the machine sleeps. */
  readonly steady: () => number;
  /** Can be set. */
  readonly wall: () => number;
}

/**
 * A clock for deadlines, ms: it follows the steady clock, and the wall clock where that jumps forwards. After the machine has slept, the
 * steady clock alone would keep claims and warnings valid for too long.
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
