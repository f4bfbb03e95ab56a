import type { ScenarioDocument } from '@hazardguard/engine';

/** The same release with another wind direction; wind speed and air are unchanged. */
export const windFrom = (scenario: ScenarioDocument, windFromDeg: number): ScenarioDocument => ({
  ...scenario,
  weather: { ...scenario.weather, windFromDeg },
});
