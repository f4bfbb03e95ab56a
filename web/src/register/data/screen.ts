import { IconUsersGroup } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'data',
    path: '/Data',
    place: 'prepare',
    order: 30,
    icon: IconUsersGroup,
    layout: 'register',
    permission: 'population.read',
    texts: ['population'],
    load: () => import('./data-screen.tsx').then((m) => m.DataScreen),
  },
];
