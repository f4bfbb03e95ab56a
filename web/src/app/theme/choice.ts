import { useEffect, useSyncExternalStore } from 'react';

/** Themes to choose from; 'auto' follows the device. Dusk is warm and dim; night is nearly without blue, for eyes that are used to the dark. */
export const themeChoices = ['auto', 'light', 'dusk', 'dark', 'night', 'contrast'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = Exclude<ThemeChoice, 'auto'>;

const storageKey = 'hazardguard-theme';
const dark = '(prefers-color-scheme: dark)';
const contrast = '(prefers-contrast: more)';

const isChoice = (text: string | null): text is ThemeChoice => themeChoices.some((choice) => choice === text);

let choice: ThemeChoice = 'auto';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  for (const query of [dark, contrast]) window.matchMedia(query).addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    for (const query of [dark, contrast]) window.matchMedia(query).removeEventListener('change', listener);
  };
};

export const readStoredTheme = (): void => {
  const stored = localStorage.getItem(storageKey);
  choice = isChoice(stored) ? stored : 'auto';
};

export const chooseTheme = (next: ThemeChoice): void => {
  choice = next;
  localStorage.setItem(storageKey, next);
  for (const listener of listeners) listener();
};

/** The theme for a choice, given the device's preferences. */
export const resolveTheme = (wanted: ThemeChoice, device: { readonly dark: boolean; readonly contrast: boolean }): Theme => {
  if (wanted !== 'auto') return wanted;
  if (device.contrast) return 'contrast';
  return device.dark ? 'dark' : 'light';
};

/** A screen that must not shine, such as a wall display in a control room. */
let dimmed = false;
export const dimScreen = (on: boolean): void => {
  dimmed = on;
  for (const listener of listeners) listener();
};

const currentTheme = (): Theme => {
  const theme = resolveTheme(choice, { dark: window.matchMedia(dark).matches, contrast: window.matchMedia(contrast).matches });
  return dimmed && theme === 'light' ? 'dusk' : theme;
};

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice);

/** The theme shown; also written on the document, where the stylesheets read it. */
export const useTheme = (): Theme => {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return theme;
};
