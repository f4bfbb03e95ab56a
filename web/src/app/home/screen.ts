import { IconHome } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'home',
    path: '/HazardGuard',
    place: 'specified',
    order: 10,
    icon: IconHome,
    layout: 'register',
    permission: 'public',
    load: () => import('./home-screen.tsx').then((m) => m.HomeScreen),
  },
];
