import type { ScreenId } from '@hazardguard/i18n/namespaces';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { loadMap } from '../map/load-map.ts';
import { lazyScreen } from '../ui/lazy-part.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { loadWhenReachable } from '../ui/load-when-reachable.ts';
import type { Screen } from '../ui/screen-record.ts';
import { isTextOnly } from '../ui/text-only.ts';
import { screenAt, screens } from './screens.ts';

/**
 * What a screen needs besides its own code, loaded at the same time: texts, data, and the map where it has one. An error here is
 * reported again where the part is needed.
 */
const fetchDependencies = ({ layout, texts = [], prefetch: ahead }: Pick<Screen, 'layout' | 'texts' | 'prefetch'>): void => {
  if (layout === 'map' && !isTextOnly()) loadMap().catch(() => undefined);
  void ahead?.(new URLSearchParams(window.location.search));
  if (texts.length > 0) i18next.loadNamespaces(texts).catch(() => undefined);
};

/** One lazy component per screen, created once. */
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
 * Starts loading the screen at the opened address before anything is rendered: its code immediately, its data when a person is
 * known to be signed in. An error here is reported again when the screen opens.
 */
export const preloadScreen = (pathname: string, signedIn: Promise<boolean>): void => {
  const screen = screenAt(pathname);
  if (!screen) return;
  if (screen.layout === 'map' && !isTextOnly()) loadMap().catch(() => undefined);
  loadChunk<unknown>(screen.load).catch(() => undefined);
  void signedIn.then((isSignedIn) => (isSignedIn ? screen.prefetch?.(new URLSearchParams(window.location.search)) : undefined));
};

/** Preloads a screen's code when a person points at its link. An error here is reported again when the screen opens. */
export const prefetchScreen = (id: ScreenId): void => {
  const screen = screens.find((one) => one.id === id);
  if (screen) loadWhenReachable<unknown>(screen.load).catch(() => undefined);
};
