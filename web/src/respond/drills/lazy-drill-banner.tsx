import { Suspense } from 'react';
import { useCurrentDrills } from '../../register/exercise-marks/current-drills.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const DrillBanner = lazyPart(() => import('./drill-banner.tsx').then((m) => m.DrillBanner));

/** The drill banner; its code is loaded only while a drill runs. */
export const LazyDrillBanner = () => {
  const drills = useCurrentDrills().data ?? [];
  return drills.length === 0 ? null : (
    <Suspense fallback={null}>
      <DrillBanner />
    </Suspense>
  );
};
