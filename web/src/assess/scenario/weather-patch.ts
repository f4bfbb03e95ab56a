import type { Weather } from '@hazardguard/contract';
import type { ScenarioForm } from './scenario-form.ts';

const typed = (value: number): string => String(Number(value.toPrecision(4)));

/** A weather record as form inputs. */
export const weatherPatch = (weather: Weather, source: ScenarioForm['weatherSource']): Partial<ScenarioForm> => ({
  windFromDeg: weather.windFromDeg % 360,
  windSpeedMs: typed(weather.windSpeedMs),
  temperatureC: typed(weather.temperatureC),
  humidityPercent: typed(weather.humidityPercent),
  cloudPercent: typed(weather.cloudPercent),
  weatherSource: source,
  weatherObservedAt: weather.observedAt,
});
