import { IconAlertTriangle } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'emergencyReport',
    path: '/EmergencyReport',
    place: 'respond',
    order: 10,
    texts: ['emergency-report', 'vulnerability', 'weather', 'population', 'parts', 'map', 'engine'],
    icon: IconAlertTriangle,
    layout: 'map',
    permission: 'incident.write',
    load: () => import('./emergency-report-screen.tsx').then((m) => m.EmergencyReportScreen),
  },
];
