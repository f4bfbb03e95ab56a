import { IconCloudOff } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'offline',
    path: '/WithoutNetwork',
    place: 'account',
    order: 30,
    texts: ['offline'],
    icon: IconCloudOff,
    layout: 'register',
    permission: 'account.own',
    load: () => import('./offline-screen.tsx').then((m) => m.OfflineScreen),
  },
];
