import { IconUpload } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'dataImport',
    path: '/ImportData',
    place: 'prepare',
    order: 40,
    icon: IconUpload,
    layout: 'register',
    permission: 'data.import',
    load: () => import('./data-import-screen.tsx').then((m) => m.DataImportScreen),
  },
];
