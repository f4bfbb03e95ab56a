import { IconMap2 } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'mapLayers',
    path: '/MapLayers',
    place: 'administer',
    order: 40,
    icon: IconMap2,
    layout: 'register',
    permission: 'map.write',
    load: () => import('./map-layers-screen.tsx').then((m) => m.MapLayersScreen),
  },
];
