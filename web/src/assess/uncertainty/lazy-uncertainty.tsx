import { lazyPart } from '../../ui/lazy-part.tsx';

/** The uncertainty of a result, in its panel and in the legend of its map: loaded once there is one. */
export const LazyUncertaintyPart = lazyPart(() => import('./uncertainty-part.tsx').then((part) => part.UncertaintyPart));
export const LazyUncertaintySigns = lazyPart(() => import('./uncertainty-signs.tsx').then((part) => part.UncertaintySigns));
