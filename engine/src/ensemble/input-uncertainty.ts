import type { Air } from '../types/pipeline.ts';
import { toDegrees } from '../units/convert.ts';
import type { Knowledge, WindOrigin } from './ensemble-types.ts';

/**
 * The uncertainty of each input. A design choice of ours, documented in docs/models/ensemble.md; only the
 * model errors, which each model declares, are measured on field trials.
 */

/** Standard deviation of the logarithm of the release rate, and of the mass, by how well stock and opening are known. */
export const amountSigma: Readonly<Record<Knowledge, number>> = { known: 0.3, guessed: 0.7 };

/** Standard deviation of the logarithm of the wind speed. */
export const windSpeedSigma = 0.2;

/** Standard deviation of the logarithm of the roughness length, and the lengths that inputs allow, m. */
export const roughnessSigma = 0.5;
export const roughnessRangeM = [0.0001, 3] as const;

/** Cloud cover that was not given: from none to overcast, each as likely, percent. */
export const unknownCloudPercent = { from: 0, to: 100 } as const;

/**
 * Standard deviation of a measured, seen or forecast wind direction, degrees. A direction of eight points stands for ±22.5°, which alone is 13°; what
 * a person misjudges adds 7.5°: 15° together. Of sixteen points it is half of the 13°, and 10° together.
 */
const measuredSigmaDeg: Readonly<Record<WindOrigin, number>> = {
  'on-site': 8,
  'compass-16': 10,
  'within-20-km': 15,
  forecast: 25,
  unknown: Number.POSITIVE_INFINITY,
};

/** Upper limit of the uncertainty of the direction, degrees, while there is any wind. */
const mostUncertainDeg = 60;

/** Depth of the mixed layer when nothing is known of it, m. */
const mixedM = 1000;

/** Lateral turbulence σv, m/s: as measured, else max(1.5 u*, 0.1); in unstable air σv² = (1.5 u*)² + 0.25 w*², w* = u* (-zi/(k L))^(1/3). */
const lateralTurbulence = ({ crosswindTurbulenceMs, frictionVelocityMs, inverseObukhov, mixingHeightM }: Air): number => {
  if (crosswindTurbulenceMs !== null) return crosswindTurbulenceMs;
  const convective = inverseObukhov < 0 ? frictionVelocityMs * Math.cbrt((-(mixingHeightM ?? mixedM) * inverseObukhov) / 0.4) : 0;
  return Math.max(0.1, Math.hypot(1.5 * frictionVelocityMs, 0.5 * convective));
};

/**
 * Standard deviation of the direction of the cloud, degrees: that of the wind measurement, greater in light wind, and that
 * of the turbulence: s = √((s_met (1 + (2/u10)²))² + s_turb²), at most 60°; s_turb = σv/u10, which light wind raises by itself. Infinity where
 * nobody knows the direction: any is as likely.
 */
export const directionSigmaDeg = (origin: WindOrigin, air: Air): number => {
  if (origin === 'unknown') return Number.POSITIVE_INFINITY;
  const measuredDeg = measuredSigmaDeg[origin] * (1 + (2 / air.windAt10Ms) ** 2);
  const turbulenceDeg = toDegrees(Math.atan(lateralTurbulence(air) / air.windAt10Ms));
  return Math.min(mostUncertainDeg, Math.hypot(measuredDeg, turbulenceDeg));
};
