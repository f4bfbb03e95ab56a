import { IconStairsUp } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'escalation',
    path: '/Escalation',
    place: 'prepare',
    order: 50,
    site: [],
    icon: IconStairsUp,
    layout: 'register',
    permission: 'escalation.read',
    load: () => import('./escalation-screen.tsx').then((m) => m.EscalationScreen),
  },
];
