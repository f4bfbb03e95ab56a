import { IconTopologyStar3 } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'clusters',
    path: '/R2',
    place: 'tools',
    order: 20,
    icon: IconTopologyStar3,
    layout: 'map',
    permission: 'public',
    load: () => import('./clusters-screen.tsx').then((m) => m.ClustersScreen),
  },
];
