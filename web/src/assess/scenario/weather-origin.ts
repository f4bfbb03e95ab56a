import type { Run } from '@hazardguard/contract';
import type { ScenarioForm } from './scenario-form.ts';

/** Source, age and distance of the weather in a form. */
export const describeWeatherOrigin = (
  form: Pick<ScenarioForm, 'weatherSource' | 'weatherObservedAt' | 'weatherDistanceM' | 'temperatureFrom'>,
  now: Date,
): Run['weatherOrigin'] => {
  const observedAt = form.weatherObservedAt ?? null;
  return {
    source: form.weatherSource,
    observedAt,
    ageS: observedAt === null ? null : Math.max(0, (now.getTime() - Date.parse(observedAt)) / 1000),
    ...(form.weatherDistanceM === undefined ? {} : { distanceM: form.weatherDistanceM }),
    ...(form.temperatureFrom === undefined ? {} : { temperatureFrom: form.temperatureFrom }),
  };
};
