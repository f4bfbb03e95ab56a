import { prefetchSite } from '../../data/site-queries.ts';
import { IconAlertTriangle } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'impact',
    path: '/Vang',
    place: 'prepare',
    order: 60,
    texts: ['impact', 'vulnerability', 'population', 'parts', 'map', 'engine', 'exports'],
    prefetch: prefetchSite,
    icon: IconAlertTriangle,
    layout: 'map',
    permission: 'run.read',
    site: ['areas', 'show', 'meta'],
    load: () => import('./impact-screen.tsx').then((m) => m.ImpactScreen),
  },
];
