import { useSyncExternalStore } from 'react';

const key = 'hazardguard-drill';
const listeners = new Set<() => void>();

const read = (): number | null => {
  const number = Number(sessionStorage.getItem(key));
  return Number.isInteger(number) && number > 0 ? number : null;
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A participant works in the exercise: reports and calculations of this window at the site are marked. Null: real. */
export const joinDrill = (drillId: number | null): void => {
  if (drillId === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, String(drillId));
  for (const listener of listeners) listener();
};

/** The drill that this window takes part in, running or not. */
export const useJoinedDrill = (): number | null => useSyncExternalStore(subscribe, read);
