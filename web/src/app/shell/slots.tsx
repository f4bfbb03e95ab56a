import type { Permission } from '@hazardguard/contract';
import { type ComponentType, Suspense } from 'react';
import { hasPermission, useSession } from '../../data/session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './slots.module.css';

interface Slot {
  readonly id: string;
  readonly permission: Permission;
  readonly Part: ComponentType;
}

/** Parts that rooms add to the top bar, in order: the industry in focus and its weather. They are loaded lazily. */
const slots: readonly Slot[] = [
  {
    id: 'industry',
    permission: 'industry.read',
    Part: lazyPart(() => import('../../register/industry-picker/industry-in-focus.tsx').then((m) => m.IndustryInFocus)),
  },
  {
    id: 'weather',
    permission: 'weather.read',
    Part: lazyPart(() => import('../../assess/weather/weather-chip.tsx').then((m) => m.WeatherChip)),
  },
];

export const Slots = ({ ownPicker }: { readonly ownPicker: boolean }) => {
  const session = useSession().data;
  return slots
    .filter(({ id, permission }) => hasPermission(session, permission) && !(ownPicker && id === 'industry'))
    .map(({ id, Part }) => (
      <div key={id} className={classes.slot} data-slot={id}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </div>
    ));
};
