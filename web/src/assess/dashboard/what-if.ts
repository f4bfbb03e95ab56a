import type { ScenarioDocument } from '@hazardguard/engine';

/** The same release in a wind from elsewhere: its speed and the rest of the air stay as they were. */
export const windFrom = (scenario: ScenarioDocument, windFromDeg: number): ScenarioDocument => ({
  ...scenario,
  weather: { ...scenario.weather, windFromDeg },
});
