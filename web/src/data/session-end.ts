import { useSyncExternalStore } from 'react';

/** `time`: so long after the sign-in. `elsewhere`: signed out in another window, or ended by somebody who may. */
export type SessionEnding = 'time' | 'elsewhere';

/**
 * When a session ends, what is on the screen stays as it is, and calls wait, until the same person has signed in again: nothing that
 * was typed is lost. Of one that was ended elsewhere nothing is to be seen meanwhile.
 */
interface State {
  /** Whose data the screens hold; null: nobody's. */
  readonly holder: string | null;
  /** When the session ends, ms since the epoch by this device's clock; null: not known. */
  readonly endsAtMs: number | null;
  /** Null: it goes on. */
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

/** So long before its end an answer that nobody is signed in is taken for the end: clocks and answers take their time. */
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

/** What the server said of the session. True where it has ended and what is on the screen is to stay. */
export const recordSession = ({ account, endsInS }: Signed, now = Date.now()): boolean => {
  if (account === null) {
    end(now);
    return state.holder !== null;
  }
  const same = account.id === state.holder;
  clearTimeout(timer);
  const leftMs = (endsInS ?? 0) * 1_000;
  // Longer than a timer can be set for is longer than anybody looks at one page.
  timer = setTimeout(() => end(Date.now()), Math.min(leftMs, 2_147_000_000));
  change({ holder: account.id, endsAtMs: now + leftMs, ended: null });
  settle(same);
  return false;
};

/** Signed out, or left: nothing waits for anybody any more. */
export const forgetSession = (): void => {
  clearTimeout(timer);
  change(signedOut);
  settle(false);
};

export const isEnded = (): boolean => state.ended !== null;

/** Whether the screens hold what somebody else than this person may see. */
export const belongsToOther = (id: string): boolean => state.holder !== null && state.holder !== id;

export const isSessionHolder = (id: string): boolean => state.holder === id;

/** After a call was refused because nobody is signed in: true once the same person is again; false at once where nobody was. */
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
