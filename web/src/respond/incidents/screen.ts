import { IconFirstAidKit } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'incidents',
    path: '/IncidentManagement',
    place: 'specified',
    order: 120,
    icon: IconFirstAidKit,
    layout: 'register',
    permission: 'incident.read',
    load: () => import('./incidents-screen.tsx').then((m) => m.IncidentsScreen),
  },
];
