import { sql } from 'kysely';
import type { Changes } from '../../platform/db/changes.ts';
import { withRoundSpan } from '../../platform/observe/tracing/trace.ts';
import { moveNextDrillEarlier } from './clock-jump.ts';
import { endNext } from './finish-drill.ts';
import { type DrillDeps, fireNext } from './fire-inject.ts';
import { sendNext } from './send-sample.ts';

export interface DrillRunner {
  readonly stop: () => Promise<void>;
}

/** Longest wait between two rounds without a notification. */
const longestMs = 10_000;
/** Shortest wait: another server may be at work. */
const shortestMs = 100;
const failureMs = 2_000;

/** Does everything that is due. Clock jumps come first, and drills end before their injects and samples are sent. */
export const runDueSteps = async (deps: DrillDeps): Promise<void> => {
  const mayContinue = (): boolean => !deps.signal.aborted;
  while (mayContinue() && (await moveNextDrillEarlier(deps)));
  while (mayContinue() && (await endNext(deps)));
  while (mayContinue() && (await fireNext(deps)));
  while (mayContinue() && (await sendNext(deps)));
};

/** Until the next thing is due, ms; null: no drill runs. */
const readNextDueMs = async ({ database, now }: DrillDeps): Promise<number | null> => {
  const { rows } = await sql<{ next: Date | null }>`
    select least(
      (select min(due_at) from drill_inject inject join drill on drill.id = drill_id where drill.state = 'running' and inject.state = 'waiting'),
      (select min(due_at) from drill_sample join drill on drill.id = drill_id where drill.state = 'running' and sent_at is null),
      (select min(started_at + duration_min * interval '1 minute') from drill where state = 'running')
    ) as next`.execute(database.kysely);
  const next = rows[0]?.next ?? null;
  return next === null ? null : Math.max(0, next.getTime() - (await now(database)).getTime());
};

/** Runs the drills. Several servers may run it: each due row is locked by one of them. */
export const startDrillRunner = ({
  changes,
  onRound,
  onError,
  ...deps
}: Omit<DrillDeps, 'signal'> & {
  readonly changes: Changes;
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}): DrillRunner => {
  const stopping = new AbortController();
  const all: DrillDeps = { ...deps, signal: stopping.signal };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;

  const plan = (ms: number): void => {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(wake, ms).unref();
  };
  const work = async (): Promise<void> => {
    try {
      await withRoundSpan('drills', () => runDueSteps(all));
      onRound?.();
      plan(Math.max(shortestMs, Math.min(longestMs, (await readNextDueMs(all)) ?? longestMs)));
    } catch (error) {
      if (stopping.signal.aborted) return;
      onError(error);
      plan(failureMs);
    }
  };
  const wake = (): void => {
    if (stopping.signal.aborted) return;
    again = true;
    running ??= (async () => {
      while (again && !stopping.signal.aborted) {
        again = false;
        await work();
      }
    })().finally(() => {
      running = null;
    });
  };
  changes.onChange('drill', wake);
  plan(0);
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
