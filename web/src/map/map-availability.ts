import { useSyncExternalStore } from 'react';

/** Once a map could not be drawn, this page has no camera to move: the browser does not change without a reload. */
let isAvailable = true;
const listeners = new Set<() => void>();

/** A map could not be created. */
export const markMapUnavailable = (): void => {
  isAvailable = false;
  for (const listener of listeners) listener();
};

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** False where this browser draws no map: there is no camera to move. */
export const useIsMapAvailable = (): boolean => useSyncExternalStore(listen, () => isAvailable);
