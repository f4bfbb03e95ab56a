import type { ScenarioForm } from '../scenario-form.ts';

/** What is set by hand is this person's word from then on, not the service's. */
export const asManualWeather = (patch: Partial<ScenarioForm>): Partial<ScenarioForm> => ({
  ...patch,
  weatherSource: 'manual',
  weatherObservedAt: undefined,
});
