import { type ComponentType, lazy, Suspense } from 'react';
import { loadWhenReachable } from './load-when-reachable.ts';
import { PartBoundary } from './part-boundary.tsx';

/** React.lazy for a whole screen: while the server is unreachable it waits; the router reports code that does not load. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await loadWhenReachable(load) }));

/**
 * The same for a part of a screen, `lazyPart(() => import('./map.tsx').then((m) => m.SiteMap))`: where its code does not load,
 * the part says so in its place, and the rest of the screen with its entries stays.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = lazyScreen(load);
  return (props: Props) => (
    <PartBoundary>
      <Part {...props} />
    </PartBoundary>
  );
};

/** The same for a dialog that a click opens: the screen behind it stays while its code loads. */
export const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = lazyPart(load);
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
};
