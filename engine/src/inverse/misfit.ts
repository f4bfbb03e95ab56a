import { pointOf } from '../geo/wind-frame.ts';
import { radiansOf } from '../units/convert.ts';
import { unitRateKgS } from './check-readings.ts';
import type { SensorReading } from './locate-problem.ts';
import type { UnitPlume } from './unit-plume.ts';

/** Residuals larger than this, in the logarithm, count by their size instead of their square. Source huber-1964. */
const huberFrom = 1;

/** Standard deviation of ln(observed/predicted) at one sensor: the scatter of arc maxima on the open runs of Prairie Grass. */
export const sensorSigma = 0.45;

/** Most steps of the search for the rate, and the weakest unit value, as a share of the strongest, that it starts from. */
const rateSteps = 12;
const weakest = 1e-6;

const rho = (residual: number): number => {
  const size = Math.abs(residual);
  return size <= huberFrom ? 0.5 * size * size : huberFrom * (size - 0.5 * huberFrom);
};
const weightOf = (residual: number): number => Math.min(1, huberFrom / Math.max(Math.abs(residual), 1e-12));

/** What the sensors say beside what a unit release (1 kg/s) would show them. */
export interface Misfit {
  /** ppm of one kg/s at every sensor, from a source at a place, m east and north of the site, in a wind from a direction. */
  unitAt(eastM: number, northM: number, windFromDeg: number): Float64Array;
  /** Sum of ρ(residual)/σ² for a rate. */
  of(unit: Float64Array, lnRate: number): number;
  /** The rate of least misfit: its logarithm; after few steps nearly so. */
  rateFor(unit: Float64Array, steps?: number): number;
  /** Root mean square residual of the detected readings. */
  rms(unit: Float64Array, lnRate: number): number;
}

/**
 * Residuals r = ln(c + e) - ln(Q c₁ + e), e the detection limit; below it a reading is an upper limit and counts only where more is
 * predicted: r = min(0, ln 2e - ln(Q c₁ + e)). Misfit Σ ρ(r)/σ² with Huber's ρ.
 */
export const misfitOf = (
  sensors: readonly SensorReading[],
  plume: UnitPlume,
  site: { readonly latitude: number; readonly longitude: number },
): Misfit => {
  const n = sensors.length;
  const places = sensors.map(({ latitude, longitude }) => pointOf({ ...site, windFromDeg: 270 }, latitude, longitude));
  const fields = sensors.map(({ averagingS }) => plume.fieldOver(averagingS));
  const detected = sensors.map(({ ppm, detectionPpm }) => ppm >= detectionPpm);
  const lnObserved = sensors.map(({ ppm, detectionPpm }, i) => Math.log((detected[i] ? ppm : detectionPpm) + detectionPpm));
  const residual = (unit: Float64Array, lnRate: number, i: number): number => {
    const predicted = Math.log(Math.exp(lnRate) * (unit[i] ?? 0) + (sensors[i]?.detectionPpm ?? 0));
    const r = (lnObserved[i] ?? 0) - predicted;
    return detected[i] ? r : Math.min(0, r);
  };
  /** Median of ln(c/c₁) over the detected readings that the plume reaches; for a plume that misses them all, over all. */
  const firstGuess = (unit: Float64Array): number => {
    const strongest = unit.reduce((most, value) => Math.max(most, value), 0);
    const ratios = sensors.flatMap(({ ppm }, i) =>
      detected[i] && (unit[i] ?? 0) > weakest * strongest ? [Math.log(ppm / (unit[i] ?? 1))] : [],
    );
    ratios.sort((a, b) => a - b);
    return ratios.length === 0 ? 0 : 0.5 * ((ratios[(ratios.length - 1) >> 1] ?? 0) + (ratios[ratios.length >> 1] ?? 0));
  };
  return {
    unitAt: (eastM, northM, windFromDeg) => {
      const downwind = radiansOf(windFromDeg + 180);
      const [sin, cos] = [Math.sin(downwind), Math.cos(downwind)];
      const unit = new Float64Array(n);
      for (let i = 0; i < n; i++) {
        const [e, north] = places[i] ?? [0, 0];
        const [dx, dy] = [e - eastM, north - northM];
        const x = dx * sin + dy * cos;
        const y = dy * sin - dx * cos;
        unit[i] = x > 0 ? (fields[i]?.peak(x, y, sensors[i]?.heightM ?? 0) ?? 0) / unitRateKgS : 0;
      }
      return unit;
    },
    of: (unit, lnRate) => {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += rho(residual(unit, lnRate, i));
      return sum / sensorSigma ** 2;
    },
    rateFor: (unit, steps = rateSteps) => {
      let lnRate = firstGuess(unit);
      for (let step = 0; step < steps; step++) {
        let slope = 0;
        let curve = 1e-9;
        for (let i = 0; i < n; i++) {
          const r = residual(unit, lnRate, i);
          if (r === 0 && !detected[i]) continue;
          const signal = Math.exp(lnRate) * (unit[i] ?? 0);
          const share = signal / (signal + (sensors[i]?.detectionPpm ?? 0));
          slope += weightOf(r) * r * share;
          curve += weightOf(r) * share * share;
        }
        const move = Math.max(-2, Math.min(2, slope / curve));
        lnRate += move;
        if (Math.abs(move) < 1e-6) break;
      }
      return lnRate;
    },
    rms: (unit, lnRate) => {
      let sum = 0;
      let count = 0;
      for (let i = 0; i < n; i++) {
        if (!detected[i]) continue;
        sum += residual(unit, lnRate, i) ** 2;
        count++;
      }
      return Math.sqrt(sum / Math.max(1, count));
    },
  };
};
