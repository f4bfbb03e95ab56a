import { IconChartDots3 } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'gaussian',
    path: '/R1',
    place: 'tools',
    order: 10,
    icon: IconChartDots3,
    layout: 'register',
    permission: 'public',
    site: 'all',
    load: () => import('./gaussian-screen.tsx').then((m) => m.GaussianScreen),
  },
];
