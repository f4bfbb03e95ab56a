import { IconSpeakerphone } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'alerts',
    path: '/Alerts',
    place: 'respond',
    order: 20,
    icon: IconSpeakerphone,
    layout: 'register',
    permission: 'alert.read',
    details: true,
    load: () => import('./alerts-screen.tsx').then((m) => m.AlertsScreen),
  },
];
