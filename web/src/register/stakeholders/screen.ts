import { IconAddressBook } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'stakeholders',
    path: '/StakeHolders',
    place: 'specified',
    order: 110,
    icon: IconAddressBook,
    layout: 'register',
    permission: 'stakeholder.read',
    load: () => import('./stakeholders-screen.tsx').then((m) => m.StakeholdersScreen),
  },
];
