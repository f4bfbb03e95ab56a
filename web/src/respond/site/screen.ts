import { IconMapPin } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'site',
    path: '/AnupamaRasayan',
    place: 'prepare',
    order: 80,
    icon: IconMapPin,
    layout: 'register',
    permission: 'industry.read',
    site: ['own'],
    load: () => import('./site-screen.tsx').then((m) => m.SiteScreen),
  },
];
