import { useSyncExternalStore } from 'react';
import { isMapTheme, type MapTheme } from './palette.ts';

let isOnPaper = false;
const listeners = new Set<() => void>();

/** While maps are printed or saved they are light under every theme, as paper is. */
export const drawOnPaper = (on: boolean): void => {
  isOnPaper = on;
  for (const listener of listeners) listener();
};

/** The theme of the document: the map is drawn on a canvas that style sheets do not reach. */
const readTheme = (): MapTheme => {
  const { theme } = document.documentElement.dataset;
  return !isOnPaper && isMapTheme(theme) ? theme : 'light';
};

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  listeners.add(listener);
  return () => {
    observer.disconnect();
    listeners.delete(listener);
  };
};

export const useMapTheme = (): MapTheme => useSyncExternalStore(subscribe, readTheme);
