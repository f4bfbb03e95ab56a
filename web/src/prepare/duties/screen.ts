import { IconCalendarCheck } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'duties',
    path: '/Duties',
    place: 'prepare',
    order: 10,
    icon: IconCalendarCheck,
    layout: 'register',
    permission: 'duty.read',
    site: 'all',
    load: () => import('./duties-screen.tsx').then((m) => m.DutiesScreen),
  },
];
