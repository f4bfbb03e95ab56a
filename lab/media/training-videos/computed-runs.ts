import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type RunResult, run, type Scenario, type ScenarioDocument, type Threat, threatAt } from '@hazardguard/engine';

/** Runs the engine on a clip's scenario; a refusal ends the rendering. */
const toScenario = (document: ScenarioDocument): Scenario => {
  const chemical = findChemical(document.chemical);
  if (!chemical) throw new Error(`The library has no ${document.chemical}`);
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join('\n'));
  return checked.scenario;
};

export const computeRun = (document: ScenarioDocument): RunResult => run(toScenario(document));

export const computeThreat = (document: ScenarioDocument, xM: number, yM = 0): Threat =>
  threatAt(toScenario(document), { xM, yM }, { building: { typical: 'average' } });

/** Value of a series at a moment, interpolated linearly; undefined outside it. */
export const interpolate = (timeS: readonly number[], values: readonly number[], at: number): number => {
  const next = timeS.findIndex((time) => time >= at);
  if (next <= 0) return next === 0 ? (values[0] ?? 0) : 0;
  const [t0 = 0, t1 = 1] = [timeS[next - 1], timeS[next]];
  const [v0 = 0, v1 = 0] = [values[next - 1], values[next]];
  return v0 + ((v1 - v0) * (at - t0)) / Math.max(t1 - t0, 1e-9);
};

const videoSite = { latitude: 21.63, longitude: 72.99, terrain: 'urban' } as const;

/** A sheared valve of a chlorine container, as at the sample sites. */
export const chlorineLeak: ScenarioDocument = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  storage: { temperatureC: 30, phase: 'liquid', liquidHeadM: 0.4 },
  rupture: { type: 'circular', diameterM: 0.012, heightM: 1 },
  isolationMin: 15,
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, humidityPercent: 60, stability: 'D' },
  site: videoSite,
  exposureMin: 30,
};

/** A heated tank of propane that bursts. */
export const propaneFireball = (tonnes: number): ScenarioDocument => ({
  chemical: '74-98-6',
  hazard: 'fire',
  quantityKg: tonnes * 1000,
  storage: { temperatureC: 40, phase: 'liquid' },
  rupture: { type: 'catastrophic' },
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, humidityPercent: 60, stability: 'D' },
  site: videoSite,
});
