import { IconUserPlus } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'people',
    path: '/People',
    place: 'administer',
    order: 10,
    icon: IconUserPlus,
    layout: 'register',
    permission: 'person.confirm',
    load: () => import('./people-screen.tsx').then((m) => m.PeopleScreen),
  },
];
