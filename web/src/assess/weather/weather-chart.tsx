import { type ForecastWeather, type StationPeriod, toCompassPoint } from '@hazardguard/contract';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { fromClockH, toClockH } from '../../ui/chart/chart-model.ts';
import type { ChartProps } from '../../ui/chart/chart-props.ts';
import { useFormat } from '../../ui/format.ts';
import { toWeatherSeries, towardsDeg, type WeatherPoint } from './weather-series.ts';

/** A scale of wind speed that does not make a breeze look like a gale, m/s. */
const leastTopMs = 5;

interface WeatherChartProps {
  readonly hours: readonly ForecastWeather[];
  readonly periods: readonly StationPeriod[];
  readonly utcOffsetMin: number;
  readonly receivedAt: string;
  /** Of the forecast, s: it was received this long before now. */
  readonly ageS: number;
}

/** Wind speed with its direction, and temperature: what the mast measured, then the forecast. The numbers are in a table next to it. */
export const WeatherChart = ({ hours, periods, utcOffsetMin, receivedAt, ageS }: WeatherChartProps) => {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const points = useMemo(() => toWeatherSeries(hours, periods, utcOffsetMin), [hours, periods, utcOffsetMin]);
  const known = points.filter(({ windSpeedMs }) => !Number.isNaN(windSpeedMs));
  const temperatures = points.map(({ temperatureC }) => temperatureC).filter((value) => !Number.isNaN(value));
  const [first, last] = [points.at(0)?.clockH ?? 0, points.at(-1)?.clockH ?? 0];
  const lines = (value: 'windSpeedMs' | 'temperatureC', name: string, style: number): ChartProps['lines'] =>
    (['forecast', 'measured'] as const).flatMap((from, index) =>
      points.some((point) => point.from === from && !Number.isNaN(point[value]))
        ? [
            {
              label: t(`hours.${from}`, { value: name }),
              ys: points.map((point) => (point.from === from ? point[value] : Number.NaN)),
              style: style + 2 * index,
              dots: false,
            },
          ]
        : [],
    );
  const note = (point: WeatherPoint | undefined): string => {
    const towards = point === undefined ? Number.NaN : towardsDeg(point);
    if (point === undefined || Number.isNaN(towards)) return t('valueFrom.unknown');
    if (towards === null) return t('reading.calm');
    return t('reading.windFrom', { point: toCompassPoint(point.windFromDeg), degrees: format.exact(point.windFromDeg) });
  };
  return (
    <Chart
      label={t('hours.chart')}
      height={240}
      x={{
        label: t('hours.clock'),
        scale: 'clock',
        range: [first, Math.max(last, first + 1)],
        format: (clockH) => format.moment(fromClockH(clockH), 'UTC'),
      }}
      xs={points.map(({ clockH }) => clockH)}
      y={{
        label: t('form.windSpeedMs'),
        scale: 'linear',
        range: [0, Math.max(leastTopMs, ...known.map(({ windSpeedMs }) => 1.1 * windSpeedMs))],
        format: (speed) => format.number(speed, 2),
      }}
      lines={lines('windSpeedMs', t('form.windSpeedMs'), 0)}
      {...(temperatures.length === 0
        ? {}
        : {
            right: {
              y: {
                label: t('form.temperatureC'),
                scale: 'linear',
                range: [Math.min(...temperatures) - 2, Math.max(...temperatures) + 2],
                format: (degrees) => format.number(degrees, 3),
              },
              lines: lines('temperatureC', t('form.temperatureC'), 1),
            },
          })}
      arrows={points.map(towardsDeg)}
      markers={[{ label: t('hours.now'), x: toClockH(Date.parse(receivedAt) + 1000 * ageS, utcOffsetMin) }]}
      noteAt={(index) => note(points[index])}
    />
  );
};
