import type { Mode, Substance } from '@hazardguard/engine';
import { type Air, denseCloudField, gravity, heavyPlumeField, idealGasDensity, plumeShare } from '@hazardguard/engine/models';
import { type AirInputs, buildTrialAir, type DenseTrial, findTrialSubstance, trialPressure } from './dense-trial.ts';
import type { ScoredPair, TrialScore } from './score.ts';

/** Noise of the sensors, volume per cent. Values below it are left out before any model is run. */
const noisePct = 0.1;

/** Averaging time of the sensors, s. */
const sensorsS = 10;

const sensorM = (trial: DenseTrial): number => trial.sensor_height_m ?? 1;

/** Radius of the pool, or of one pool with the area of several, m. */
const poolRadiusM = ({ pool_diameter_m, n_pools }: DenseTrial): number => 0.5 * pool_diameter_m * Math.sqrt(n_pools ?? 1);

/** Volume per cent at a distance on the axis at the sensors' height. */
type Prediction = (xM: number) => number;

type Predict = (trial: DenseTrial, substance: Substance, air: Air) => Prediction;

const dense: Predict = (trial, substance, air) => {
  const released = { substance, temperatureK: trial.source_temp_K, liquidFraction: 0 };
  const source = { massKg: trial.rate_kg_s * trial.duration_s, durationS: trial.duration_s, poolRadiusM: poolRadiusM(trial), velocityMs: 0 };
  const { field } = denseCloudField(released, source, air, sensorsS);
  return (x) => field.peak(x, 0, sensorM(trial)) / 1e4;
};

const sourceDensity = (trial: DenseTrial, molarMass: number): number =>
  idealGasDensity(trialPressure(trial), molarMass, trial.source_temp_K);

const heavy: Predict = (trial, { molarMass }, air) => {
  const source = {
    rateKgS: trial.rate_kg_s,
    durationS: trial.duration_s,
    poolRadiusM: poolRadiusM(trial),
    densityKgM3: sourceDensity(trial, molarMass),
    molarMass,
  };
  const field = heavyPlumeField(source, air);
  return (x) => field.peak(x, 0, sensorM(trial)) / 1e4;
};

const screening: Predict = (trial, { molarMass }, air) => {
  const density = sourceDensity(trial, molarMass);
  const share = plumeShare({
    volume: trial.rate_kg_s / density,
    reducedGravity: gravity * (density / air.densityKgM3 - 1),
    windMs: air.windAt10Ms,
    coldness: trial.source_temp_K / air.temperatureK,
  });
  return (x) => 100 * share(x);
};

interface Entry {
  readonly model: string;
  readonly mode: Mode;
  readonly inputs: AirInputs;
  readonly predict: Predict;
  readonly gate?: string;
}

const entries: readonly Entry[] = [
  {
    model: 'dense-plume',
    mode: 'best-estimate',
    inputs: 'wind profile + 1/L',
    predict: dense,
    gate: 'FAC2 >= 0.80, 0.77 <= MG <= 1.3, VG <= 1.6',
  },
  { model: 'dense-plume', mode: 'best-estimate', inputs: 'wind profile + class', predict: dense },
  { model: 'britter-mcquaid', mode: 'best-estimate', inputs: 'wind profile + 1/L', predict: screening },
  { model: 'heavy-plume', mode: 'aloha-compatible', inputs: 'wind profile + class', predict: heavy },
];

/** Sets with separate scores: Falcon's spills had a fence, which no model here includes. */
const sets: readonly (readonly [dataSet: string, holds: (trial: DenseTrial) => boolean])[] = [
  ['Dense gas spills, arc maxima', () => true],
  ['Dense gas spills, arc maxima, no fence', (trial) => !/falcon|fence/iu.test(trial.series)],
  ['Dense gas spills, arc maxima, inside a vapour fence', (trial) => /falcon|fence/iu.test(trial.series)],
];

/** A trial of a gas that is not in the library has no scores. */
const scorePairs = (trial: DenseTrial, { mode, inputs, predict }: Entry): readonly ScoredPair[] => {
  const substance = findTrialSubstance(trial);
  if (substance === undefined) return [];
  const at = predict(trial, substance, buildTrialAir(trial, inputs, mode));
  return trial.arc_max_vol_pct.flatMap(([distanceM = 0, observed = 0]) =>
    observed >= noisePct ? [{ label: `${trial.trial} ${distanceM} m`, distanceM, observed, predicted: at(distanceM) }] : [],
  );
};

/** Every applicable model on the spills of a file: all spills first, then those without and with the fence. */
export const scoreDenseTrials = (trials: readonly DenseTrial[]): readonly TrialScore[] =>
  entries.flatMap((entry) => {
    const scored = trials.map((trial) => ({ trial, pairs: scorePairs(trial, entry) }));
    return sets.flatMap(([dataSet, holds], i): TrialScore[] => {
      const pairs = scored.filter(({ trial }) => holds(trial)).flatMap((one) => one.pairs);
      const { model, mode, inputs, gate } = entry;
      if (pairs.length === 0) return [];
      return [{ dataSet, model, mode, inputs, unit: 'volume %', pairs, ...(gate !== undefined && i === 0 ? { gate } : {}) }];
    });
  });
