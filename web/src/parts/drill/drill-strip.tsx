import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useDrillsNow } from './drills-now.ts';

const DrillBanner = lazyPart(() => import('./drill-banner.tsx').then((m) => m.DrillBanner));

/** On top of every screen while a drill runs; its code comes only then. */
export const DrillStrip = () => {
  const drills = useDrillsNow().data ?? [];
  return drills.length === 0 ? null : (
    <Suspense fallback={null}>
      <DrillBanner />
    </Suspense>
  );
};
