import { IconMailOpened } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'invitation',
    path: '/Invitation',
    place: 'link',
    order: 20,
    icon: IconMailOpened,
    layout: 'reading',
    permission: 'public',
    load: () => import('./invitation-screen.tsx').then((m) => m.InvitationScreen),
  },
];
