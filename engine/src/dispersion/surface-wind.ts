import { psi } from '../atmosphere/surface-layer.ts';
import type { Air } from '../types/pipeline.ts';

export const vonKarman = 0.4;

/** Depth of the mixed layer by day and in neutral air when nothing is known of it, m. */
export const mixedM = 1000;

/** 1/L from which air counts as wholly stable, 1/m: the centre of class E over a town (aloha-td), the least of the stable classes. */
const whollyStable = 0.008;

/**
 * How far air has gone from neutral, 0, to stable, 1: straight in 1/L up to 0.008 1/m. What was found for neutral and for stable air
 * apart changes over by this share, so that a trace of stability changes a result by a trace. Dimensionless; ours, see decision 70.
 */
export const stableShare = ({ inverseObukhov }: Air): number => Math.min(1, Math.max(0, inverseObukhov / whollyStable));

/**
 * Depth of the layer that a cloud can fill, m: as known; else 1000 m, growing without bound as the air turns stable. Wholly stable air
 * has a lid only where its inversion is known.
 */
export const findLid = (air: Air): number => air.mixingHeightM ?? mixedM / (1 - stableShare(air));

/**
 * Shape of the wind profile at a height, dimensionless: ln((z + z0)/z0) - ψ((z + z0)/L) + ψ(z0/L), which is ∫ φm/(z + z0) dz from the
 * ground and so never negative. z m. Source hogstrom-1988; profile from the ground up as in aloha-td 4.2.3.
 */
export const windShape = ({ roughnessM, inverseObukhov }: Air, heightM: number): number =>
  Math.log1p(heightM / roughnessM) -
  psi('best-estimate', (heightM + roughnessM) * inverseObukhov) +
  psi('best-estimate', roughnessM * inverseObukhov);

/** Friction velocity of this profile, m/s: u* = k u10 over its shape at 10 m. */
export const computeFrictionVelocity = (air: Air): number => (vonKarman * air.windAt10Ms) / windShape(air, 10);
