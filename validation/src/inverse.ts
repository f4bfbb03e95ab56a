import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  checkReadings,
  destination,
  distanceM,
  locate,
  type Reading,
  type ReadingsDocument,
  relationTo,
  type SourceFound,
} from '@hazardguard/engine';
import { nearestClass } from '@hazardguard/engine/models';
import type { Pair } from './metrics.ts';
import type { PrairieGrass, PrairieGrassRun } from './trials/prairie-grass.ts';

/** The readings of a run that the inverse method uses. */
export type InverseTask =
  /** The maxima of the arcs, on the axis of the plume; the place of the source is known. */
  | 'rate from arc maxima'
  /** Every sampler of every arc; the place of the source is known, the wind direction as measured. */
  | 'rate from all samplers'
  /** Every sampler; place and rate are searched within 1 km. */
  | 'place and rate from all samplers';

/** Options of the search for a source. */
export interface InverseGiven {
  /** The air: all measurements (default), or only a stability class, a number of steps from the nearest one. */
  readonly air?: 'measured' | -1 | 1;
  /** The tracer is neither warm nor heavy, as in the scores of the forward models; default true. */
  readonly neutral?: boolean;
  /** Whether the method is given σθ where it was measured; default true. */
  readonly turbulence?: boolean;
}

export const inverseTasks: readonly InverseTask[] = ['rate from arc maxima', 'rate from all samplers', 'place and rate from all samplers'];

/** The true and the estimated source of a run. */
export interface InverseScore {
  readonly run: number;
  /** Emission rate, kg/s. */
  readonly rate: Pair;
  /** The true rate lies between the 5 and 95 % quantiles. */
  readonly rateCovered: boolean;
  /** Distance of the estimated place from the true one, m; 0 where it was known. */
  readonly missM: number;
  /** Probabilities of the regions that contain the true place. */
  readonly holding: readonly number[];
  readonly found: SourceFound;
}

const classes = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const source = { latitude: 42.49, longitude: -98.57 };

/** Middle of the search square, off the source, so that no node of the search coincides with it. */
const searched = destination(source.latitude, source.longitude, 233, 290);

const readingAt = (bearingDeg: number, rangeM: number, value: number, heightM: number): Reading => ({
  ...destination(source.latitude, source.longitude, bearingDeg, rangeM),
  value,
  heightM,
});

const listReadings = (trial: PrairieGrass, run: PrairieGrassRun, task: InverseTask): readonly Reading[] => {
  const used = run.arcs.filter((arc) => arc.use);
  if (task === 'rate from arc maxima') return used.map((arc) => readingAt(0, arc.x_m, arc.cmax, trial.samplerHeightM));
  return used.flatMap((arc) =>
    (arc.samplers ?? []).map(([azimuth, value]) =>
      readingAt(azimuth, arc.x_m, Math.max(0, value * (arc.loss_factor ?? 1)), trial.samplerHeightM),
    ),
  );
};

const buildDocument = (trial: PrairieGrass, run: PrairieGrassRun, task: InverseTask): ReadingsDocument => ({
  chemical: 'sulfur dioxide',
  unit: 'mg/m3',
  sourceKnown: task !== 'place and rate from all samplers',
  searchM: 1000,
  releaseHeightM: run.release_height_m,
  detectionLimit: trial.detectionMgM3,
  weather: {
    windSpeedMs: run.met.u2_m_s,
    windHeightM: 2,
    windFromDeg: task === 'rate from arc maxima' ? 180 : (run.met.wind_from_deg ?? 180),
    temperatureC: 25,
    inverseObukhov: 1 / run.met.L_m,
    ...(run.met.sigma_theta_deg === null ? {} : { sigmaThetaDeg: run.met.sigma_theta_deg }),
  },
  ...(task === 'rate from arc maxima' ? { windSigmaDeg: 0 } : {}),
  site: { ...(task === 'place and rate from all samplers' ? searched : source), roughnessM: trial.roughnessM },
  readings: listReadings(trial, run, task),
});

/** For a search over classes every sixth sampler is enough, and faster. */
const everySampler = 6;

/** Air with a stability class some steps from the one nearest to the measurements; it is searched together with the place. */
const asDerived = ({ roughnessM }: PrairieGrass, { met }: PrairieGrassRun, step: -1 | 1) => {
  const nearest = classes.indexOf(nearestClass(1 / met.L_m, roughnessM));
  return classes[Math.max(0, Math.min(classes.length - 1, nearest + step))] ?? 'D';
};

/** Estimated and true sources of the runs of a trial. */
export const scoreInverse = (
  trial: PrairieGrass,
  task: InverseTask,
  { air = 'measured', neutral = true, turbulence = true }: InverseGiven = {},
): readonly InverseScore[] => {
  const chemical = findChemical('sulfur dioxide');
  if (!chemical) throw new Error('Sulfur dioxide, the tracer of the trial, is not in the chemical library');
  return trial.runs.flatMap((run): InverseScore[] => {
    const built = buildDocument(trial, run, task);
    const { sigmaThetaDeg: _theta, ...withoutTheta } = built.weather;
    const measured = { ...built, weather: turbulence ? built.weather : withoutTheta, neutral };
    const { inverseObukhov: _length, ...wind } = withoutTheta;
    const document =
      air === 'measured'
        ? measured
        : {
            ...measured,
            weather: { ...wind, stability: asDerived(trial, run, air) },
            readings: measured.readings.filter((_one, i) => i % everySampler === 0),
          };
    if (document.readings.length === 0) return [];
    const checked = checkReadings(document, toSubstance(chemical));
    if (!checked.ok) throw new Error(`Run ${run.run}: ${JSON.stringify(checked.problems)}`);
    const found = locate(air === 'measured' ? checked.problem : { ...checked.problem, stabilityKnown: false });
    const rateKgS = run.q_g_s / 1000;
    const { best, rateKgS: quantiles } = found;
    return [
      {
        run: run.run,
        rate: { observed: rateKgS, predicted: task === 'rate from arc maxima' ? best.rateKgS : quantiles.p50 },
        rateCovered: rateKgS >= quantiles.p5 && rateKgS <= quantiles.p95,
        missM: distanceM(source.latitude, source.longitude, best.latitude, best.longitude),
        holding: found.regions.flatMap(({ share, polygons }) =>
          polygons.some((rings) => relationTo(rings, source.latitude, source.longitude)?.inside) ? [share] : [],
        ),
        found,
      },
    ];
  });
};
