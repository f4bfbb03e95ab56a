import type { Air } from '../types/pipeline.ts';

/** Vertical turbulence over the friction velocity, and the least there ever is, m/s. Sources hanna-1982; aermod-2004. */
const verticalShare = 1.3;
const leastVerticalMs = 0.02;

/** Vertical turbulence, σw = 1.3 u*, at least 0.02 m/s. */
const verticalTurbulence = (air: Air): number => Math.max(leastVerticalMs, verticalShare * air.frictionVelocityMs);

/**
 * Concentration that gas spreading evenly in all directions comes to, kg/m³: puffs released one after another that stay where they
 * are and grow with the turbulence, σx = σy = σv t, σz = σw t, add up to c = 2 Q/((2π)^1.5 σw r²), whatever σv is.
 *
 * Q kg/s, r m from the source. Source cirillo-poli-1992 at no wind. A mean over an hour or more of meandering air; a cloud that
 * drifts off unbroken is many times denser on its path.
 */
export const calmPuffConcentration = (rateKgS: number, distanceM: number, air: Air): number =>
  (2 * rateKgS) / ((2 * Math.PI) ** 1.5 * verticalTurbulence(air) * distanceM * distanceM);

/** Distance at which it comes to a concentration, m. Arguments kg/s, kg/m³. */
export const calmPuffReach = (rateKgS: number, concentration: number, air: Air): number =>
  Math.sqrt(calmPuffConcentration(rateKgS, 1, air) / concentration);
