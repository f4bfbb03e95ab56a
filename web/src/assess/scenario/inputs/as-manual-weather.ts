import type { ScenarioForm } from '../scenario-form.ts';

/** Values set by hand are no longer the weather service's. */
export const asManualWeather = (patch: Partial<ScenarioForm>): Partial<ScenarioForm> => ({
  ...patch,
  weatherSource: 'manual',
  weatherObservedAt: undefined,
});
