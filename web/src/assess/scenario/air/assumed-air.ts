import type { ScenarioForm } from '../scenario-form.ts';

/** Almost calm: force 1 of the Beaufort scale, 0.3 to 1.5 m/s (WMO Manual on Codes). */
export const calmMs = 0.9;

/** Air of which nobody states the temperature, °C: as in the reference weather of 40 CFR 68.22; the run says that it is assumed. */
export const assumedAir: Partial<ScenarioForm> = { temperatureC: '25', temperatureFrom: 'assumed' };
