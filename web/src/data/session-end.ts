import { useSyncExternalStore } from 'react';

/** `time`: expired. `elsewhere`: signed out in another window, or ended by an administrator. */
export type SessionEnding = 'time' | 'elsewhere';

/**
 * When a session ends, the screen stays and calls wait until the same person has signed in again: no entries are lost. If it was
 * ended elsewhere, the screen is covered meanwhile.
 */
interface State {
  /** The person whose data the screens show; null: nobody. */
  readonly holder: string | null;
  /** When the session ends, ms since the epoch by this device's clock; null: unknown. */
  readonly endsAtMs: number | null;
  /** Null: the session is active. */
  readonly ended: SessionEnding | null;
}

const signedOut: State = { holder: null, endsAtMs: null, ended: null };
let state: State = signedOut;
let waiting: ((again: boolean) => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const change = (next: State): void => {
  state = next;
  for (const listener of listeners) listener();
};

/** This close to its end, "not signed in" counts as expiry: clocks differ and answers take time. */
const slackMs = 60_000;

const end = (now: number): void => {
  if (state.holder === null || state.ended !== null) return;
  const byItself = state.endsAtMs !== null && now >= state.endsAtMs - slackMs;
  change({ ...state, ended: byItself ? 'time' : 'elsewhere' });
};

interface Signed {
  readonly account: { readonly id: string } | null;
  readonly endsInS: number | null;
}

const settle = (again: boolean): void => {
  const all = waiting;
  waiting = [];
  for (const go of all) go(again);
};

/** Handles the server's session state. True where the session has ended and the screen stays. */
export const recordSession = ({ account, endsInS }: Signed, now = Date.now()): boolean => {
  if (account === null) {
    end(now);
    return state.holder !== null;
  }
  const same = account.id === state.holder;
  clearTimeout(timer);
  const leftMs = (endsInS ?? 0) * 1_000;
  // Longer than a timer's limit is longer than any visit.
  timer = setTimeout(() => end(Date.now()), Math.min(leftMs, 2_147_000_000));
  change({ holder: account.id, endsAtMs: now + leftMs, ended: null });
  settle(same);
  return false;
};

/** Signed out, or left: no call waits any more. */
export const forgetSession = (): void => {
  clearTimeout(timer);
  change(signedOut);
  settle(false);
};

export const isEnded = (): boolean => state.ended !== null;

/** Whether the screens show data of another person. */
export const belongsToOther = (id: string): boolean => state.holder !== null && state.holder !== id;

export const isSessionHolder = (id: string): boolean => state.holder === id;

/**
 * After a call was refused as "not signed in": true once the same person has signed in again; false immediately if nobody was
 * signed in.
 */
export const waitForSignIn = (now = Date.now()): Promise<boolean> => {
  if (state.holder === null) return Promise.resolve(false);
  end(now);
  return new Promise((resolve) => waiting.push(resolve));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionEnd = (): State => useSyncExternalStore(subscribe, () => state);
