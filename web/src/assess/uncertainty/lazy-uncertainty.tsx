import { lazyPart } from '../../ui/lazy-part.tsx';

/** The uncertainty of a result: loaded once there is one. */
export const LazyUncertaintyPart = lazyPart(() => import('./uncertainty-part.tsx').then((part) => part.UncertaintyPart));
