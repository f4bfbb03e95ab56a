import { adaptiveMetropolis, type Chain } from '../numerics/adaptive-metropolis.ts';
import { normalQuantile } from '../numerics/normal.ts';
import { quantileAt } from '../numerics/quantile.ts';
import { randomFrom } from '../numerics/random.ts';
import { toDegrees } from '../units/convert.ts';
import type { Ellipse, Quantiles } from './inverse-types.ts';
import type { LocateProblem } from './locate-problem.ts';
import type { Misfit } from './misfit.ts';
import { type Found, priorPenalty, type SearchSpace } from './search.ts';

/**
 * Standard deviation of the error that all sensors of one episode share, in the logarithm of the rate: the model's own for
 * that air, ln 1.31, the scatter of rates from arc maxima on Prairie Grass. With it the 90 % intervals hold the true rate in
 * 0.81 (all samplers, place known) and 0.93 (place sought) of the 27 open runs; with 0.20 in 0.81 and 0.85, with 0.35 in 0.89 and 1.
 */
const sharedSigma = 0.27;

/** No release that sensors see is weaker than this, kg/s. */
const leastRateKgS = 1e-6;

/** Samples of the posterior as columns. */
export interface Posterior {
  readonly eastM: Float64Array;
  readonly northM: Float64Array;
  readonly windFromDeg: Float64Array;
  /** Steps from the class of the air as given or derived. */
  readonly classStep: Float64Array;
  /** Share of the droplets that there can be. */
  readonly spray: Float64Array;
  readonly lnRate: Float64Array;
  /** Share of the samples whose rate lies within a quarter of the most. */
  readonly shareAtMost: number;
  readonly chain: Chain;
}

/** Nearer to the most than this, in the logarithm, a rate lies at it. */
const atMost = Math.log(1.25);

/**
 * Samples of place, direction, class, droplets and rate given the readings: flat in the place searched, in the droplets and in ln Q up to
 * the most, normal in the direction of the wind and, where it was derived, in the class of the air.
 */
export const samplePosterior = (
  misfit: Misfit,
  searched: SearchSpace,
  start: Found,
  { steps, seed, mostRateKgS }: Pick<LocateProblem, 'steps' | 'seed' | 'mostRateKgS'>,
): Posterior => {
  const space = { ...searched, sprays: start.sprays };
  const { sourceKnown, halfSideM, windSigmaDeg, classSteps, sprays } = space;
  const random = randomFrom(seed);
  const [lnLeast, lnMost] = [Math.log(leastRateKgS), Math.log(mostRateKgS)];
  /** Each with its first value and the deviation of its first proposals; what is known has no dimension. */
  const dimensions = [
    ...(sourceKnown
      ? []
      : [
          { name: 'eastM', first: start.eastM, sigma: 0.01 * halfSideM },
          { name: 'northM', first: start.northM, sigma: 0.01 * halfSideM },
        ]),
    { name: 'windFromDeg', first: start.windFromDeg, sigma: 0.2 * windSigmaDeg },
    { name: 'lnRate', first: start.lnRate, sigma: 0.2 },
    ...(classSteps.length > 1 ? [{ name: 'classStep', first: start.classStep, sigma: 0.2 }] : []),
    ...(sprays.length > 1 ? [{ name: 'spray', first: start.spray, sigma: 0.1 }] : []),
  ] as const;
  const findDimension = (name: string): number => dimensions.findIndex((one) => one.name === name);
  const places = {
    eastM: findDimension('eastM'),
    northM: findDimension('northM'),
    windFromDeg: findDimension('windFromDeg'),
    classStep: findDimension('classStep'),
    spray: findDimension('spray'),
  };
  const rateAt = findDimension('lnRate');
  const chain = adaptiveMetropolis(
    (x, least) => {
      const at = {
        eastM: x[places.eastM] ?? 0,
        northM: x[places.northM] ?? 0,
        windFromDeg: x[places.windFromDeg] ?? 0,
        classStep: x[places.classStep] ?? 0,
        spray: x[places.spray] ?? start.spray,
      };
      const lnRate = x[rateAt] ?? 0;
      const penalty = lnRate > lnMost || lnRate < lnLeast ? Number.POSITIVE_INFINITY : priorPenalty(space, at);
      return penalty === Number.POSITIVE_INFINITY ? -penalty : -misfit.of(at, lnRate, -least - penalty) - penalty;
    },
    Float64Array.from(dimensions, ({ first }) => first),
    Float64Array.from(dimensions, ({ sigma }) => sigma),
    steps,
    random,
  );
  const column = (k: number): Float64Array => {
    const values = new Float64Array(steps);
    if (k >= 0) for (let i = 0; i < steps; i++) values[i] = chain.samples[i * chain.dimensions + k] ?? Number.NaN;
    return values;
  };
  const lnRate = column(rateAt);
  return {
    eastM: column(places.eastM),
    northM: column(places.northM),
    windFromDeg: column(places.windFromDeg),
    classStep: column(places.classStep),
    spray: places.spray < 0 ? new Float64Array(steps).fill(start.spray) : column(places.spray),
    lnRate: lnRate.map((one) => Math.min(lnMost, one + sharedSigma * normalQuantile(random.uniform()))),
    shareAtMost: lnRate.filter((one) => one > lnMost - atMost).length / steps,
    chain,
  };
};

export const computeQuantiles = (values: Float64Array): Quantiles => {
  const sorted = values.slice().sort();
  const at = (share: number): number => quantileAt(sorted, share);
  return { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) };
};

/** χ² of two degrees of freedom at 90 %: -2 ln 0.1. */
const ninety = -2 * Math.log(0.1);

/** The ellipse of the samples' covariance that holds nine in ten of a normal distribution. */
export const fitEllipse = ({ eastM, northM }: Posterior): Ellipse => {
  const count = eastM.length;
  const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / count;
  const [me, mn] = [mean(eastM), mean(northM)];
  let [ee, en, nn] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const [de, dn] = [(eastM[i] ?? 0) - me, (northM[i] ?? 0) - mn];
    ee += (de * de) / count;
    en += (de * dn) / count;
    nn += (dn * dn) / count;
  }
  const middle = 0.5 * (ee + nn);
  const apart = Math.hypot(0.5 * (ee - nn), en);
  const bearing = toDegrees(0.5 * Math.atan2(2 * en, nn - ee));
  return {
    share: 0.9,
    semiMajorM: Math.sqrt(ninety * (middle + apart)),
    semiMinorM: Math.sqrt(ninety * Math.max(0, middle - apart)),
    bearingDeg: (bearing + 180) % 180,
  };
};
