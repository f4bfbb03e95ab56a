import type { Air, Jet } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { shortFigure } from '../units/short-figure.ts';
import { carryingSpeed } from './carrying-wind.ts';

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

/** A cloud deeper than this lies outside the profile of the wind, m. */
const deepestM = 4000;

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
    message: `A jet of ${shortFigure(jet.rateKgS, 2)} kg/s at ${shortFigure(jet.velocityMs, 2)} m/s may be deeper than ${deepestM} m before the wind takes it over: its zones cannot be computed.`,
  });
};
