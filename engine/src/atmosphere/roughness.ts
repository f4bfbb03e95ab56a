import type { SolvedQuantity } from '../numerics/require-converged.ts';
import { findRoot } from '../numerics/root.ts';

/** Roughness lengths of open country and of towns or forest, m. Source aloha-td. */
export const landRoughnessM = { rural: 0.03, urban: 1 } as const;

/** Roughness length from which land counts as town or forest, m (aloha-td). */
export const urbanRoughnessM = 0.2;

/** Below this wind water is taken as smooth as at it, m/s. */
const leastWindMs = 1;

/**
 * Roughness length of open water, m: waves grow with the wind, z0 = 2.6e-6 u10^2.5.
 *
 * Argument: wind at 10 m, m/s; below 1 m/s taken as 1 m/s. Source aloha-td. Deep water far from the shore; 0.8 mm at 10 m/s.
 */
export const waterRoughness = (windAt10Ms: number): number => 2.6e-6 * Math.max(windAt10Ms, leastWindMs) ** 2.5;

/** Highest wind at 10 m that a scenario can have, m/s: waves of stronger winds are taken as its own. */
const mostWindMs = 60;

/** How closely the roughness is found, m: a millionth of the least. */
const toleranceM = 1e-12;

const solved: SolvedQuantity = { name: 'roughness of water under a wind', unit: 'm' };

/**
 * The same where the wind, m/s, was measured at another height, m: in neutral air the roughness and the wind at 10 m fix each other,
 * z0 = 2.6e-6 (u ln((10 + z0)/z0)/ln((h + z0)/z0))^2.5. At most that of 60 m/s: a storm measured close to the water has no larger one.
 */
export const waterRoughnessUnder = (windMs: number, heightM: number): number => {
  const most = waterRoughness(mostWindMs);
  const surplus = (roughnessM: number): number => {
    const toTen = Math.log((10 + roughnessM) / roughnessM) / Math.log((heightM + roughnessM) / roughnessM);
    return roughnessM - Math.min(most, waterRoughness(windMs * toTen));
  };
  return findRoot(surplus, waterRoughness(0), most, toleranceM, solved);
};
