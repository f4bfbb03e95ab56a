import { IconBell } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'earlyWarning',
    path: '/Ews',
    place: 'specified',
    order: 70,
    icon: IconBell,
    layout: 'map',
    permission: 'run.read',
    site: ['panel'],
    load: () => import('./early-warning-screen.tsx').then((m) => m.EarlyWarningScreen),
  },
];
