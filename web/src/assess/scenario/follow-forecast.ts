import type { ForecastWeather } from '@hazardguard/contract';
import type { Weather, WeatherFrom } from '@hazardguard/engine';

/** How long a cloud is followed, h. */
const followedH = 12;

const msPerMin = 60_000;

/**
 * The weather at the start of a release and the forecast of the hours after it, as a list in time. A class that the user has chosen holds
 * throughout. undefined where the forecast has no hour after the start.
 */
export const followForecast = (
  now: Weather,
  startMs: number,
  hours: readonly ForecastWeather[],
  /** The class that a station measured now: it says nothing of the hours after. */
  measured: Pick<Weather, 'stability'> = {},
): readonly WeatherFrom[] | undefined => {
  const later = hours.flatMap(({ time, windSpeedMs, windFromDeg, temperatureC, humidityPercent, cloudPercent }): WeatherFrom[] => {
    const fromMin = (Date.parse(time) - startMs) / msPerMin;
    if (!(fromMin > 0 && fromMin <= followedH * 60)) return [];
    return [
      {
        fromMin,
        windSpeedMs,
        windFromDeg,
        temperatureC,
        humidityPercent,
        cloudPercent,
        // The forecast is for 10 m, whatever the height of the station's anemometer.
        ...(now.windHeightM === undefined ? {} : { windHeightM: 10 }),
        ...(now.stability === undefined ? {} : { stability: now.stability }),
      },
    ];
  });
  return later.length === 0 ? undefined : [{ ...now, ...measured, fromMin: 0 }, ...later];
};
