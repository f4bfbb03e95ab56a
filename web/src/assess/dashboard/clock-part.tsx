import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import { clockFace, formatUtcOffset, solarOffsetMin, zoneClock } from './clocks.ts';
import classes from './dashboard.module.css';
import { useNow } from './use-now.ts';

interface ClockPartProps {
  readonly place: Position;
  /** From the site's weather record; undefined when there is none. */
  readonly weatherOffsetMin: number | undefined;
}

/** The site's local time, and the solar time from its longitude. */
export const ClockPart = ({ place, weatherOffsetMin }: ClockPartProps) => {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const zone = zoneClock(place, weatherOffsetMin);
  const solar = solarOffsetMin(place.longitude);
  return (
    <dl className="hg-pair hg-gap-3" aria-label={t('clock.title')}>
      <div>
        <dt>{zone ? t(`clock.zone.${zone.from}`, { offset: formatUtcOffset(zone.offsetMin) }) : t('clock.zoneUnknown')}</dt>
        <dd className={`hg-huge hg-strong ${classes.time}`} data-clock="zone">
          {zone ? clockFace(now, zone.offsetMin) : '–'}
        </dd>
      </div>
      <div>
        <dt>{t('clock.solar', { offset: formatUtcOffset(solar) })}</dt>
        <dd className={`hg-huge hg-strong ${classes.time}`} data-clock="solar" data-longitude={place.longitude}>
          {clockFace(now, solar)}
        </dd>
      </div>
    </dl>
  );
};
