import { type ComponentType, lazy, Suspense } from 'react';
import { loadWhenReachable } from './load-when-reachable.ts';
import { PartBoundary } from './part-boundary.tsx';

const toLazy = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load() }));

const toPart = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  return (props: Props) => (
    <PartBoundary>
      <Part {...props} />
    </PartBoundary>
  );
};

/** React.lazy for a whole screen: while the server is unreachable it waits; the router reports code that does not load. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  toLazy(() => loadWhenReachable(load));

/**
 * The same for a part of a screen, `lazyPart(() => import('./map.tsx').then((m) => m.SiteMap))`: where its code does not load,
 * the part says so in its place, and the rest of the screen with its entries stays.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => toPart(lazyScreen(load));

/** Longest wait for a pause, ms. */
const pauseMs = 2_000;

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: pauseMs });
  else if ('document' in globalThis) setTimeout(act, pauseMs);
};

/**
 * The same for what a screen soon needs: loaded in the first pause after the screen's own code, so that a click does not wait for it, and
 * that it is there when the network is lost meanwhile.
 */
export const lazyPartAhead = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let ahead: Promise<ComponentType<Props>> | undefined;
  whenIdle(() => {
    ahead = loadWhenReachable(load);
    // Tried and reported again when the part is shown.
    ahead.catch(() => {
      ahead = undefined;
    });
  });
  return toPart(toLazy(() => ahead ?? loadWhenReachable(load)));
};

const toDialog = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
};

/** `lazyPart` for a dialog that a click opens: the screen behind it stays while its code loads. */
export const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  toDialog(lazyPart(load));

/** `lazyPartAhead` for such a dialog. */
export const lazyDialogAhead = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  toDialog(lazyPartAhead(load));
