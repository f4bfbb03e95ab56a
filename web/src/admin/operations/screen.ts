import { IconServerCog } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'operations',
    path: '/Operations',
    place: 'administer',
    order: 30,
    icon: IconServerCog,
    layout: 'register',
    permission: 'operations.read',
    load: () => import('./operations-screen.tsx').then((m) => m.OperationsScreen),
  },
];
