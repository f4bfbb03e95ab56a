import { IconBuildingFactory2 } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'industries',
    path: '/OnBoardIndustry',
    place: 'specified',
    order: 20,
    icon: IconBuildingFactory2,
    layout: 'register',
    permission: 'industry.read',
    load: () => import('./industries-screen.tsx').then((m) => m.IndustriesScreen),
  },
];
