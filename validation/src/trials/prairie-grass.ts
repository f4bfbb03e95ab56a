import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { catalogue, checkScenario, type HazardModel, type Mode, type Scenario, type ScenarioDocument } from '@hazardguard/engine';
import {
  type CrosswindMemory,
  computeAir,
  idealGasDensity,
  nearestClass,
  type PlumeField,
  similarityField,
} from '@hazardguard/engine/models';
import { gasSource } from '../gas-source.ts';
import type { ScoredPair, TrialScore } from './score.ts';

interface Arc {
  readonly x_m: number;
  /** false: the plume extends beyond the arc, or nothing was measured. */
  readonly use: boolean;
  /** Maximum of the arc, mg/m³, corrected for loss. */
  readonly cmax: number;
  /** Integral across the wind, mg/m². */
  readonly cic?: number | null;
  /** Share of the tracer after its loss; values are divided by it. */
  readonly loss_factor?: number;
  /** Azimuth from the source, degrees clockwise from north, and value, mg/m³, not corrected. */
  readonly samplers?: readonly (readonly [azimuthDeg: number, value: number])[];
}

export interface PrairieGrassRun {
  readonly run: number;
  readonly q_g_s: number;
  readonly release_height_m: number;
  readonly met: {
    readonly L_m: number;
    readonly u2_m_s: number;
    readonly sigma_theta_deg: number | null;
    readonly wind_from_deg?: number | null;
  };
  readonly arcs: readonly Arc[];
}

/** Runs of Project Prairie Grass: a tracer from near the ground over mown grass, ten-minute samples on five arcs. */
export interface PrairieGrass {
  readonly roughnessM: number;
  readonly samplerHeightM: number;
  readonly detectionMgM3: number;
  readonly runs: readonly PrairieGrassRun[];
}

/** Roughness of the mown grass where the file does not state it, m. */
const grassM = 0.006;

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isRun = (value: unknown): value is PrairieGrassRun =>
  isMembers(value) &&
  typeof value.q_g_s === 'number' &&
  isMembers(value.met) &&
  typeof value.met.L_m === 'number' &&
  typeof value.met.u2_m_s === 'number' &&
  Array.isArray(value.arcs);

/** The runs of a file in the Prairie Grass format; null for another format. */
export const readPrairieGrass = (json: unknown): PrairieGrass | null => {
  if (!isMembers(json) || !isMembers(json.meta) || !Array.isArray(json.runs) || !json.runs.every(isRun)) return null;
  const { terrain, sampler_height_m: height, detection_threshold_mg_m3: detection } = json.meta;
  const roughness = /z0 = ([\d.]+) m/u.exec(String(terrain))?.[1];
  return {
    roughnessM: roughness === undefined ? grassM : Number(roughness),
    samplerHeightM: typeof height === 'number' ? height : 1.5,
    detectionMgM3: typeof detection === 'number' ? detection : 0.1,
    runs: json.runs,
  };
};

/** Sampling time, and so the shortest release that was sampled completely, s. */
const samplingS = 600;

/** Measured inputs of a model. */
const inputSets = {
  'wind + 1/L + sigma-theta': (run: PrairieGrassRun) => ({
    inverseObukhov: 1 / run.met.L_m,
    ...(run.met.sigma_theta_deg === null ? {} : { sigmaThetaDeg: run.met.sigma_theta_deg }),
  }),
  'wind + 1/L': (run: PrairieGrassRun) => ({ inverseObukhov: 1 / run.met.L_m }),
  'wind + class': (run: PrairieGrassRun, roughnessM: number) => ({ stability: nearestClass(1 / run.met.L_m, roughnessM) }),
} as const;

type InputSet = keyof typeof inputSets;

/** A scored model: name, measured inputs, calculation mode and dispersion coefficients. */
interface Entry {
  readonly name: string;
  readonly id: string;
  readonly mode: Mode;
  readonly inputs: InputSet;
  readonly school?: string;
  readonly gate?: string;
}

const coefficientSets = ['briggs-rural', 'tno-plume', 'turner', 'isc3-rural', 'degadis-seinfeld'];

const entries: readonly Entry[] = [
  {
    name: 'similarity-plume',
    id: 'similarity-plume',
    mode: 'best-estimate',
    inputs: 'wind + 1/L + sigma-theta',
    gate: 'FAC2 >= 0.93, 0.85 <= MG <= 1.18, VG <= 1.15',
  },
  {
    name: 'similarity-plume',
    id: 'similarity-plume',
    mode: 'best-estimate',
    inputs: 'wind + 1/L',
    gate: 'FAC2 >= 0.93, 0.9 <= MG <= 1.1, VG <= 1.12',
  },
  { name: 'similarity-plume', id: 'similarity-plume', mode: 'best-estimate', inputs: 'wind + class' },
  { name: 'gaussian-plume', id: 'gaussian-plume', mode: 'best-estimate', inputs: 'wind + class' },
  { name: 'gaussian-plume', id: 'gaussian-plume', mode: 'aloha-compatible', inputs: 'wind + class' },
  ...coefficientSets.map(
    (school): Entry => ({ name: `gaussian-plume, ${school}`, id: 'gaussian-plume', mode: 'best-estimate', inputs: 'wind + class', school }),
  ),
];

const buildScenario = (trial: PrairieGrass, run: PrairieGrassRun, { id, mode, inputs, school }: Entry): Scenario => {
  const chemical = findChemical('sulfur dioxide');
  if (!chemical) throw new Error('Sulfur dioxide, the tracer of the trial, is not in the chemical library');
  const document: ScenarioDocument = {
    chemical: chemical.cas,
    hazard: 'leak',
    mode,
    model: id,
    quantityKg: 100,
    rupture: { type: 'circular', diameterM: 0.02 },
    weather: {
      windSpeedMs: run.met.u2_m_s,
      windHeightM: 2,
      windFromDeg: 180,
      temperatureC: 25,
      ...inputSets[inputs](run, trial.roughnessM),
    },
    site: { latitude: 42.49, longitude: -98.57, roughnessM: trial.roughnessM },
    ...(school === undefined ? {} : { dispersionSchool: school }),
  };
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.scenario;
};

const findModel = (id: string): HazardModel => {
  const model = catalogue.find((one) => one.id === id);
  if (!model) throw new Error(`${id} is not in the catalogue`);
  return model;
};

/** The plume of a run, and mg/m³ per ppm. */
const computePlume = (
  trial: PrairieGrass,
  run: PrairieGrassRun,
  entry: Entry,
): { readonly field: PlumeField; readonly mgPerPpm: number } => {
  const scenario = buildScenario(trial, run, entry);
  const air = computeAir(scenario);
  const { densityKgM3, temperatureK } = air;
  // The gas is neither warm nor heavy, and leaves for the sampling time.
  const release = { regime: 'gas-subsonic', rateKgS: run.q_g_s / 1000, durationS: samplingS, heightM: run.release_height_m } as const;
  const { field } = findModel(entry.id).compute(scenario, air, gasSource({ ...release, densityKgM3, temperatureK }));
  if (field.shape !== 'plume') throw new Error(`${entry.id} makes no plume`);
  return { field, mgPerPpm: idealGasDensity(air.pressurePa, scenario.substance.molarMass, air.temperatureK) };
};

/** The arcs of a run by the similarity plume with measured 1/L and these memories of the crosswind turbulence. */
export const similarityPairs = (trial: PrairieGrass, run: PrairieGrassRun, memoryS: CrosswindMemory): readonly ScoredPair[] => {
  const entry: Entry = { name: 'similarity-plume', id: 'similarity-plume', mode: 'best-estimate', inputs: 'wind + 1/L' };
  const scenario = buildScenario(trial, run, entry);
  const air = computeAir(scenario);
  const { molarMass } = scenario.substance;
  const steps = [{ fromS: 0, toS: samplingS, rateKgS: run.q_g_s / 1000 }];
  const source = { steps, burstKg: undefined, heightM: run.release_height_m, diameterM: 0, molarMass, averagingS: null };
  const field = similarityField(source, air, undefined, memoryS);
  return pairArcs(trial, run, field, idealGasDensity(air.pressurePa, molarMass, air.temperatureK), maximum);
};

type Measure = (field: PlumeField, arc: Arc, heightM: number) => { readonly observed: number | null | undefined; readonly ppm: number };

const maximum: Measure = (field, { x_m: x, cmax }, heightM) => ({ observed: cmax, ppm: field.peak(x, 0, heightM) });

/** Crosswind integral of a Gaussian profile: √(2π) σy times the axis value, σy where the value is exp(-1/2) of it. */
const integral: Measure = (field, { x_m: x, cic }, heightM) => ({
  observed: cic,
  ppm: Math.sqrt(2 * Math.PI) * field.halfWidth(x, field.axisPeak(x) * Math.exp(-0.5)) * field.peak(x, 0, heightM),
});

/** The arcs of a run that count. */
const pairArcs = (
  trial: PrairieGrass,
  run: PrairieGrassRun,
  field: PlumeField,
  mgPerPpm: number,
  measure: Measure,
): readonly ScoredPair[] =>
  run.arcs
    .filter(({ use, cmax }) => use && cmax >= trial.detectionMgM3)
    .flatMap((arc): readonly ScoredPair[] => {
      const { observed, ppm } = measure(field, arc, trial.samplerHeightM);
      if (typeof observed !== 'number' || observed <= 0) return [];
      return [{ label: `run ${run.run}, ${arc.x_m} m`, distanceM: arc.x_m, observed, predicted: ppm * mgPerPpm }];
    });

const scoreEntry = (trial: PrairieGrass, entry: Entry, dataSet: string, unit: string, measure: Measure): TrialScore => ({
  dataSet,
  model: entry.name,
  mode: entry.mode,
  inputs: entry.inputs,
  unit,
  pairs: trial.runs.flatMap((run): readonly ScoredPair[] => {
    const { field, mgPerPpm } = computePlume(trial, run, entry);
    return pairArcs(trial, run, field, mgPerPpm, measure);
  }),
  ...(entry.gate === undefined || measure !== maximum ? {} : { gate: entry.gate }),
});

/** Every passive model on the arc maxima with each set of inputs; the similarity plume also on the crosswind integrals. */
export const scorePrairieGrass = (trial: PrairieGrass): readonly TrialScore[] => [
  ...entries.map((entry) => scoreEntry(trial, entry, 'Prairie Grass, arc maxima', 'mg/m³', maximum)),
  ...entries
    .filter(({ id }) => id === 'similarity-plume')
    .map((entry) => scoreEntry(trial, entry, 'Prairie Grass, crosswind integrals', 'mg/m²', integral)),
];
