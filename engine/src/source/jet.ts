import type { Jet } from '../types/pipeline.ts';
import { gasConstant } from '../units/constants.ts';
import { criticalRatio } from './gas.ts';
import { liquidDischargeCoefficient } from './liquid.ts';

/**
 * Speed of gas just outside an opening once it has come down to the outside pressure.
 * u = Cd ut + (Pt - pa) A/Q, ut = √(2γ/(γ-1) (R T0/M) (1 - (Pt/P)^((γ-1)/γ))), Pt = max(pa, rc P): what the throat's own pressure
 * still pushes is added to its momentum.
 *
 * Arguments: discharge coefficient; γ; molar mass, kg/mol; pressures inside and outside, Pa; temperature inside, K; flux Q/A, kg/(m² s). Result: m/s.
 * Source: birch-1987, eq. 4. Ideal gas, no air drawn in before it has expanded.
 */
export const gasJetVelocity = (
  dischargeCoefficient: number,
  gamma: number,
  molarMass: number,
  insidePa: number,
  outsidePa: number,
  insideK: number,
  fluxKgM2S: number,
): number => {
  const ratio = Math.max(outsidePa / insidePa, criticalRatio(gamma));
  const expanded = 1 - ratio ** ((gamma - 1) / gamma);
  const throat = Math.sqrt(((2 * gamma) / (gamma - 1)) * ((gasConstant * insideK) / molarMass) * Math.max(0, expanded));
  return dischargeCoefficient * throat + (ratio * insidePa - outsidePa) / fluxKgM2S;
};

/** Speed of liquid in the narrowest section of its jet, m/s: u = Q/(Cd A ρl). kg/(m² s), kg/m³. Source ccps-1999 (RELEASE). */
export const liquidJetVelocity = (fluxKgM2S: number, liquidDensity: number): number =>
  fluxKgM2S / (liquidDischargeCoefficient * liquidDensity);

/** A jet from its rate, kg/s, opening, m², speed, m/s, and density once expanded, kg/m³: D = √(4 Q/(π ρ u)). */
export const makeJet = (rateKgS: number, areaM2: number, velocityMs: number, densityKgM3: number): Jet => ({
  rateKgS,
  openingM: Math.sqrt((4 * areaM2) / Math.PI),
  velocityMs,
  diameterM: Math.sqrt((4 * rateKgS) / (Math.PI * densityKgM3 * velocityMs)),
});
