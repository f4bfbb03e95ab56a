import { prefetchSite } from '../../data/site-queries.ts';
import { IconWind } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'responsePhase',
    path: '/ResponsePhaseRiskModelling',
    place: 'specified',
    order: 50,
    texts: ['response-phase', 'vulnerability', 'parts', 'map', 'engine'],
    prefetch: prefetchSite,
    icon: IconWind,
    layout: 'map',
    permission: 'conditions.read',
    site: [],
    load: () => import('./response-screen.tsx').then((m) => m.ResponseScreen),
  },
];
