import { IconUserSearch } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'personalData',
    path: '/PersonalData',
    place: 'administer',
    order: 50,
    icon: IconUserSearch,
    layout: 'register',
    permission: 'privacy.manage',
    load: () => import('./personal-data-screen.tsx').then((m) => m.PersonalDataScreen),
  },
];
