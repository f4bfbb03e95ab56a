import type { StationPeriod } from '@hazardguard/contract';
import type { Weather, WeatherFrom } from '@hazardguard/engine';

const msPerMin = 60_000;

/**
 * The weather from the start of a release on as the site's station measured it, one entry a period; the last holds from then on. What the
 * station does not measure is as in `now`; a class that the user has chosen holds throughout. undefined where no period ends after the
 * start.
 */
export const followStation = (now: Weather, startMs: number, periods: readonly StationPeriod[]): readonly WeatherFrom[] | undefined => {
  const since = periods.filter(({ to }) => Date.parse(to) > startMs);
  if (since.length === 0) return undefined;
  return since.map(({ from, windSpeedMs, windFromDeg, windHeightM, temperatureC, humidityPercent, cloudPercent, stability }, i) => ({
    ...now,
    fromMin: i === 0 ? 0 : (Date.parse(from) - startMs) / msPerMin,
    windSpeedMs,
    windFromDeg,
    windHeightM,
    ...(temperatureC === null ? {} : { temperatureC }),
    ...(humidityPercent === null ? {} : { humidityPercent }),
    ...(cloudPercent === null ? {} : { cloudPercent }),
    ...(now.stability !== undefined || stability === null ? {} : { stability }),
  }));
};
