import type { NumberInput, ScenarioForm } from '../scenario-form.ts';

/** Values set by hand are no longer the weather service's. */
export const asManualWeather = (patch: Partial<ScenarioForm>): Partial<ScenarioForm> => ({
  ...patch,
  weatherSource: 'manual',
  weatherObservedAt: undefined,
  weatherDistanceM: undefined,
  windHeightM: undefined,
  weatherStability: undefined,
  temperatureFrom: undefined,
  measured: false,
});

/**
 * A typed value of the air. The wind of a station stays the station's when a person states the temperature, humidity or cloud that it does
 * not measure; typical weather stays typical until its assumed direction is set, and a direction named as one of 16 points stays one. A speed
 * that is typed where the wind was not known leaves its direction open.
 */
export const asTypedAir = (
  { weatherSource }: Pick<ScenarioForm, 'weatherSource'>,
  name: NumberInput,
  patch: Partial<ScenarioForm>,
): Partial<ScenarioForm> => {
  const isWind = name === 'windSpeedMs';
  if (weatherSource === 'wind-unknown' && isWind) return asManualWeather({ ...patch, windFromDeg: undefined });
  if (weatherSource === 'compass-16') return { ...asManualWeather(patch), weatherSource };
  const stays = weatherSource === 'typical' || ((weatherSource === 'station' || weatherSource === 'wind-unknown') && !isWind);
  if (!stays) return asManualWeather(patch);
  return name === 'temperatureC' ? { ...patch, temperatureFrom: 'entered' } : patch;
};
