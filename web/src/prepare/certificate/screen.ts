import { IconCertificate } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'certificate',
    path: '/Certificate',
    place: 'prepare',
    order: 100,
    icon: IconCertificate,
    layout: 'reading',
    permission: 'public',
    load: () => import('./certificate-screen.tsx').then((m) => m.CertificateScreen),
  },
];
