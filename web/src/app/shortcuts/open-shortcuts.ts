import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows or hides the list of shortcuts, from the menu, the search or the keyboard. */
export const setShortcutsOpen = (next: boolean): void => {
  open = next;
  for (const listener of listeners) listener();
};

export const useShortcutsOpen = (): boolean => useSyncExternalStore(subscribe, () => open);
