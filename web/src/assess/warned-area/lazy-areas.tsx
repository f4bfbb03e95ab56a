import { lazyPart } from '../../ui/lazy-part.tsx';

/** The parts of warned areas for screens that open without a stored run: loaded once there is one. */
export const LazyAreasOnMap = lazyPart(() => import('./areas-on-map.tsx').then((part) => part.AreasOnMap));
export const LazyHitFacts = lazyPart(() => import('./hit-facts.tsx').then((part) => part.HitFacts));
export const LazyAreaLegend = lazyPart(() => import('./area-legend.tsx').then((part) => part.AreaLegend));
export const LazyRunAreasPart = lazyPart(() => import('./run-areas-part.tsx').then((part) => part.RunAreasPart));
