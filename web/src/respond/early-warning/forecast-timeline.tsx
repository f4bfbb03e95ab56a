import { toCompassPoint } from '@hazardguard/contract';
import { VisuallyHidden } from '@mantine/core';
import { formatUtcOffset } from '../../assess/precomputed-footprint/use-footprint-text.ts';
import { WindArrow } from '../../assess/weather/wind-arrow.tsx';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import classes from './early-warning.module.css';
import type { TimelineHour } from './forecast-hours.ts';

interface ForecastTimelineProps {
  readonly label: string;
  readonly hours: readonly TimelineHour[];
  readonly utcOffsetMin: number;
}

/** Width of a column, px. */
const columnPx = 58;

/** Per hour: wind direction and speed, stability class, and reach of the worst case. */
export const ForecastTimeline = ({ label, hours, utcOffsetMin }: ForecastTimelineProps) => {
  const { t } = useTranslation(['early-warning', 'footprint', 'weather']);
  const format = useFormat();
  const zone = formatUtcOffset(utcOffsetMin);
  const maxReachM = Math.max(1, ...hours.map(({ reachM }) => reachM ?? 0));
  const night = (hour: TimelineHour) => hour.night || undefined;
  return (
    <TableFrame label={label} minWidth={hours.length * columnPx + 96}>
      <table className={`hg-tiny ${classes.strip}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="row">{t('weather.hour')}</th>
            {hours.map((hour) => (
              <th key={hour.time} scope="col" data-night={night(hour)}>
                <VisuallyHidden>{format.moment(hour.time, zone)}</VisuallyHidden>
                <span aria-hidden>{format.time(hour.time, zone)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('weather.wind')}</th>
            {hours.map((hour) => (
              <td key={hour.time} data-night={night(hour)}>
                <WindArrow fromDeg={hour.windFromDeg} />
                <br />
                {toCompassPoint(hour.windFromDeg)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('weather.speed')}</th>
            {hours.map((hour) => (
              <td key={hour.time} data-night={night(hour)}>
                {format.quantity(hour.windSpeedMs, 'm/s', 2)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('weather:reading.temperature')}</th>
            {hours.map((hour) => (
              <td key={hour.time} data-night={night(hour)}>
                {hour.temperatureC === null ? '–' : format.quantity(hour.temperatureC, '°C', 2)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('weather.class')}</th>
            {hours.map((hour) => (
              <td key={hour.time} data-night={night(hour)}>
                {hour.stability ?? '–'}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('weather.reach')}</th>
            {hours.map((hour) => (
              <td key={hour.time} data-night={night(hour)} className={classes.reach}>
                <span className={classes.bar} style={{ height: `${(48 * (hour.reachM ?? 0)) / maxReachM}px` }} aria-hidden />
                {hour.reachM === null ? '–' : hour.beyondRange ? t('footprint:beyond') : format.distance(hour.reachM, 2)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableFrame>
  );
};
