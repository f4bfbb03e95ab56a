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
  readonly changes: Changes;
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}

/** Without an announcement the table is looked at so often. */
const longestMs = 15_000;
const failureMs = 2_000;
/** Just past the moment, so that one look is enough. */
const pastMs = 10;

/**
 * Watches over the timers of all chains. They are rows with a moment on the database's clock: any number of servers may watch, each
 * step is taken once, and after a restart goes on what came due meanwhile. A chain that cannot be taken on holds up none of the others.
 */
export const watchTimers = ({ database, changes, onRound, onError }: TimersOptions): Timers => {
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
      const taken = await advanceNext(database, passed);
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
