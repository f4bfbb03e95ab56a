import { IconTool, IconTree, IconWind } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'tools',
    path: '/Tools',
    place: 'specified',
    order: 130,
    icon: IconTool,
    layout: 'register',
    permission: 'public',
    load: () => import('./tools-screen.tsx').then((m) => m.ToolsScreen),
  },
  {
    id: 'forestChanges',
    path: '/ForestChanges',
    place: 'tools',
    order: 40,
    icon: IconTree,
    layout: 'register',
    permission: 'public',
    load: () => import('./outside-map-screen.tsx').then((m) => m.ForestScreen),
  },
  {
    id: 'no2',
    path: '/No2',
    place: 'tools',
    order: 50,
    icon: IconWind,
    layout: 'register',
    permission: 'public',
    load: () => import('./outside-map-screen.tsx').then((m) => m.No2Screen),
  },
];
