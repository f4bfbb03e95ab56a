import { IconFlask } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'inventory',
    path: '/CollectChemicalInventory',
    place: 'specified',
    order: 30,
    icon: IconFlask,
    layout: 'register',
    permission: 'inventory.read',
    site: [],
    load: () => import('./inventory-screen.tsx').then((m) => m.InventoryScreen),
  },
];
