import { Suspense } from 'react';
import type { KeptKeys } from '../../data/choose-industry.ts';
import { useHasPermission } from '../../data/session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './slots.module.css';

const IndustryInFocus = lazyPart(() => import('../../register/industry-picker/industry-in-focus.tsx').then((m) => m.IndustryInFocus));
const WeatherChip = lazyPart(() => import('../../assess/weather/weather-chip.tsx').then((m) => m.WeatherChip));

/** The picker of the industry in focus; nothing on a screen without a site. Its place is kept while its code loads. */
export const IndustrySlot = ({ kept }: { readonly kept: KeptKeys | undefined }) => {
  const may = useHasPermission('industry.read');
  if (kept === undefined || !may) return null;
  return (
    <div className={classes.industry} data-slot="site">
      <Suspense fallback={null}>
        <IndustryInFocus kept={kept} />
      </Suspense>
    </div>
  );
};

/** The weather at the industry in focus. */
export const WeatherSlot = () =>
  useHasPermission('weather.read') ? (
    <div className={classes.weather}>
      <Suspense fallback={null}>
        <WeatherChip />
      </Suspense>
    </div>
  ) : null;
