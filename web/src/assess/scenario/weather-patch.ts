import type { Weather } from '@hazardguard/contract';
import type { ScenarioForm } from './scenario-form.ts';

const typed = (value: number): string => String(Number(value.toPrecision(4)));

/** A weather record as form inputs. Humidity and cloud that are only assumed stay empty: the engine says what it assumes. */
export const weatherPatch = (weather: Weather, source: ScenarioForm['weatherSource']): Partial<ScenarioForm> => ({
  windFromDeg: weather.windFromDeg % 360,
  windSpeedMs: typed(weather.windSpeedMs),
  temperatureC: typed(weather.temperatureC),
  humidityPercent: weather.origins.humidity?.from === 'assumed' ? '' : typed(weather.humidityPercent),
  cloudPercent: weather.origins.cloud?.from === 'assumed' ? '' : typed(weather.cloudPercent),
  weatherSource: source,
  weatherObservedAt: weather.observedAt,
  weatherDistanceM: weather.distanceM,
  windHeightM: weather.measuredWind === null ? undefined : Math.min(200, Math.max(1, weather.measuredWind.heightM)),
  weatherStability: weather.stability.from === 'sigma-theta' ? weather.stability.class : undefined,
  temperatureFrom: weather.origins.temperature?.from,
  ...(source === 'station' ? {} : { measured: false }),
});
