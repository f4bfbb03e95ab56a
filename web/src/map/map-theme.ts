import { useSyncExternalStore } from 'react';
import { isMapTheme, type MapTheme } from './palette.ts';

/** The theme of the document: the map is drawn on a canvas that style sheets do not reach. */
const readTheme = (): MapTheme => {
  const { theme } = document.documentElement.dataset;
  return isMapTheme(theme) ? theme : 'light';
};

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

export const useMapTheme = (): MapTheme => useSyncExternalStore(subscribe, readTheme);
