import { IconFileVector } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'kmlMap',
    path: '/KmlMap',
    place: 'prepare',
    order: 90,
    icon: IconFileVector,
    layout: 'map',
    permission: 'public',
    load: () => import('./kml-map-screen.tsx').then((m) => m.KmlMapScreen),
  },
];
