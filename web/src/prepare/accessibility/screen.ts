import { IconAccessible } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'accessibility',
    path: '/Accessibility',
    place: 'help',
    order: 10,
    icon: IconAccessible,
    layout: 'reading',
    permission: 'public',
    load: () => import('./accessibility-screen.tsx').then((m) => m.AccessibilityScreen),
  },
];
