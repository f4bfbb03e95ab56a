import { IconGauge } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'dashboard',
    path: '/IndustryDashboard',
    place: 'specified',
    order: 80,
    icon: IconGauge,
    layout: 'map',
    permission: 'run.read',
    site: ['wall', 'of'],
    load: () => import('./dashboard-screen.tsx').then((m) => m.DashboardScreen),
  },
];
