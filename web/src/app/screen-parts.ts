import type { ComponentType, LazyExoticComponent } from 'react';
import type { ScreenId } from '../locales/namespaces.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { screens } from './screens.ts';

/** One lazy component per screen, made once. */
const parts: ReadonlyMap<ScreenId, LazyExoticComponent<ComponentType>> = new Map(
  screens.flatMap(({ id, load }) => (load === null ? [] : [[id, lazyPart(load)] as const])),
);
export const partOf = (id: ScreenId): LazyExoticComponent<ComponentType> | undefined => parts.get(id);

export const SignInPart = lazyPart(() => import('../screens/sign-in/sign-in-screen.tsx').then((m) => m.SignInScreen));
export const RefusedPart = lazyPart(() => import('../screens/sign-in/refused-screen.tsx').then((m) => m.RefusedScreen));

/** Fetches a screen's code ahead, when a person points at its link. What fails here fails again, visibly, when it is opened. */
export const fetchAhead = (id: ScreenId): void => {
  const screen = screens.find((one) => one.id === id);
  if (screen?.load) loadChunk<unknown>(screen.load).catch(() => undefined);
};
