import { IconDeviceTv } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'wall',
    path: '/Wall',
    place: 'respond',
    order: 40,
    texts: ['home', 'alerts', 'incidents', 'drills', 'map', 'engine'],
    icon: IconDeviceTv,
    layout: 'map',
    permission: 'incident.read',
    load: () => import('./wall-screen.tsx').then((m) => m.WallScreen),
  },
];
