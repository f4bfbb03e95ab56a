import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import type { ChooseOnMap } from './choose-on-map.tsx';

const Part = lazyPart(() => import('./choose-on-map.tsx').then((m) => m.ChooseOnMap));

/** Most visits to a screen have an industry: the code that offers some is loaded when it is needed. */
export const LazyChooseOnMap = (props: ComponentProps<typeof ChooseOnMap>) => (
  <Suspense fallback={<MapSkeleton />}>
    <Part {...props} />
  </Suspense>
);
