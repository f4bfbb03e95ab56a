import type { ForecastWeather, StationPeriod } from '@hazardguard/contract';
import { toClockH } from '../../ui/chart/chart-model.ts';
import { calmMs } from './use-weather-text.ts';

/** A value this much later than the one before, h, leaves a gap. */
const gapAfterH = { measured: 0.35, forecast: 1.5 } as const;

/** Wind and temperature at one moment; NaN: not known. */
export interface WeatherPoint {
  /** The place's own clock, hours since 1970. */
  readonly clockH: number;
  readonly from: keyof typeof gapAfterH;
  readonly windSpeedMs: number;
  readonly windFromDeg: number;
  readonly temperatureC: number;
}

/** What the mast measured, then the hours of the forecast after its last period. Where values are missing, one point of NaN is the gap. */
export const toWeatherSeries = (
  hours: readonly ForecastWeather[],
  periods: readonly StationPeriod[],
  utcOffsetMin: number,
): readonly WeatherPoint[] => {
  const last = Math.max(...periods.map(({ to }) => Date.parse(to)));
  const measured = periods.map(
    ({ to, windSpeedMs, windFromDeg, temperatureC }): WeatherPoint => ({
      clockH: toClockH(to, utcOffsetMin),
      from: 'measured',
      windSpeedMs,
      windFromDeg,
      temperatureC: temperatureC ?? Number.NaN,
    }),
  );
  const ahead = hours
    .filter(({ time }) => Date.parse(time) > last)
    .map(
      ({ time, windSpeedMs, windFromDeg, temperatureC }): WeatherPoint => ({
        clockH: toClockH(time, utcOffsetMin),
        from: 'forecast',
        windSpeedMs,
        windFromDeg,
        temperatureC,
      }),
    );
  return [...measured, ...ahead].flatMap((point, index, all) => {
    const before = all[index - 1];
    if (before?.from !== point.from || point.clockH - before.clockH < gapAfterH[point.from]) return [point];
    const gap = { ...point, clockH: (before.clockH + point.clockH) / 2 };
    return [{ ...gap, windSpeedMs: Number.NaN, windFromDeg: Number.NaN, temperatureC: Number.NaN }, point];
  });
};

/** Where the wind blows to, degrees; null: calm, whose direction is not reliable; NaN: not known. */
export const towardsDeg = ({ windSpeedMs, windFromDeg }: WeatherPoint): number | null =>
  windSpeedMs < calmMs ? null : (windFromDeg + 180) % 360;
