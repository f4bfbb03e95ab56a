import { useSyncExternalStore } from 'react';
import type { Waiting } from './change.ts';

/** The changes that the server has not confirmed, in order: apart from the outbox, so that a screen can show them without its code. */
let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

export const setWaiting = (next: readonly Waiting[]): void => {
  waiting = next;
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(subscribe, () => waiting);
export const readWaiting = (): readonly Waiting[] => waiting;
