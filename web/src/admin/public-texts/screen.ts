import { IconLanguage } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'publicTexts',
    path: '/PublicTexts',
    place: 'administer',
    order: 60,
    texts: ['public-texts'],
    icon: IconLanguage,
    layout: 'register',
    permission: 'texts.review',
    load: () => import('./public-texts-screen.tsx').then((m) => m.PublicTextsScreen),
  },
];
