import { IconTrafficCone } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'drills',
    path: '/Drills',
    place: 'respond',
    order: 30,
    icon: IconTrafficCone,
    layout: 'register',
    permission: 'drill.read',
    details: true,
    load: () => import('./drills-screen.tsx').then((m) => m.DrillsScreen),
  },
];
