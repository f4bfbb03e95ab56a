import { lazyPart } from '../../ui/lazy-part.tsx';

/** The uncertainty of a result, in its panel, in the legend of its map and as a table: loaded once there is one. */
export const LazyUncertaintyPart = lazyPart(() => import('./uncertainty-part.tsx').then((part) => part.UncertaintyPart));
export const LazyUncertaintySigns = lazyPart(() => import('./uncertainty-signs.tsx').then((part) => part.UncertaintySigns));
export const LazyReachTable = lazyPart(() => import('./reach-table.tsx').then((part) => part.ReachTable));
