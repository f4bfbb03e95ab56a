import { useSyncExternalStore } from 'react';

/** Whether maps and pictures wait until a person asks for them; undefined: not chosen in this browser yet. */
type Choice = 'on' | 'off' | undefined;

const storageKey = 'hazardguard-text-only';

const readChoice = (): Choice => {
  const stored = localStorage.getItem(storageKey);
  return stored === 'on' || stored === 'off' ? stored : undefined;
};

let choice: Choice = readChoice();
/** Stylesheets read it: without pictures there are no fonts to load either. */
const markDocument = (): void => {
  document.documentElement.toggleAttribute('data-text-only', choice === 'on');
};
markDocument();
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const chooseTextOnly = (on: boolean): void => {
  choice = on ? 'on' : 'off';
  localStorage.setItem(storageKey, choice);
  markDocument();
  for (const listener of listeners) listener();
};

export const isTextOnly = (): boolean => choice === 'on';
export const useTextOnlyChoice = (): Choice => useSyncExternalStore(listen, () => choice);
export const useTextOnly = (): boolean => useTextOnlyChoice() === 'on';
