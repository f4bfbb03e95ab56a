import { IconMathFunction } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'models',
    path: '/Models',
    place: 'tools',
    order: 60,
    icon: IconMathFunction,
    layout: 'register',
    permission: 'public',
    load: () => import('./models-screen.tsx').then((m) => m.ModelsScreen),
  },
];
