import type { StabilityClass } from '../types/common-types.ts';
import { toDegrees, toRadians } from '../units/convert.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface WindReading {
  readonly speedMs: number;
  /** Where it blows from, degrees clockwise from north. */
  readonly fromDeg: number;
}

/**
 * Mean wind of a series of readings: the mean vector, as the air itself moves, and the mean of the speeds alone.
 *
 * Ve = −(1/N) Σ u sin θ, Vn = −(1/N) Σ u cos θ, U = √(Ve² + Vn²), direction = arctan(Ve/Vn) ± 180. Speeds in m/s, directions in degrees.
 * Source epa-2000-met, equations 6.2.1 and 6.2.13 to 6.2.16. `fromDeg` is null where the readings cancel out or are all calm.
 */
export const vectorMeanWind = (
  readings: readonly WindReading[],
): { readonly speedMs: number; readonly fromDeg: number | null; readonly scalarSpeedMs: number } => {
  if (readings.length === 0) throw new RangeError('A mean wind needs at least one reading');
  const east = mean(readings.map(({ speedMs, fromDeg }) => -speedMs * Math.sin(toRadians(fromDeg))));
  const north = mean(readings.map(({ speedMs, fromDeg }) => -speedMs * Math.cos(toRadians(fromDeg))));
  const speedMs = Math.hypot(east, north);
  const fromDeg = speedMs < 1e-9 ? null : (toDegrees(Math.atan2(-east, -north)) + 360) % 360;
  return { speedMs, fromDeg, scalarSpeedMs: mean(readings.map((reading) => reading.speedMs)) };
};

/** 2/√3 − 1, the last constant of Yamartino's estimate. */
const cubeFactor = 2 / Math.sqrt(3) - 1;

/**
 * Standard deviation of the wind direction, degrees, in one pass and whatever the direction: ε = √(1 − (s̄² + c̄²)),
 * σθ = arcsin(ε) (1 + (2/√3 − 1) ε³), with s̄ and c̄ the means of sine and cosine. Directions in degrees.
 * Source yamartino-1984, epa-2000-met equation 6.2.10. Against a uniform spread: 2 % up to 35°, 6 % up to 70°. At most 103.9°.
 */
export const spreadOfDirections = (fromDeg: readonly number[]): number => {
  const sine = mean(fromDeg.map((degrees) => Math.sin(toRadians(degrees))));
  const cosine = mean(fromDeg.map((degrees) => Math.cos(toRadians(degrees))));
  const epsilon = Math.sqrt(Math.max(0, 1 - (sine ** 2 + cosine ** 2)));
  return toDegrees(Math.asin(Math.min(1, epsilon))) * (1 + cubeFactor * epsilon ** 3);
};

/** Lower bound of σθ of each class at 10 m over ground of 15 cm, degrees, and the exponent of its change with height. */
const bounds = [
  { stability: 'A', leastDeg: 22.5, exponent: -0.06 },
  { stability: 'B', leastDeg: 17.5, exponent: -0.15 },
  { stability: 'C', leastDeg: 12.5, exponent: -0.17 },
  { stability: 'D', leastDeg: 7.5, exponent: -0.23 },
  { stability: 'E', leastDeg: 3.8, exponent: -0.38 },
] as const satisfies readonly { readonly stability: StabilityClass; readonly leastDeg: number; readonly exponent: number }[];

/** For each class of σθ alone: the final class up to each wind speed, m/s, exclusive. */
type Adjustment = readonly (readonly [belowMs: number, stability: StabilityClass])[];
const everySpeed = (stability: StabilityClass): Adjustment => [[Number.POSITIVE_INFINITY, stability]];

const byDay: Readonly<Record<StabilityClass, Adjustment>> = {
  A: [[3, 'A'], [4, 'B'], [6, 'C'], ...everySpeed('D')],
  B: [[4, 'B'], [6, 'C'], ...everySpeed('D')],
  C: [[6, 'C'], ...everySpeed('D')],
  D: everySpeed('D'),
  E: everySpeed('D'),
  F: everySpeed('D'),
};
const byNight: Readonly<Record<StabilityClass, Adjustment>> = {
  A: [[2.9, 'F'], [3.6, 'E'], ...everySpeed('D')],
  B: [[2.4, 'F'], [3, 'E'], ...everySpeed('D')],
  C: [[2.4, 'E'], ...everySpeed('D')],
  D: everySpeed('D'),
  E: [[5, 'E'], ...everySpeed('D')],
  F: [[3, 'F'], [5, 'E'], ...everySpeed('D')],
};

/**
 * Stability class from the measured spread of the wind direction, corrected for wind speed by day and by night, when a meandering weak wind
 * spreads widely in stable air (modified sigma-theta method, Mitchell and Timbre).
 *
 * Arguments: σθ over about 15 minutes, degrees; mean of the wind speeds, m/s; night, from an hour before sunset to an hour after sunrise;
 * height of the vane, m, default 10. Result: A to F. Source epa-2000-met, tables 6-8a and 6-8b, bounds times (z/10)^p. For a
 * roughness length near 15 cm; rougher ground widens the spread and makes the class look less stable.
 */
export const stabilityFromSpread = (wind: {
  readonly sigmaThetaDeg: number;
  readonly windSpeedMs: number;
  readonly isNight: boolean;
  readonly heightM?: number;
}): StabilityClass => {
  const height = Math.max(1, wind.heightM ?? 10) / 10;
  const initial = bounds.find(({ leastDeg, exponent }) => wind.sigmaThetaDeg >= leastDeg * height ** exponent)?.stability ?? 'F';
  const adjustment = (wind.isNight ? byNight : byDay)[initial];
  return adjustment.find(([belowMs]) => wind.windSpeedMs < belowMs)?.[1] ?? 'D';
};
