import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useActiveEmergencyAccess } from './active-access.ts';

const EmergencyLine = lazyPart(() => import('./emergency-line.tsx').then((m) => m.EmergencyLine));

/** On top of every screen during emergency access; its code is loaded only then. */
export const BreakGlassBanner = () => {
  const opening = useActiveEmergencyAccess();
  return opening === null ? null : (
    <Suspense fallback={null}>
      <EmergencyLine {...opening} />
    </Suspense>
  );
};
