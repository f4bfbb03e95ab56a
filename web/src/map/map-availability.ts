import { useSyncExternalStore } from 'react';

/** Once a map could not be drawn, no camera of this page can be moved: the browser does not change its mind without a reload. */
let isAvailable = true;
const listeners = new Set<() => void>();

/** A map could not be made. */
export const markMapUnavailable = (): void => {
  isAvailable = false;
  for (const listener of listeners) listener();
};

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** False where this browser draws no map: what moves its camera has nothing to move. */
export const useIsMapAvailable = (): boolean => useSyncExternalStore(listen, () => isAvailable);
