import { useSyncExternalStore } from 'react';
import { ApiProblem } from './api-problem.ts';
import { onFailure, queryClient } from './query.ts';

/** `server`: no answer. `database`: the server answers but has no database. `disk`: its disk has failed. */
export type Outage = 'server' | 'database' | 'disk';

export interface Connection {
  /** Null: everything works. */
  readonly away: Outage | null;
  /** When it last worked, ms since the epoch. */
  readonly wellAtMs: number;
  /** The oldest data that screens show from this device meanwhile, ms since the epoch; null: none. */
  readonly keptAtMs: number | null;
}

const retryMs = 3_000;
const timeoutMs = 8_000;

let current: Connection = { away: null, wellAtMs: Date.now(), keptAtMs: null };
let asking = false;
const watchers = new Set<() => void>();
/** Callers waiting for the server. */
const waiting = new Set<() => void>();

const change = (next: Connection): void => {
  if (next.away === current.away && next.keptAtMs === current.keptAtMs) return;
  current = next;
  for (const notify of watchers) notify();
};

/** The answer of a health probe (docs/operations.md). */
const probeServer = async (): Promise<Outage | null> => {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok) return null;
    // A proxy may answer instead, with its own text.
    const said = (await answer.json().catch(() => null)) as { readonly checks?: { readonly disk?: string } } | null;
    return said?.checks?.disk === undefined ? 'database' : 'disk';
  } catch {
    // No answer, whatever the cause.
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
    change({ ...current, away, wellAtMs: current.away === null ? Date.now() : current.wellAtMs });
    setTimeout(() => void checkNow(), retryMs);
    return;
  }
  asking = false;
  const { away: was, keptAtMs } = current;
  change({ away: null, wellAtMs: Date.now(), keptAtMs: null });
  // Queries that failed are repeated, and the data shown may be out of date.
  if (was === null && keptAtMs === null) return;
  for (const notify of backListeners) notify();
  void queryClient.invalidateQueries();
};

/** A call has failed: polls the server until it can work again. */
export const checkConnection = (): void => {
  if (asking) return;
  asking = true;
  void checkNow();
};

onFailure((error) => {
  if (error instanceof ApiProblem && (error.status === 0 || error.status >= 502)) checkConnection();
});

/** A screen shows an answer that was kept at this time. */
export const noteKept = (savedAtMs: number): void => change({ ...current, keptAtMs: Math.min(savedAtMs, current.keptAtMs ?? savedAtMs) });

const backListeners = new Set<() => void>();
/** Called whenever the server can be reached again. */
export const onReachable = (notify: () => void): void => void backListeners.add(notify);

/** Resolves immediately unless a problem is known, else as soon as the server answers; its database may still be unavailable. */
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

export const readConnection = (): Connection => current;

/** Resolves when the server is known to give no answer, which may be now; not after the signal. A call may hang for minutes then. */
export const whenAway = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (current.away === 'server') return resolve();
    const end = subscribe(() => {
      if (current.away === 'server') resolve();
    });
    signal.addEventListener('abort', end, { once: true });
  });

/** Whether the server is reachable, as far as this window knows. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => current);
