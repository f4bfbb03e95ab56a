import { toPoint } from '../geo/wind-frame.ts';
import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import { toRadians } from '../units/convert.ts';
import type { SensorReading } from './locate-problem.ts';
import { makePlumeReader, type PlumeReader, type SourceKind } from './plume-reader.ts';
import { betterRate, leastBetween, type RateFound } from './rate-search.ts';
import type { SoughtPlumes } from './sought-plumes.ts';
import type { UnitField } from './sought-release.ts';

/** Residuals larger than this, in the logarithm, count by their size instead of their square. Source huber-1964. */
const huberFrom = 1;

/** Standard deviation of ln(observed/predicted) at one sensor: the scatter of arc maxima on the open runs of Prairie Grass. */
export const sensorSigma = 0.45;

/**
 * The same where a person smelled gas: a factor of 10. Published thresholds of one gas differ by that much (ammonia: 5 to
 * 47 ppm), people do too, and place and moment are only about known. An assumption, so large that no report decides.
 */
export const smellSigma = Math.log(10);

/** Steps of the search for the rate between two of the ladder; and of a coarse search, whose ladder has every second rate alone. */
const rateSteps = 12;
const coarseSteps = 2;

/**
 * Whole Gauss-Newton steps of a search that must find its rate. Along a slope that hardly bends they creep: from then on each is twice as long
 * as the one before, until the misfit turns, and the stretch in which it does is halved.
 */
const wholeSteps = 12;
const mostSteps = 200;

/** Longest step, and the step from which the rate is found, in its logarithm. */
const longestStep = 2;
const foundStep = 1e-6;

const solvedRate: SolvedQuantity = { name: 'rate of least misfit, ln(kg/s)', unit: 'ln(kg/s)' };
const coarseStride = 2;

/** The weakest unit value, as a share of the strongest, that a first guess of the rate is made from. */
const weakest = 1e-6;

const rho = (residual: number): number => {
  const size = Math.abs(residual);
  return size <= huberFrom ? 0.5 * size * size : huberFrom * (size - 0.5 * huberFrom);
};
const computeWeight = (residual: number): number => Math.min(1, huberFrom / Math.max(Math.abs(residual), 1e-12));

/** A source but for its rate: m east and north of the site, and the direction the wind comes from, degrees. */
export interface SourceAt extends SourceKind {
  readonly eastM: number;
  readonly northM: number;
  readonly windFromDeg: number;
}

/** What the sensors say beside what a source would show them. */
export interface Misfit {
  /** Sum of ρ(residual)/σ²; where it is more than an end, some number beyond that. */
  of(at: SourceAt, lnRate: number, end?: number): number;
  /** The rate of least misfit up to the most, of a kind that was computed. */
  rateFor(at: SourceAt): RateFound;
  /** Nearly so and quicker; where its misfit is more than an end, some rate and misfit beyond that. */
  nearlyFor(at: SourceAt, end: number): RateFound;
  /** Root mean square residual of the detected readings. */
  rms(at: SourceAt, lnRate: number): number;
}

/**
 * Residuals r = ln(o + e) - ln(c + e), o what was read, c what the source makes, e the detection limit; below it a reading is an upper
 * limit and counts only where more is predicted: r = min(0, ln 2e - ln(c + e)). A smell is a lower limit and counts only where less is
 * predicted: r = max(0, …), with its own larger σ. Misfit Σ ρ(r)/σ² with Huber's ρ.
 */
export const makeMisfit = (
  readings: readonly SensorReading[],
  plumes: SoughtPlumes,
  site: { readonly latitude: number; readonly longitude: number },
): Misfit => {
  // Those that see gas first: a source that does not reach them is recognised after a few.
  const rank = ({ ppm, detectionPpm, smelled }: SensorReading): number => (smelled ? 2 : ppm >= detectionPpm ? 0 : 1);
  const sensors = readings.toSorted((a, b) => rank(a) - rank(b));
  const n = sensors.length;
  const { airs, lnRates } = plumes;
  const lnMost = lnRates.at(-1) ?? 0;
  const places = sensors.map(({ latitude, longitude }) => toPoint({ ...site, windFromDeg: 270 }, latitude, longitude));
  const readers: readonly PlumeReader[] = sensors.map(({ averagingS }) => makePlumeReader(plumes, averagingS));
  const limits = Float64Array.from(sensors, ({ detectionPpm }) => detectionPpm);
  const heights = Float64Array.from(sensors, ({ heightM }) => heightM);
  const smelled = sensors.map((one) => one.smelled);
  const detected = sensors.map(({ ppm, detectionPpm }, i) => !smelled[i] && ppm >= detectionPpm);
  /** What a residual counts beside one of a sensor. */
  const weights = Float64Array.from(smelled, (one) => (one ? (sensorSigma / smellSigma) ** 2 : 1));
  const lnObserved = sensors.map(({ ppm, detectionPpm }, i) => Math.log((detected[i] || smelled[i] ? ppm : detectionPpm) + detectionPpm));
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  const frame = ({ eastM, northM, windFromDeg }: SourceAt): void => {
    const downwind = toRadians(windFromDeg + 180);
    const [sin, cos] = [Math.sin(downwind), Math.cos(downwind)];
    for (let i = 0; i < n; i++) {
      const [e, north] = places[i] ?? [0, 0];
      x[i] = (e - eastM) * sin + (north - northM) * cos;
      y[i] = (north - northM) * sin - (e - eastM) * cos;
    }
  };
  const residual = (lnPredicted: number, i: number): number => {
    const r = (lnObserved[i] ?? 0) - lnPredicted;
    if (detected[i]) return r;
    return smelled[i] ? Math.max(0, r) : Math.min(0, r);
  };
  const sumResiduals = (lnPredicted: (i: number) => number, end = Number.POSITIVE_INFINITY): number => {
    const most = end * sensorSigma ** 2;
    let sum = 0;
    for (let i = 0; i < n && sum <= most; i++) sum += (weights[i] ?? 1) * rho(residual(lnPredicted(i), i));
    return sum / sensorSigma ** 2;
  };
  const lnPredictedAt = (unit: Float64Array, rateKgS: number, i: number): number => Math.log(rateKgS * (unit[i] ?? 0) + (limits[i] ?? 0));

  /** What one kg/s shows at every sensor, by the rates of the ladder: refilled for every source. */
  const units = lnRates.map(() => new Float64Array(n));
  const fill = (rung: number, shapesOf: (i: number) => readonly UnitField[]): Float64Array => {
    const unit = units[rung] ?? new Float64Array(n);
    for (let i = 0; i < n; i++) unit[i] = shapesOf(i)[rung]?.(x[i] ?? 0, y[i] ?? 0, heights[i] ?? 0) ?? 0;
    return unit;
  };

  /** Median of ln(o/c₁) over the detected readings that the plume reaches; for a plume that misses them all, over all. */
  const firstGuess = (unit: Float64Array): number => {
    const strongest = unit.reduce((most, value) => Math.max(most, value), 0);
    const ratios = sensors.flatMap(({ ppm }, i) =>
      detected[i] && (unit[i] ?? 0) > weakest * strongest ? [Math.log(ppm / (unit[i] ?? 1))] : [],
    );
    ratios.sort((a, b) => a - b);
    return ratios.length === 0 ? 0 : 0.5 * ((ratios[(ratios.length - 1) >> 1] ?? 0) + (ratios[ratios.length >> 1] ?? 0));
  };
  /** With one shape, for rates up to a highest: weighted Gauss-Newton steps, to the end, or a few of them. */
  const ofShape = (unit: Float64Array, highest: number, steps = mostSteps): RateFound => {
    let lnRate = Math.min(highest, firstGuess(unit));
    let isThere = false;
    let stride = foundStep;
    // Where the misfit still falls with the rate, and where it rises.
    let low = Number.NaN;
    let high = Number.NaN;
    for (let step = 0; step < steps && !isThere; step++) {
      let slope = 0;
      let curve = 1e-9;
      for (let i = 0; i < n; i++) {
        const signal = Math.exp(lnRate) * (unit[i] ?? 0);
        const r = residual(Math.log(signal + (limits[i] ?? 0)), i);
        if (r === 0 && !detected[i]) continue;
        const share = signal / (signal + (limits[i] ?? 0));
        const weight = (weights[i] ?? 1) * computeWeight(r);
        slope += weight * r * share;
        curve += weight * share * share;
      }
      if (step >= wholeSteps && slope > 0) low = lnRate;
      if (step >= wholeSteps && slope < 0) high = lnRate;
      const middle = 0.5 * (low + high);
      const whole = Math.max(-longestStep, Math.min(longestStep, slope / curve));
      stride = step < wholeSteps ? Math.abs(whole) : Math.min(longestStep, 2 * stride);
      const moved = Math.min(highest, Number.isNaN(middle) ? lnRate + Math.sign(whole) * stride : middle);
      isThere = Math.abs(whole) < foundStep || Math.abs(moved - lnRate) < foundStep;
      lnRate = Math.abs(whole) < foundStep ? lnRate : moved;
    }
    requireConverged(isThere || steps < mostSteps, solvedRate, lnRate, `found within ${steps} steps`);
    const rateKgS = Math.exp(lnRate);
    return { lnRate, misfit: sumResiduals((i) => lnPredictedAt(unit, rateKgS, i)) };
  };
  /** Between two rates of the ladder, as the reader has it there. */
  const betweenRungs = (low: number): RateFound => {
    const [from, to] = [lnRates[low] ?? 0, lnRates[low + 1] ?? 0];
    const [a, b] = [units[low] ?? new Float64Array(n), units[low + 1] ?? new Float64Array(n)];
    const misfitAt = (lnRate: number): number => {
      const share = (lnRate - from) / (to - from);
      const rateKgS = Math.exp(lnRate);
      return sumResiduals((i) => (1 - share) * lnPredictedAt(a, rateKgS, i) + share * lnPredictedAt(b, rateKgS, i));
    };
    return leastBetween(misfitAt, from, to, rateSteps);
  };
  const ofLadder = (shapesOf: (i: number) => readonly UnitField[]): RateFound => {
    let best: RateFound = { lnRate: lnMost, misfit: Number.POSITIVE_INFINITY };
    let at = 0;
    for (const [rung, lnRate] of lnRates.entries()) {
      const unit = fill(rung, shapesOf);
      const rateKgS = Math.exp(lnRate);
      const found = { lnRate, misfit: sumResiduals((i) => lnPredictedAt(unit, rateKgS, i)) };
      if (found.misfit < best.misfit) [best, at] = [found, rung];
    }
    const below = at > 0 ? betweenRungs(at - 1) : ofShape(units[0] ?? new Float64Array(n), lnRates[0] ?? lnMost);
    return betterRate(betterRate(best, below), at + 1 < lnRates.length ? betweenRungs(at) : best);
  };
  const ofFewRungs = (shapesOf: (i: number) => readonly UnitField[], end: number): RateFound => {
    let best: RateFound = { lnRate: lnMost, misfit: Number.POSITIVE_INFINITY };
    for (let rung = (lnRates.length - 1) % coarseStride; rung < lnRates.length; rung += coarseStride) {
      const lnRate = lnRates[rung] ?? 0;
      const rateKgS = Math.exp(lnRate);
      const lnPredicted = (i: number): number =>
        Math.log(rateKgS * (shapesOf(i)[rung]?.(x[i] ?? 0, y[i] ?? 0, heights[i] ?? 0) ?? 0) + (limits[i] ?? 0));
      best = betterRate(best, { lnRate, misfit: sumResiduals(lnPredicted, Math.min(end, best.misfit)) });
    }
    return best;
  };
  const shapesIn = ({ classStep, spray }: SourceAt) => {
    const airAt = airs.findIndex(({ step }) => step === classStep);
    return {
      isHeavy: plumes.at(airAt, spray).models.length > 1,
      shapesOf: (i: number): readonly UnitField[] => readers[i]?.shapes(airAt, spray) ?? [],
    };
  };
  const predictedBy =
    (at: SourceAt, lnRate: number) =>
    (i: number): number =>
      readers[i]?.lnReading({ x: x[i] ?? 0, y: y[i] ?? 0, z: heights[i] ?? 0 }, limits[i] ?? 0, lnRate, at) ?? 0;
  return {
    of: (at, lnRate, end) => {
      frame(at);
      return sumResiduals(predictedBy(at, lnRate), end);
    },
    rateFor: (at) => {
      frame(at);
      const { isHeavy, shapesOf } = shapesIn(at);
      return isHeavy ? ofLadder(shapesOf) : ofShape(fill(0, shapesOf), lnMost);
    },
    nearlyFor: (at, end) => {
      frame(at);
      const { isHeavy, shapesOf } = shapesIn(at);
      return isHeavy ? ofFewRungs(shapesOf, end) : ofShape(fill(0, shapesOf), lnMost, coarseSteps);
    },
    rms: (at, lnRate) => {
      frame(at);
      const predicted = predictedBy(at, lnRate);
      const squares = sensors.flatMap((_one, i) => (detected[i] ? [residual(predicted(i), i) ** 2] : []));
      return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length));
    },
  };
};
