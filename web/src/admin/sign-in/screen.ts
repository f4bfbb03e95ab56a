import { IconLogin2 } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'signIn',
    path: '/SignIn',
    place: 'account',
    order: 10,
    icon: IconLogin2,
    layout: 'register',
    permission: 'public',
    load: () => import('./sign-in-screen.tsx').then((m) => m.SignInScreen),
  },
];
