import { findRoot } from '../numerics/root.ts';
import type { Air, Jet } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { type MixingTable, volumeAt } from '../substance/mixing-table.ts';
import { carryingSpeed } from './carrying-wind.ts';
import { blendLength } from './dense-spread.ts';
import type { DenseSource, DenseStart } from './dense-start.ts';
import type { DenseColumns } from './dense-table.ts';

/** Decay along the axis, k2, and narrowness across, k3. */
const k2 = 6;
const k3 = 5;

/**
 * Concentration in a free turbulent jet over that at its start: c/c0 = k2 (d/x) √(ρj/ρa) exp(-(k3 r/x)²), at most 1.
 * d the diameter once expanded to the outside pressure, ρj the density there; x along the axis and r from it, m. The velocity on the
 * axis falls by the same law. Dimensionless. Source long-1963 (k2 = 6, k3 = 5). Valid while the jet is much faster than the wind.
 */
export const freeJetShare = (diameterM: number, densityRatio: number, xM: number, radiusM: number): number => {
  if (xM <= 0) return radiusM > diameterM / 2 ? 0 : 1;
  return Math.min(1, k2 * (diameterM / xM) * Math.sqrt(densityRatio)) * Math.exp(-(((k3 * radiusM) / xM) ** 2));
};

/** Where a jet has come down to twice the wind. */
export interface JetEnd {
  readonly lengthM: number;
  /** Total flow over the release itself, by mass; 1 where no air has come in. */
  readonly dilution: number;
  /** Half-width and depth of the cloud that a long release hands over, m. */
  readonly radiusM: number;
  /** ∫ dx/u, s: half of what the speed at its end would take. */
  readonly timeS: number;
}

/** A cloud deeper than this lies outside the profile of the wind, m. */
const deepestM = 4000;

/** No jet is smaller than this, m. */
const shallowestM = 1e-4;

/** The hand-over radius is found to this share of the smallest jet's, m. */
const toleranceM = 1e-8;

const sought = { name: 'radius that a jet hands over', unit: 'm' };

/** No mixture of a release with air is larger than the lighter of the two by more than this, fog's heat and all. */
const mostSwelling = 1.5;

/** Refuses a jet whose cloud could be deeper than the profile of the wind. Density of the release, kg/m³. */
export const refuseDeepJet = (jet: Jet, air: Air, densityKgM3: number): void => {
  const wind = carryingSpeed(air, deepestM);
  const flow = (jet.rateKgS * Math.max(1, jet.velocityMs / (2 * wind)) * mostSwelling) / Math.min(densityKgM3, air.densityKgM3);
  if (flow / (2 * wind) < deepestM * deepestM) return;
  throw new Refusal({
    field: 'rupture',
    value: jet.rateKgS,
    unit: 'kg/s',
    allowed: `a jet that the wind takes over within ${deepestM} m of the ground`,
    message: `A jet of ${jet.rateKgS.toPrecision(2)} kg/s at ${jet.velocityMs.toPrecision(2)} m/s may be deeper than ${deepestM} m before the wind takes it over: its zones cannot be computed.`,
  });
};

/**
 * The end of a free jet along the wind: u(x) = 2 U, so x = k2 d √(ρj/ρa) u0/(2 U) and its axis is y = 2 U/u0 of substance. It hands over
 * a cloud as wide to each side as it is deep, that carries the release at that share with the wind U of its depth:
 * r² = Q v(y)/(y 2 U(r)). The right side falls with r, so there is one root; it is found in a bracket and checked.
 * null where the release is no faster than twice the wind. Source long-1963; the hand-over is ours.
 */
export const jetEnd = (jet: Jet, air: Air, mixing: MixingTable): JetEnd | null => {
  const { rows, volume, airDensity } = mixing;
  const shareIn = (wind: number): number => Math.min(1, (2 * wind) / jet.velocityMs);
  const surplus = (radiusM: number): number => {
    const wind = carryingSpeed(air, radiusM);
    const share = shareIn(wind);
    return radiusM - Math.sqrt(((jet.rateKgS / share) * volumeAt(mixing, share)) / (2 * wind));
  };
  const radiusM = findRoot(surplus, shallowestM, deepestM, toleranceM, sought);
  const wind = carryingSpeed(air, radiusM);
  const dilution = jet.velocityMs / (2 * wind);
  if (dilution <= 1) return null;
  const densityRatio = 1 / ((volume[rows] ?? 1) * airDensity);
  const lengthM = k2 * jet.diameterM * Math.sqrt(densityRatio) * dilution;
  return { lengthM, dilution, radiusM, timeS: lengthM / (4 * wind) };
};
