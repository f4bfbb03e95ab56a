import type { ScreenId } from '@hazardguard/i18n/namespaces';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { loadMap } from '../map/load-map.ts';
import { lazyScreen } from '../ui/lazy-part.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { loadWhenReachable } from '../ui/load-when-reachable.ts';
import { type Screen, screenAt, screens } from './screens.ts';

/** What a screen needs besides its own code, asked for at the same time: its words, its data, and the map where it has one. What fails here fails again, visibly, where it is needed. */
const fetchDependencies = ({ layout, texts = [], prefetch: ahead }: Pick<Screen, 'layout' | 'texts' | 'prefetch'>): void => {
  if (layout === 'map') loadMap().catch(() => undefined);
  void ahead?.(new URLSearchParams(window.location.search));
  if (texts.length > 0) i18next.loadNamespaces(texts).catch(() => undefined);
};

/** One lazy component per screen, made once. */
const parts: ReadonlyMap<ScreenId, ComponentType> = new Map(
  screens.map((screen) => {
    const { id, load } = screen;
    const whole = () => {
      fetchDependencies(screen);
      return load();
    };
    return [id, lazyScreen(whole)] as const;
  }),
);
export const findScreenPart = (id: ScreenId): ComponentType | undefined => parts.get(id);

export const SignInPart = lazyScreen(() => import('../admin/sign-in/sign-in-screen.tsx').then((m) => m.SignInScreen));
export const RefusedPart = lazyScreen(() => import('../admin/sign-in/refused-screen.tsx').then((m) => m.RefusedScreen));

/**
 * Begins to fetch the screen that the page is opened at before anything is drawn: its code at once, its data when somebody is known
 * to be signed in. What fails here fails again, visibly, when the screen is opened.
 */
export const preloadScreen = (pathname: string, signedIn: Promise<boolean>): void => {
  const screen = screenAt(pathname);
  if (!screen) return;
  if (screen.layout === 'map') loadMap().catch(() => undefined);
  loadChunk<unknown>(screen.load).catch(() => undefined);
  void signedIn.then((isSignedIn) => (isSignedIn ? screen.prefetch?.(new URLSearchParams(window.location.search)) : undefined));
};

/** Fetches a screen's code ahead, when a person points at its link. What fails here fails again, visibly, when it is opened. */
export const prefetchScreen = (id: ScreenId): void => {
  const screen = screens.find((one) => one.id === id);
  if (screen) loadWhenReachable<unknown>(screen.load).catch(() => undefined);
};
