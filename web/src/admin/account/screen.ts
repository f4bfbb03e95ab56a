import { IconUserCircle } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'account',
    path: '/Account',
    place: 'account',
    order: 20,
    icon: IconUserCircle,
    layout: 'register',
    permission: 'account.own',
    load: () => import('./account-screen.tsx').then((m) => m.AccountScreen),
  },
];
