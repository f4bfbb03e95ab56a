import { IconTestPipe } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'chemicals',
    path: '/ChemicalsQuantityCas',
    place: 'tools',
    order: 30,
    icon: IconTestPipe,
    layout: 'register',
    permission: 'chemical.read',
    load: () => import('./chemicals-screen.tsx').then((m) => m.ChemicalsScreen),
  },
];
