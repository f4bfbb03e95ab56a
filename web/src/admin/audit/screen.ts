import { IconFingerprint } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'audit',
    path: '/Audit',
    place: 'administer',
    order: 20,
    icon: IconFingerprint,
    layout: 'register',
    permission: 'audit.read',
    load: () => import('./audit-screen.tsx').then((m) => m.AuditScreen),
  },
];
