import { IconMap2 } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'mapsViewer',
    path: '/MapsViewer',
    place: 'specified',
    order: 60,
    icon: IconMap2,
    layout: 'map',
    permission: 'industry.read',
    site: ['map', 'layer', 'from'],
    load: () => import('./maps-viewer-screen.tsx').then((m) => m.MapsViewerScreen),
  },
];
