import { IconBuildingCommunity } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'receptors',
    path: '/PlacesAround',
    place: 'prepare',
    order: 20,
    icon: IconBuildingCommunity,
    layout: 'register',
    permission: 'receptor.read',
    load: () => import('./receptors-screen.tsx').then((m) => m.ReceptorsScreen),
  },
];
