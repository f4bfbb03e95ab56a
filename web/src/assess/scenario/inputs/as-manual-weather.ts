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
 * not measure.
 */
export const asTypedAir = (
  { weatherSource }: Pick<ScenarioForm, 'weatherSource'>,
  name: NumberInput,
  patch: Partial<ScenarioForm>,
): Partial<ScenarioForm> => {
  if (weatherSource !== 'station' || name === 'windSpeedMs') return asManualWeather(patch);
  return name === 'temperatureC' ? { ...patch, temperatureFrom: 'entered' } : patch;
};
