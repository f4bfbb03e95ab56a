import type { Changes } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { withRoundSpan } from '../../platform/observe/tracing/trace.ts';
import { advanceNext, readNextTimerS } from './advance.ts';
import { resumeAfterClockJump } from './resume-after-clock-jump.ts';

export interface Timers {
  stop(): Promise<void>;
}

interface TimersOptions {
  readonly database: Database;
  readonly secondFactorRequired: boolean;
  readonly changes: Changes;
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}

/** Longest time between two looks at the table without an announcement. */
const longestMs = 15_000;
const failureMs = 2_000;
/** Added to a wait, so that the step is certainly due at the next look. */
const pastMs = 10;

/**
 * Runs the timers of all chains. A timer is a row with a time on the database's clock: any number of servers may watch, each step is taken
 * once, and a restart continues with what is due. A chain that fails does not delay the others.
 */
export const watchTimers = ({ database, secondFactorRequired, changes, onRound, onError }: TimersOptions): Timers => {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const look = async (): Promise<number> => {
    const passed: string[] = [];
    again = false;
    await resumeAfterClockJump(database);
    while (!stopped) {
      again = false;
      const taken = await advanceNext({ database, secondFactorRequired }, passed);
      if (taken === null) break;
      if (taken.error === null) continue;
      passed.push(taken.id);
      onError(taken.error);
    }
    const waitS = await readNextTimerS(database);
    onRound?.();
    const waitMs = waitS === null ? longestMs : Math.min(longestMs, waitS * 1_000 + pastMs);
    return passed.length > 0 ? Math.max(failureMs, waitMs) : waitMs;
  };
  const wake = (): void => {
    again = true;
    if (stopped || looking !== null) return;
    clearTimeout(timer);
    looking = withRoundSpan('escalation', look)
      .catch((error: unknown) => {
        onError(error);
        return failureMs;
      })
      .then((waitMs) => {
        looking = null;
        if (stopped) return;
        if (again) wake();
        else timer = setTimeout(wake, waitMs).unref();
      });
  };
  changes.onChange('escalation', wake);
  wake();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
};
