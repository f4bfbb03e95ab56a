import type { Air, Jet } from '../pipeline.ts';
import type { MixingTable } from '../substance/mixing-table.ts';
import type { DenseColumns } from './dense-table.ts';
import { carryingSpeed } from './dense-wind.ts';

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
  /** Half-width and depth of the cloud that it hands over, m. */
  readonly radiusM: number;
  /** ∫ dx/u, s: half of what the speed at its end would take. */
  readonly timeS: number;
}

/** Rounds that fit the handed-over cloud to the wind it moves with. */
const rounds = 20;

/**
 * The end of a free jet along the wind: u(x) = 2 U, so x = k2 d √(ρj/ρa) u0/(2 U) and its axis is y = 2 U/u0 of substance. It hands over
 * a cloud as wide to each side as it is deep, that carries the release at that share with the wind U of its depth.
 * null where the release is no faster than twice the wind. Source long-1963; the hand-over is ours.
 */
export const jetEnd = (jet: Jet, air: Air, mixing: MixingTable): JetEnd | null => {
  const { rows, volume, airDensity } = mixing;
  let radiusM = jet.diameterM;
  let wind = carryingSpeed(air, radiusM);
  for (let i = 0; i < rounds; i++) {
    const share = (2 * wind) / jet.velocityMs;
    if (share >= 1) return null;
    const cloud = volume[Math.round(Math.sqrt(share) * rows)] ?? 1 / airDensity;
    radiusM = Math.sqrt(((jet.rateKgS / share) * cloud) / (2 * wind));
    wind = carryingSpeed(air, radiusM);
  }
  const dilution = jet.velocityMs / (2 * wind);
  if (!(dilution > 1)) return null;
  const densityRatio = 1 / ((volume[rows] ?? 1) * airDensity);
  const lengthM = k2 * jet.diameterM * Math.sqrt(densityRatio) * dilution;
  return { lengthM, dilution, radiusM, timeS: lengthM / (4 * wind) };
};

/** The stations of a jet, into the first of the columns: its axis, as wide and deep as it grows to. */
export const layJet = (to: DenseColumns, stations: number, jet: Jet, end: JetEnd, mixing: MixingTable): void => {
  const { rows, volume, airDensity } = mixing;
  const densityRatio = 1 / ((volume[rows] ?? 1) * airDensity);
  for (let i = 0; i < stations; i++) {
    const part = (i / stations) ** 2;
    const share = freeJetShare(jet.diameterM, densityRatio, part * end.lengthM, 0);
    const radiusM = Math.max(0.5 * jet.diameterM, part * end.radiusM);
    to.along[i] = part * end.lengthM;
    to.share[i] = share;
    to.depth[i] = radiusM;
    to.edge[i] = radiusM / Math.sqrt(Math.PI / 2);
    to.speed[i] = jet.velocityMs * share;
    to.time[i] = part * part * end.timeS;
    to.flux[i] = jet.rateKgS / share;
    to.density[i] = airDensity;
  }
};
