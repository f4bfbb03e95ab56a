import type { Mode, Substance } from '@hazardguard/engine';
import {
  type Air,
  type DenseConstants,
  denseCloudField,
  gravity,
  heavyPlumeField,
  idealGasDensity,
  lastWhere,
  plumeShare,
} from '@hazardguard/engine/models';
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

type Predict = (trial: DenseTrial, substance: Substance, air: Air, constants?: DenseConstants) => Prediction;

const dense: Predict = (trial, substance, air, constants) => {
  const released = { substance, temperatureK: trial.source_temp_K, liquidFraction: 0 };
  const source = {
    massKg: trial.rate_kg_s * trial.duration_s,
    durationS: trial.duration_s,
    jetS: undefined,
    poolRadiusM: poolRadiusM(trial),
    velocityMs: 0,
    flight: undefined,
  };
  const { field } = denseCloudField(released, source, air, sensorsS, constants);
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
    averagingS: null,
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
const scorePairs = (trial: DenseTrial, { mode, inputs, predict }: Entry, constants?: DenseConstants): readonly ScoredPair[] => {
  const substance = findTrialSubstance(trial);
  if (substance === undefined) return [];
  const at = predict(trial, substance, buildTrialAir(trial, inputs, mode), constants);
  return trial.arc_max_vol_pct.flatMap(([distanceM = 0, observed = 0]) =>
    observed >= noisePct ? [{ label: `${trial.trial} ${distanceM} m`, distanceM, observed, predicted: at(distanceM) }] : [],
  );
};

/** The arcs of a spill by the dense plume with measured 1/L and these constants. */
export const densePairs = (trial: DenseTrial, constants: DenseConstants): readonly ScoredPair[] =>
  scorePairs(trial, { model: 'dense-plume', mode: 'best-estimate', inputs: 'wind profile + 1/L', predict: dense }, constants);

/** Farthest distance at which a model is searched for a level, m, and the ratio of neighbours that are asked first. */
const farthestM = 20_000;
const searchRatio = 1.05;

/** The farthest distance at which a prediction is at least a level, m; `nearestM` where it is nowhere beyond that. */
const farthestWith = (at: Prediction, level: number, nearestM: number): number => {
  for (let outer = farthestM; outer > nearestM; outer /= searchRatio) {
    const inner = Math.max(nearestM, outer / searchRatio);
    if (at(inner) >= level && at(outer) < level) return lastWhere((x) => at(x) >= level, inner, outer, 0.01);
  }
  return nearestM;
};

/**
 * Measured distance to a level, m: where the arc maxima, straight between neighbours on logarithmic axes, last fall through it. null where
 * they do not: the level lies beyond the last arc or before the first.
 */
export const interpolateDistance = (arcs: DenseTrial['arc_max_vol_pct'], level: number): number | null => {
  for (let i = arcs.length - 1; i > 0; i--) {
    const [near = 0, above = 0] = arcs[i - 1] ?? [];
    const [far = 0, below = 0] = arcs[i] ?? [];
    if (above >= level && below < level && below > 0) return near * (far / near) ** (Math.log(above / level) / Math.log(above / below));
  }
  return null;
};

export const distanceSet = 'Dense gas spills, distance to the lower flammable limit, interpolated between arcs';

/** Lower flammable limit that evaluations of LNG spills use, volume per cent; the chemical library has 4.4. */
const lngLimitPct = 5;

/** A model whose cloud is nowhere as high at the sensors' height reaches as far as the pool: over it there is gas. */
const distancePair = (trial: DenseTrial, { mode, inputs, predict }: Entry): readonly ScoredPair[] => {
  const substance = findTrialSubstance(trial);
  if (substance === undefined) return [];
  const limit = /lng/iu.test(trial.substance) ? lngLimitPct : 100 * (substance.lowerFlammableLimit ?? 0);
  const observed = interpolateDistance(trial.arc_max_vol_pct, limit);
  if (observed === null) return [];
  const predicted = farthestWith(predict(trial, substance, buildTrialAir(trial, inputs, mode)), limit, poolRadiusM(trial));
  return [{ label: `${trial.trial}, ${limit} %`, distanceM: observed, observed, predicted }];
};

const toScore = (dataSet: string, { model, mode, inputs }: Entry, unit: string, pairs: readonly ScoredPair[]): readonly TrialScore[] =>
  pairs.length === 0 ? [] : [{ dataSet, model, mode, inputs, unit, pairs }];

/**
 * Every applicable model on the spills of a file: the arcs of all spills first, then those without and with the fence, then the distances
 * to the lower flammable limit.
 */
export const scoreDenseTrials = (trials: readonly DenseTrial[]): readonly TrialScore[] => {
  const arcs = entries.map((entry) => ({ entry, scored: trials.map((trial) => ({ trial, pairs: scorePairs(trial, entry) })) }));
  const byArc = arcs.flatMap(({ entry, scored }) =>
    sets.flatMap(([dataSet, holds], i): readonly TrialScore[] => {
      const pairs = scored.filter(({ trial }) => holds(trial)).flatMap((one) => one.pairs);
      const gate = i === 0 && entry.gate !== undefined ? { gate: entry.gate } : {};
      return toScore(dataSet, entry, 'volume %', pairs).map((score) => ({ ...score, ...gate }));
    }),
  );
  const byDistance = entries.flatMap((entry) =>
    toScore(
      distanceSet,
      entry,
      'm',
      trials.flatMap((trial) => distancePair(trial, entry)),
    ),
  );
  return [...byArc, ...byDistance];
};
