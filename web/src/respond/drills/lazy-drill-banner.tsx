import { Suspense } from 'react';
import { useCurrentDrills } from '../../register/exercise-marks/current-drills.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const DrillBanner = lazyPart(() => import('./drill-banner.tsx').then((m) => m.DrillBanner));

/** On top of every screen while a drill runs; its code comes only then. */
export const LazyDrillBanner = () => {
  const drills = useCurrentDrills().data ?? [];
  return drills.length === 0 ? null : (
    <Suspense fallback={null}>
      <DrillBanner />
    </Suspense>
  );
};
