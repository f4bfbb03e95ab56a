import { IconSchool } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'training',
    path: '/Training',
    place: 'specified',
    order: 90,
    icon: IconSchool,
    layout: 'register',
    permission: 'public',
    load: () => import('./training-screen.tsx').then((m) => m.TrainingScreen),
  },
];
