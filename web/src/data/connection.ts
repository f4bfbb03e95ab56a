import { useSyncExternalStore } from 'react';
import { ApiProblem } from './api-problem.ts';
import { onFailure, queryClient } from './query.ts';

/** `server`: no answer comes. `database`: the server answers, and cannot work. `disk`: because of its disk. */
export type Outage = 'server' | 'database' | 'disk';

export interface Connection {
  /** Null: all is well. */
  readonly away: Outage | null;
  /** When it was last known to be well, ms since the epoch. */
  readonly wellAtMs: number;
}

const retryMs = 3_000;
const timeoutMs = 8_000;

let current: Connection = { away: null, wellAtMs: Date.now() };
let asking = false;
const watchers = new Set<() => void>();
/** What waits for the server to answer. */
const waiting = new Set<() => void>();

const change = (next: Connection): void => {
  if (next.away === current.away) return;
  current = next;
  for (const tell of watchers) tell();
};

/** What a probe of the server says (docs/operations.md). */
const probeServer = async (): Promise<Outage | null> => {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok) return null;
    // A proxy may answer in its place, in words of its own.
    const said = (await answer.json().catch(() => null)) as { readonly checks?: { readonly disk?: string } } | null;
    return said?.checks?.disk === undefined ? 'database' : 'disk';
  } catch {
    // Whatever keeps the answer away, there is none.
    return 'server';
  }
};

const checkNow = async (): Promise<void> => {
  const away = await probeServer();
  if (away !== 'server') {
    for (const goOn of waiting) goOn();
    waiting.clear();
  }
  if (away !== null) {
    change({ away, wellAtMs: current.away === null ? Date.now() : current.wellAtMs });
    setTimeout(() => void checkNow(), retryMs);
    return;
  }
  asking = false;
  const was = current.away;
  change({ away: null, wellAtMs: Date.now() });
  // What could not be read meanwhile is read now, and what is on the screen may be out of date.
  if (was !== null) void queryClient.invalidateQueries();
};

/** Something did not come through: asks the server until it answers that it can work. */
export const checkConnection = (): void => {
  if (asking) return;
  asking = true;
  void checkNow();
};

onFailure((error) => {
  if (error instanceof ApiProblem && (error.status === 0 || error.status >= 502)) checkConnection();
});

/** Resolves at once unless something speaks against it, else as soon as the server answers; its database may still be away. */
export const whenReachable = async (): Promise<void> => {
  if (navigator.onLine && current.away !== 'server') return;
  await new Promise<void>((resolve) => {
    waiting.add(resolve);
    checkConnection();
  });
};

const subscribe = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** How the server can be reached, as far as this window has noticed. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => current);
