import { IconKey } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'setup',
    path: '/Setup',
    place: 'link',
    order: 10,
    icon: IconKey,
    layout: 'reading',
    permission: 'public',
    load: () => import('./setup-screen.tsx').then((m) => m.SetupScreen),
  },
];
