import { IconUsersGroup } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'community',
    path: '/Community',
    place: 'specified',
    order: 100,
    icon: IconUsersGroup,
    layout: 'map',
    permission: 'public',
    load: () => import('./community-screen.tsx').then((m) => m.CommunityScreen),
  },
];
