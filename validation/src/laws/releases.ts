import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { catalogue, checkScenario, type HazardModel, type Mode, type StabilityClass } from '@hazardguard/engine';
import { computeAir, idealGasDensity, type PlumeField, randomFrom, type Scenario } from '@hazardguard/engine/models';
import { between, logBetween } from '../fuzz/draw.ts';
import { gasSource } from '../gas-source.ts';

/** A steady ground-level release of chlorine in some weather, for testing laws. */
export interface SampledRelease {
  readonly mode: Mode;
  readonly rateKgS: number;
  readonly durationS: number;
  readonly windSpeedMs: number;
  readonly stability: StabilityClass;
  readonly roughnessM: number;
  readonly temperatureC: number;
}

/** Models of a cloud that the wind carries. */
export const cloudModels: readonly HazardModel[] = catalogue.filter((model) => model.hazards.includes('leak'));

const classes: readonly StabilityClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Random releases, reproducible by seed: 10 g/s to 30 kg/s, a minute to two hours, 1.5 to 12 m/s, every class. */
export const drawReleases = (count: number, seed: number): readonly SampledRelease[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => ({
    mode: random.uniform() < 0.5 ? 'best-estimate' : 'aloha-compatible',
    rateKgS: logBetween(random, 0.01, 30),
    durationS: logBetween(random, 60, 7200),
    windSpeedMs: between(random, 1.5, 12),
    stability: classes[Math.floor(6 * random.uniform())] ?? 'D',
    roughnessM: logBetween(random, 0.003, 1),
    temperatureC: between(random, -10, 40),
  }));
};

const chlorine = () => {
  const chemical = findChemical('chlorine');
  if (chemical === undefined) throw new Error('Chlorine is not in the chemical library');
  return toSubstance(chemical);
};

export const buildScenario = (release: SampledRelease): Scenario => {
  const { mode, rateKgS, durationS, windSpeedMs, stability, roughnessM, temperatureC } = release;
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      mode,
      quantityKg: rateKgS * durationS,
      rupture: { type: 'direct', rateKgS, durationMin: durationS / 60 },
      weather: { windSpeedMs, windFromDeg: 0, temperatureC, stability },
      site: { latitude: 20, longitude: 73, roughnessM },
    },
    chlorine(),
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.scenario;
};

export interface SampledCloud {
  readonly field: PlumeField;
  /** Density of one ppm in the ambient air, kg/m³. */
  readonly densityPerPpm: number;
}

/** The cloud of a release by a model. */
export const computeCloud = (model: HazardModel, release: SampledRelease, instantaneous = false): SampledCloud => {
  const scenario = buildScenario(release);
  const air = computeAir(scenario);
  const density = idealGasDensity(air.pressurePa, scenario.substance.molarMass, air.temperatureK);
  const { rateKgS, durationS } = release;
  const regime = instantaneous ? 'catastrophic' : 'gas-choked';
  const source = gasSource({ regime, rateKgS, durationS, heightM: 0, densityKgM3: density, temperatureK: air.temperatureK });
  const { field } = model.compute(scenario, air, source);
  if (field.shape !== 'plume') throw new Error(`${model.id} makes no cloud`);
  return { field, densityPerPpm: density / 1e6 };
};
